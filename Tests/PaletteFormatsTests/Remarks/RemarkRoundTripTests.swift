import Palette
import Testing

@testable import PaletteFormats

/// What is said about colours, read and written again.
@Suite struct RemarkRoundTripTests {
  /// Files as a careful person writes them, in the layout we write; every level has remarks.
  private static func tokens(_ file: String, _ paper: String, _ levels: [String]) -> String {
    func color(_ level: String) -> String {
      "\"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": "
        + "[\(level), \(level), \(level)], \"hex\": \"#\(levels[Int(level) ?? 0])\" }"
    }
    return """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "$description": "\(file)",
        "$deprecated": "see the new file",
        "$extensions": { "org.file": [1.50, 2e3, -0, 12345678901234567890] },
        "color": {
          "$description": "All colours.",
          "$extensions": { "com.z": { "b": 1, "a": 0.10, "b2": { "y": [], "x": {} } } },
          "grey": {
            "$description": "No hue.\\nSecond line.",
            "$deprecated": true,
            "1": { \(color("1")), "$description": "\(paper)" },
            "2": { \(color("0")), "$deprecated": "use 1", "$extensions": { "b": null, "a": "\\"\\\\" } },
            "3": { \(color("0")), "$deprecated": false }
          },
          "ink": { \(color("0")), "$description": "For \\"text\\"", "$extensions": { "x.y": true } }
        }
      }

      """
  }

  private static let files = [
    "light.tokens.json": tokens("By day.", "Paper.", ["000000", "ffffff"]),
    "dark.tokens.json": tokens("By night.", "Night sky.", ["000000", "ffffff"]),
    "brand.resolver.json": """
    {
      "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
      "name": "brand",
      "version": "2025.10",
      "description": "The brand.",
      "modifiers": {
        "theme": {
          "description": "appearance and contrast",
          "contexts": {
            "light": [{ "$ref": "light.tokens.json" }],
            "dark": [{ "$ref": "dark.tokens.json" }]
          },
          "default": "light",
          "$extensions": { "x.y": { "k": 1.10 } }
        }
      },
      "resolutionOrder": [
        { "$ref": "#/modifiers/theme" }
      ]
    }

    """,
  ]

  private static func brand() throws -> ColorPalette {
    let written = files.map { WrittenFile(path: $0.key, text: $0.value) }
    return try Remarked.read(written, "brand.resolver.json")
  }

  @Test("Tokens that are read and written are the same to the byte, at every level")
  func dtcg() throws {
    let written = try DTCGTokenFiles.write(try Self.brand())
    #expect(written.count == 3)
    for file in written {
      #expect(String(decoding: file.bytes, as: UTF8.self) == Self.files[file.path], "\(file.path)")
    }
  }

  @Test("Through Style Dictionary and Tokens Studio nothing about single colours is lost")
  func others() throws {
    let brand = try Self.brand()
    let expected = Remarked(brand).ofColors
    #expect(expected.steps[0][.dark]?[0].description == "Night sky.")
    let dictionary = try Remarked.read(try StyleDictionaryFiles.write(brand), as: .styleDictionary)
    #expect(Remarked(dictionary).ofColors == expected)
    let studio = try Remarked.read(
      try OutputFormat.tokensStudio.write(brand), "brand.tokens-studio.json")
    #expect(Remarked(studio).ofColors == expected)
    let again = try Remarked.read(try DTCGTokenFiles.write(studio), "brand.resolver.json")
    #expect(Remarked(again).ofColors == expected)
  }

  /// The descriptions and deprecations of steps and roles in light.
  private static func texts(_ palette: ColorPalette) -> [Remarks] {
    (palette.ramps.flatMap { $0.stepRemarks[.light] ?? [] }
      + palette.roles.map { $0.remarks[.light] ?? Remarks() })
      .map { Remarks(description: $0.description, deprecation: $0.deprecation) }
  }

