import Foundation
import TestSupport

/// A headless browser that opens a page and returns what its script wrote.
enum Chromium {
  /// What the system asks for.
  struct Settings: Hashable, CustomStringConvertible {
    var isDark: Bool
    var wantsContrast: Bool
    var hasP3: Bool

    var description: String {
      (isDark ? "dark" : "light") + (wantsContrast ? ", more contrast" : "")
        + (hasP3 ? ", Display P3" : "")
    }

    /// Blink's enumerations: dark is 0 and light 1; more contrast is 0 and no preference 3.
    fileprivate var options: [String] {
      [
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1),"
          + "preferredContrast=\(wantsContrast ? 0 : 3)",
        "--force-color-profile=\(hasP3 ? "display-p3-d65" : "srgb")",
      ]
    }
  }

  /// Opens a page and decodes the JSON in the text of its element `result`.
  static func result<Result: Decodable>(
    of page: String, _ settings: Settings, as: Result.Type
  ) throws -> Result {
    let directory = try TemporaryDirectory()
    let file = try directory.write(Array(page.utf8), to: "page.html")
    // A profile of its own, so that browsers can run side by side.
    let profile = directory.url.appendingPathComponent("profile").path
    let run = try run(
      "chromium",
      ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile)"]
        + settings.options + ["--dump-dom", file.absoluteString])
    guard let start = run.stdout.range(of: "<pre id=\"result\">"),
      let end = run.stdout.range(of: "</pre>", range: start.upperBound..<run.stdout.endIndex)
    else { throw Failure(status: run.status, message: run.stderr) }
    let text = run.stdout[start.upperBound..<end.lowerBound]
      .replacingOccurrences(of: "&amp;", with: "&")
    return try JSONDecoder().decode(Result.self, from: Data(text.utf8))
  }

  /// The browser is missing or did not get to the end of the page.
  struct Failure: Error {
    let status: Int32
    let message: String
  }
}
