import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// Names made to break out of what is written.
@Suite struct HostileNamesTests {
  private static let pieces = [
    "\"", "'", "\\", "`", "\\(", ")", "*/", "/*", "//", "\n", "\r\n", "\u{2028}", "\u{85}", "}",
    "{",
    ";", ":", "<", "</style>", "-->", "#if", "@import", "$", "\u{0}", "\u{1b}[2J", "\u{202e}",
    "\u{200d}", "\u{feff}", " ", ".", "-", "_", "%", "url(", "!important", "é", "e\u{301}", "ß",
    "İ",
    "🎨", "👩‍🚀", "½", "²", "µ", "ª", "٣", "青", "\u{3164}", "\u{e0041}", "A", "z", "7", "Type", "init",
    "default", "self", "\u{301}", "ǅ", "ﬁ", "\u{e000}", "\u{10ffff}",
  ]

  /// Fifty palettes whose every name is random pieces and, to keep them apart, a number in letters.
  static let palettes: [ColorPalette] = {
    var generator = SeededGenerator(seed: 52)
    func name(_ index: Int) -> String {
      let letters = String(index).unicodeScalars.map { UnicodeScalar(UInt8($0.value) + 49) }
      var text = ""
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      return text + String(String.UnicodeScalarView(letters))
        + (pieces.randomElement(using: &generator) ?? "")
    }
    return (0..<50).map { palette in
      let ramps = (0..<4).map { index in
        Ramp(
          name: name(palette * 100 + index), stepNames: ["1", name(index), "3"],
          swatches: PerAppearance { _ in (0..<3).map { Swatch(SRGB8(gray: UInt8($0))) } })
      }
      let roles = (4..<8).map { index in
        ResolvedRole(
          name: name(palette * 100 + index),
          colors: PerAppearance { _ in HexColor(.black, alpha: 128) })
      }
      return ColorPalette(name: name(palette), ramps: ramps, roles: roles)
    }
  }()

  @Test func jsonHoldsThemAndNothingElse() throws {
    for palette in Self.palettes {
      let text = ResultJSON.write(palette)
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let file = try #require(json as? [String: Any])
      #expect(file["name"] as? String == palette.name)
      #expect((file["ramps"] as? [String: Any])?.count == 4)
      let read = try ResultJSON.read(Array(text.utf8), file: "x")
      #expect(read.ramps.map(\.name) == palette.ramps.map(\.name))
      #expect(read.ramps.map(\.stepNames) == palette.ramps.map(\.stepNames))
      #expect(read.roles == palette.roles)
      // No name can add a line.
      let ramps = 4 * (4 * (3 + 2) + 2)
      #expect(text.split(whereSeparator: \.isNewline).count == 20 + ramps)
    }
  }

  // BUG-D52: each line is one declaration of one property that begins with `--color-`.
  @Test func cssHasOnlyDeclarations() throws {
    let isSafe: @Sendable (Character) -> Bool = { character in
      character == "-" || character == "\\" || character == " "
        || character.unicodeScalars.allSatisfy {
          $0.value >= 0x80
            ? !$0.isControl && !$0.properties.isWhitespace && $0.properties.isXIDContinue
            : ($0.properties.isLowercase || $0.properties.numericType != nil)
        }
    }
    for palette in Self.palettes {
      let lines = try CSSCustomProperties.write(palette).split(whereSeparator: \.isNewline)
      let comments = lines.filter { $0.hasPrefix("/*") }
      #expect(comments.count == 1 && lines.first == comments.first)
      #expect(comments.first?.dropFirst(2).dropLast(2).contains("*/") == false)
      let declarations = lines.filter { $0.contains("--") && !$0.hasPrefix("/*") }
      // The same sixteen colours for standard contrast, for more, and for more by attribute.
      #expect(declarations.count == 3 * 16)
      #expect(Set(declarations.map { $0.drop { $0 == " " } }).count == 16)
      for line in declarations {
        let parts = line.split(separator: ": ")
        #expect(parts.count == 2)
        let property = parts.first?.drop { $0 == " " } ?? ""
        #expect(property.hasPrefix("--color-") && property.allSatisfy(isSafe), "\(line)")
        #expect(parts.last?.wholeMatch(of: /#[0-9a-f]{6}(80)?;/) != nil, "\(line)")
      }
      #expect(lines.count == 1 + 14 + 3 * 16 - 1)
    }
  }

