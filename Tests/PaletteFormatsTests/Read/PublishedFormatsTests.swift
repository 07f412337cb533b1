import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// Published palettes written in the formats they come in, read back and judged: every count and
/// every weakest pair must be what an independent program found in the colours themselves.
@Suite struct PublishedFormatsTests {
  private struct Line {
    var ramp: String
    var variant: AppearanceVariant
    var colors: [String]
  }

  private static let grades = [
    "50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950",
  ]

  private func lines(_ palette: String) throws -> [Line] {
    let rows = try CSVTable("published-palettes.csv").rows.filter {
      $0.text("palette") == palette
    }
    return try rows.map { row in
      Line(
        ramp: row.text("ramp"),
        variant: try #require(AppearanceVariant(rawValue: row.text("appearance"))),
        colors: row.text("colors").split(separator: " ").map(String.init))
    }
  }

  private func check(_ input: InputFile, _ palette: String) throws {
    let reading = try PaletteDocument.read(input)
    guard case .palette(let read) = reading.document else {
      Issue.record("\(palette) was read as a palette file")
      return
    }
    #expect(reading.notes.isEmpty, "\(reading.notes)")
    let verification = Verifier.verify(read)
    let expected = try CSVTable("published-palette-verdicts.csv").rows.filter {
      $0.text("palette") == palette
    }
    try #require(expected.count >= 3 && verification.summary.count == expected.count)
    for (found, row) in zip(verification.summary, expected) {
      #expect(found.variant.rawValue == row.text("appearance"))
      #expect(Double(found.own.pairs) == row.number("ownPairs"))
      #expect(Double(found.own.failures) == row.number("ownFailures"), "\(row)")
      #expect(Double(found.all.pairs) == row.number("allPairs"))
      #expect(Double(found.all.failures) == row.number("allFailures"), "\(row)")
      #expect(abs(try #require(found.least) - row.number("least")) <= 5e-7)
      let names = [row.text("lighterNumbered"), row.text("other")].map(plain)
      #expect(found.leastPair.map(plain) == names)
    }
  }

  /// Formats have their own ways to join words.
  private func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  @Test("Tailwind 4, as @theme")
  func tailwind() throws {
    let properties = try lines("tailwind-v4").flatMap { line in
      zip(Self.grades, line.colors).map { "  --color-\(line.ramp)-\($0): \($1);" }
    }
    try check(
      .file("theme.css", "@theme {\n\(properties.joined(separator: "\n"))\n}\n"), "tailwind-v4")
  }

  @Test("Carbon, as an asset catalog")
  func carbonCatalog() throws {
    try check(.folder("Carbon.xcassets", catalog(try lines("carbon"))), "carbon")
  }

  @Test("Fiori, as an asset catalog of four appearances", arguments: ["fiori-v7", "fiori-v8"])
  func fioriCatalog(_ name: String) throws {
    try check(.folder("Fiori.xcassets", catalog(try lines(name))), name)
  }

  @Test("Carbon, as resources of Android")
  func carbonAndroid() throws {
    let colors = try lines("carbon").flatMap { line in
      line.colors.enumerated().map { index, hex in
        "<color name=\"\(snake(line.ramp))_\((index + 1) * 10)\">\(hex)</color>"
      }
    }
    try check(
      .folder(
        "res", ["values/colors.xml": "<resources>\n\(colors.joined(separator: "\n"))</resources>"]),
      "carbon")
  }

  @Test("Open Color, as a palette of GIMP")
  func openColor() throws {
    let colors = try lines("open-color").flatMap { line in
      try line.colors.enumerated().map { index, hex in
        let color = try SRGB8(hex: hex)
        return "\(color.red) \(color.green) \(color.blue)\t\(line.ramp) \(index)"
      }
    }
    try check(
      .file(
        "open-color.gpl", "GIMP Palette\nName: Open Color\n#\n" + colors.joined(separator: "\n")),
      "open-color")
  }

  @Test("Harmony, as design tokens")
  func harmony() throws {
    let groups = try lines("harmony").map { line in
      let tokens = try zip(Self.grades, line.colors).map { grade, hex in
        let color = try SRGB8(hex: hex)
        let components = [color.red, color.green, color.blue].map { "\(Double($0) / 255)" }
        return "\"\(grade)\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", "
          + "\"components\": [\(components.joined(separator: ", "))], \"hex\": \"\(hex)\" } }"
      }
      return "\"\(line.ramp)\": {\n\(tokens.joined(separator: ",\n"))\n}"
    }
    try check(.file("harmony.tokens.json", "{\n\(groups.joined(separator: ",\n"))\n}\n"), "harmony")
  }

  private func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }

  /// A catalog with a group for each ramp.
  private func catalog(_ lines: [Line]) -> [String: String] {
    var entries: [String: [String]] = [:]
    // Folders are read by name, and of equal pairs the first ramp's is told.
    let ramps = Array(Set(lines.map(\.ramp)))
    let order = ramps.sorted { one, other in
      let places = [one, other].map { name in lines.firstIndex { $0.ramp == name } ?? 0 }
      return places[0] < places[1]
    }
    for line in lines {
      for (index, hex) in line.colors.enumerated() {
        let digits = Array(hex.dropFirst())
        let channels = stride(from: 0, to: 6, by: 2).map { "0x" + String(digits[$0..<$0 + 2]) }
        var appearances: [String] = []
        if line.variant.appearance == .dark {
          appearances.append(#"{ "appearance": "luminosity", "value": "dark" }"#)
        }
        if line.variant.contrast == .increased {
          appearances.append(#"{ "appearance": "contrast", "value": "high" }"#)
        }
        let group = 100 + (order.firstIndex(of: line.ramp) ?? 0)
        let place = "\(group)/\(line.ramp)\(index + 1).colorset/Contents.json"
        entries[place, default: []].append(
          #"{ "idiom": "universal", "appearances": [\#(appearances.joined(separator: ", "))], "#
            + #""color": { "color-space": "srgb", "components": { "red": "\#(channels[0])", "#
            + #""green": "\#(channels[1])", "blue": "\#(channels[2])", "alpha": "1.000" } } }"#)
      }
    }
    return entries.mapValues {
      "{ \"colors\": [\n\($0.joined(separator: ",\n"))\n], \"info\": {} }"
    }
  }
}
