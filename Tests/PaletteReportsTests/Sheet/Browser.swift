import Foundation
import TestSupport
import Testing

/// A headless Chromium that visits sheets, driven by Playwright; axe-core comes along.
enum Browser {
  /// A visit, as `browse.py` takes it.
  struct Visit: Encodable {
    var page: String
    var scheme = "light"
    var contrast = "no-preference"
    var width = 1280
    var height = 900
    var text: Int?
    var script = true
    var media: String?
    var forced = false
    var clicks: [String] = []
    var keys: [String] = []
    var fragment = ""
    var ask: [Question]

    /// What the system asks for, of all four.
    static func inAllSettings(_ page: String, width: Int = 1280, ask: [Question]) -> [Visit] {
      ["light", "dark"].flatMap { scheme in
        ["no-preference", "more"].map { contrast in
          Visit(page: page, scheme: scheme, contrast: contrast, width: width, ask: ask)
        }
      }
    }

    /// What the view for its system's settings is called.
    var setting: String {
      contrast == "more" ? scheme + "IncreasedContrast" : scheme
    }
  }

  enum Question: String, Encodable {
    case axe, text, layout, swatches, views, clipboard, elements, table, switches, address, focus
  }

  /// What was met, as far as it was asked for.
  struct Answer: Decodable {
    var errors: [String]
    var axe: [String]?
    var passes: Int?
    var text: [Text]?
    var layout: Layout?
    var swatches: [Swatch]?
    var views: [String]?
    var clipboard: String?
    var status: String?
    var elements: Elements?
    var table: [[String]]?
    var switches: [[String]]?
    var address: String?
    var focus: Focus?
  }

  struct Focus: Decodable {
    var name: String
    var seen: Bool
  }

  struct Text: Decodable {
    var color: String
    var below: [String]
    var size: Double
    var weight: Int
    var text: String
    var place: String
  }

  struct Layout: Decodable {
    var wide: Double
    var cut: [String]
    var small: [String]
  }

  struct Swatch: Decodable {
    var index: Int
    var level: String
    var label: String
    var texts: [String]
    var pressed: String
  }

  struct Elements: Decodable {
    var counts: [String: Int]
    var handlers: Int
    var injected: Bool
    var title: String
  }

  /// Makes the visits one after another in one browser.
  static func visit(_ visits: [Visit]) throws -> [Answer] {
    let python = try PythonEnvironment(
      "browser", packages: ["playwright==1.65.2", "axe-playwright-python==0.1.8"])
    let chromium = try ["chromium", "chromium-browser", "google-chrome"].first { name in
      try run("which", [name]).status == 0
    }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("browse.py").path
    let path = try run("which", [try #require(chromium, "Chromium is missing")]).stdout
    let input = String(decoding: try JSONEncoder().encode(visits), as: UTF8.self)
    let output = try python.output(
      of: "python3", [script, path.trimmingCharacters(in: .whitespacesAndNewlines)], input: input)
    return try JSONDecoder().decode([Answer].self, from: Data(output.utf8))
  }
}