  /// How a line with a colour looks: what stands around its name, and its value.
  private static let colorLines: [(format: String, count: Int, line: String)] = [
    ("css-media", 9 * 16, " +--color-(.*): #[0-9a-f]{6}(?:80)?;"),
    ("tailwind", 4 * 16, " +--color-(.*): #[0-9a-f]{6}(?:80)?;"),
    ("tailwind3", 16, " +'.*': 'var\\(--color-(.*)\\)',"),
    ("scss", 16, "\\$color-(.*): (?:#[0-9a-f]{6}|rgba\\(0, 0, 0, 0.502\\));"),
    ("scss", 4 * 16, " +\"(.*)\": (?:#[0-9a-f]{6}|rgba\\(0, 0, 0, 0.502\\)),"),
    ("less", 4 * 16, "@color-(.*): (?:#[0-9a-f]{6}|rgba\\(0, 0, 0, 0.502\\));"),
  ]

  // No name adds a line, and every line with a name has nothing else in it.
  @Test(arguments: colorLines.indices)
  func otherStyleSheetsHaveOnlyDeclarations(_ index: Int) throws {
    let (name, count, line) = Self.colorLines[index]
    let pattern = try Regex(line, as: (Substring, Substring).self)
    let patterns = try Self.colorLines.filter { $0.format == name }.map {
      try Regex($0.line, as: (Substring, Substring).self)
    }
    let format = try #require(OutputFormat.all.first { $0.name == name })
    var frames: Set<[String]> = []
    for palette in Self.palettes {
      let lines = try StyleSheetCompilers.text(format, palette).split(whereSeparator: \.isNewline)
      let names = lines.compactMap { $0.wholeMatch(of: pattern)?.1 }
      #expect(names.count == count, "\(palette.name)")
      for name in names {
        let plain = name.replacing(#/\\{1,2}[0-9a-f]{2} /#, with: "x")
        let isPlain = plain.unicodeScalars.allSatisfy {
          $0 == "-" || $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
        }
        #expect(isPlain, "\(name)")
      }
      // What is left is the same for every palette, but for comments and the keys of ramps.
      frames.insert(
        lines.filter { line in
          !line.hasPrefix("/") && !line.hasPrefix("   Import it")
            && !patterns.contains { line.wholeMatch(of: $0) != nil }
            && line.wholeMatch(of: #/ +["'][^"'\\]*["']: [({]/#) == nil
        }.map { String($0) })
      let comment = lines.first ?? ""
      #expect(comment.hasPrefix("/") && comment.contains("Generated by palette from "))
      #expect(comment.dropFirst(2).dropLast(2).contains("*/") == false)
    }
    #expect(frames.count == 1)
  }

  @Test func compilersReadThem() throws {
    func all(_ format: OutputFormat) throws -> [String] {
      try Self.palettes.map { try StyleSheetCompilers.text(format, $0) }
    }
    for compiler in StyleSheetCompilers.Sass.allCases {
      _ = try compiler.compile(try all(.scss).joined(), ["get($palette, \"light\") != null"])
    }
    _ = try StyleSheetCompilers.less(try all(.less).joined(), [])
    let directory = try TemporaryDirectory()
    let presets = try all(.tailwind3).enumerated().map { index, preset in
      try directory.write(Array(preset.utf8), to: "\(index).cjs").path
    }
    let script = "process.argv.slice(1).forEach(path => require(path).theme.extend.colors)"
    let result = try run("node", ["-e", script] + presets)
    #expect(result.status == 0, "\(result.stderr)")
  }

  @Test func swiftCompilesAndHasNoMoreThanItsMembers() throws {
    let sources = try Self.palettes.map { try SwiftSource.write($0) }
    for source in sources {
      let lines = source.split(whereSeparator: \.isNewline)
      #expect(lines.filter { $0.contains("public static let") }.count == 16 + 1)
      let comment = lines.first ?? ""
      #expect(comment.hasPrefix("// Generated by palette from ") && comment.hasSuffix("edit."))
    }
    try SwiftCompiler(for: .plain).typecheck(sources, options: ["-swift-version", "6"])
  }
}