  @Test(
    "Comments bring descriptions and deprecations back",
    arguments: ["css", "css-media", "tailwind", "android"])
  func comments(_ name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    let files = try format.write(RemarkedSamples.plain)
    let input =
      name == "android"
      ? try format.written(RemarkedSamples.plain, below: "res")
      : InputFile.file(files[0].path, bytes: files[0].bytes)
    let reading = try PaletteDocument.read(input)
    guard case .palette(let palette) = reading.document else { return }
    // Of the third step it is only said that it is deprecated.
    #expect(Self.texts(palette).contains { $0.description == "Links,\nand buttons." })
    let ramp = try #require(palette.ramps.first { $0.name.hasSuffix("blue") })
    #expect(
      (ramp.stepRemarks[.dark] ?? []).map { [$0.description, $0.deprecation?.reason] } == [
        ["Paper.", nil], ["Links,\nand buttons.", nil], [nil, nil],
      ])
    #expect(ramp.stepRemarks[.dark]?[2].deprecation == Deprecation())
    let role = try #require(palette.roles.first { $0.name.contains("secondary") })
    #expect(
      role.remarks[.lightIncreasedContrast]
        == Remarks(description: "Small print.", deprecation: Deprecation(reason: "use text")))
    // What is said about the ramp stands beside no colour, and our own header is nobody's words.
    let lost = reading.notes.filter(\.isLoss).map(\.message)
    #expect(lost == ["1 comment is beside no colour and not kept"])
  }

  /// Format and what it loses of the plain sample.
  static let losses: [(format: String, says: [String])] = [
    ("dtcg", []),
    ("style-dictionary", ["2 descriptions of groups", "1 deprecation of groups"]),
    ("tokens-studio", ["2 descriptions of groups", "1 deprecation of groups"]),
    ("css", ["1 foreign extension"]), ("swift", ["1 foreign extension"]),
    ("react-native", ["1 foreign extension"]),
    (
      "svg",
      ["1 foreign extension", "2 descriptions of groups", "1 deprecation of groups"]
    ),
    (
      "xcassets",
      [
        "3 descriptions", "2 deprecations", "1 foreign extension", "2 descriptions of groups",
        "1 deprecation of groups",
      ]
    ),
    (
      "json",
      [
        "3 descriptions", "2 deprecations", "1 foreign extension", "2 descriptions of groups",
        "1 deprecation of groups",
      ]
    ),
  ]

  @Test("What is lost is counted", arguments: losses.indices)
  func whatIsLostIsCounted(_ index: Int) throws {
    let (name, says) = Self.losses[index]
    let format = try #require(OutputFormat.all.first { $0.name == name })
    let before = Set(format.losses(of: Samples.small))
    #expect(format.losses(of: RemarkedSamples.plain).filter { !before.contains($0) } == says)
  }

  @Test("A palette file's descriptions go along")
  func paletteFile() throws {
    let text = """
      { "name": "x", "description": "Ours.",
        "ramps": { "blue": { "key": "#0070f2", "description": "The sea." }, "grey": { "chroma": 0 } } }
      """
    let definition = try PaletteFile.read(Array(text.utf8), file: "x")
    let css = try CSSCustomProperties.write(try definition.build().palette)
    #expect(css.hasPrefix("/* Generated by palette from x; do not edit.\n   Ours. */\n"))
    #expect(css.contains("    /* blue: The sea. */\n\n    --color-blue-1: "))
    #expect(css.matches(of: /The sea/).count == 1)
  }

  @Test("A colour that was derived says what the one it comes from says")
  func derived() throws {
    var palette = RemarkedSamples.plain
    for index in palette.ramps.indices {
      for variant in [AppearanceVariant.lightIncreasedContrast, .darkIncreasedContrast] {
        palette.ramps[index].stepRemarks[variant] = nil
      }
    }
    let file = try DTCGTokenFiles.write(palette)[3]
    #expect(file.path == "dark-high-contrast.tokens.json")
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("\"$description\": \"Paper.\""))
  }

  @Test("Groups that are nothing in a palette are told, and those without colours are not")
  func groups() throws {
    let reading = try PaletteDocument.read(
      .file(
        "x.tokens.json",
        """
        { "brand": { "$description": "two hues", "$type": "color",
            "blue": { "1": { "$value": "#fff" }, "2": { "$value": "#888" }, "3": { "$value": "#000" } },
            "red": { "$description": "kept",
              "1": { "$value": "#fff" }, "2": { "$value": "#888" }, "3": { "$value": "#000" } } },
          "space": { "$description": "no colour", "$type": "number", "s": { "$value": 1 } },
          "ink": { "$type": "color", "$value": "#000" } }
        """))
    guard case .palette(let palette) = reading.document else { return }
    let lost = reading.notes.filter(\.isLoss)
    #expect(
      lost.map(\.message) == [
        "tokens that are no colours are not read: 1 of type number",
        "2 ramps stand in groups within groups, which are kept in the name alone: 'brand.blue' is "
          + "'brand-blue'",
        "what is said about 1 group of several ramps or roles is not kept: 'brand'",
      ])
    #expect(lost.map(\.position?.line) == [5, 2, 1])
    #expect(palette.ramps.map { $0.remarks[.light]?.description } == [nil, "kept"])
  }
}
