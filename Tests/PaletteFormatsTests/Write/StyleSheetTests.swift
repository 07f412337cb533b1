import Palette
import Testing

@testable import PaletteFormats

/// Names, values and round trips of style sheets, without a browser.
@Suite struct StyleSheetTests {
  static let formats = [OutputFormat.css, .cssMedia, .tailwind, .tailwind3, .scss, .less]
    .map(\.name)

  private func format(_ name: String) throws -> OutputFormat {
    try #require(OutputFormat.all.first { $0.name == name })
  }

  // As `css` itself in `CSSRoundTripTests`.
  @Test(arguments: ["css-media", "tailwind"], [Samples.small, Samples.awkward])
  func ownOutputReadsBack(_ name: String, _ palette: ColorPalette) throws {
    let css = try StyleSheetCompilers.text(try format(name), palette)
    let found = try CSSReader.read(Array(css.utf8), file: "a.css")
    let reference = try CSSReader.read(
      Array(try CSSCustomProperties.write(palette).utf8), file: "a.css")
    #expect(found.colors.map(\.path) == reference.colors.map(\.path))
    #expect(found.colors.map(\.variant) == reference.colors.map(\.variant))
    #expect(found.colors.map(\.color) == reference.colors.map(\.color))
  }

  @Test(arguments: ["css", "css-media", "tailwind"])
  func textStylesAreNoColors(_ name: String) throws {
    let css = try StyleSheetCompilers.text(try format(name), StyleSheetCompilers.styled)
    let found = try CSSReader.read(Array(css.utf8), file: "a.css")
    #expect(Set(found.colors.map(\.path)).count == 8)
    #expect(found.notes.isEmpty)
  }

  @Test func paletteWithoutDarkStaysLight() throws {
    var palette = Samples.small
    palette.roles = []
    for index in palette.ramps.indices {
      for variant in AppearanceVariant.allCases where variant != .light {
        palette.ramps[index].swatches[variant] = nil
      }
    }
    for name in Self.formats where name != "tailwind3" {
      let text = try StyleSheetCompilers.text(try format(name), palette)
      for word in ["dark", "contrast: more", "data-", "increased"] {
        // The standard rule of `css` has an attribute in any case.
        if name == "css", word == "data-" { continue }
        #expect(!text.contains(word), "\(name): \(word)")
      }
      #expect(text.contains("blue-2: #2f6fd6;"), "\(name)")
    }
  }

  // Roles are all a palette of no ramps has.
  @Test func rolesAloneFollowTheAppearance() throws {
    var palette = Samples.small
    palette.ramps = []
    let css = try CSSCustomProperties.write(palette)
    #expect(css.contains(":root { color-scheme: light dark; }"))
    #expect(css.contains("[data-contrast=\"more\"]"))
  }

  // BUG-D58: the dark colour, not the strong one of light pages.
  @Test(arguments: ["css", "css-media", "tailwind"])
  func missingAppearanceFallsBack(_ name: String) throws {
    var palette = Samples.small
    palette.roles[0].colors[.darkIncreasedContrast] = nil
    let css = try StyleSheetCompilers.text(try format(name), palette)
    let found = try CSSReader.read(Array(css.utf8), file: "a.css").colors.filter {
      $0.path == ["--color-text-secondary"]
    }
    #expect(found.map(\.color.hex) == ["#66707a", "#99a3ad", "#4a535c", "#99a3ad"])
    #expect(found.map(\.variant) == AppearanceVariant.allCases)
  }

  // BUG-D56: the same bytes from the same palette.
  @Test(arguments: formats)
  func outputIsStable(_ name: String) throws {
    let format = try format(name)
    for palette in [Samples.small, Samples.awkward, StyleSheetCompilers.styled] {
      let first = try format.write(palette)
      for _ in 0..<20 { #expect(try format.write(palette) == first) }
    }
  }

  @Test func prefixAndCase() throws {
    var options = WriteOptions()
    (options.prefix, options.letterCase, options.steps) = ("acme", .snake, nil)
    let expected = [
      "css": ["--acme_blue_1: light-dark(", "--acme_text_body_size: clamp("],
      "css-media": ["--acme_text_secondary: #", "--acme_text_title_weight: 700;"],
      "tailwind": ["--color-acme_text_secondary: ", "--text-acme_body--font-weight: 400;"],
      "tailwind3": [
        "'acme_text_secondary': 'var(--acme_text_secondary)',",
        "'acme_body': ['var(--acme_text_body_size)', { fontWeight: 'var(--acme_text_body_weight)'",
      ],
      "scss": ["$acme_blue_1: #e3eeff;", "$acme_palette: (", "    \"text_secondary\": #"],
      "less": ["@acme_blue_1_dark_increased_contrast: #0a1729;"],
    ]
    for name in Self.formats {
      let text = try StyleSheetCompilers.text(
        try format(name), StyleSheetCompilers.styled, options)
      for part in try #require(expected[name]) { #expect(text.contains(part), "\(name): \(part)") }
    }
  }

  // BUG-D53: both sources are named.
  @Test(arguments: formats)
  func collisionsAreRefused(_ name: String) throws {
    var palette = Samples.small
    palette.ramps.append(Ramp(name: "Blue", swatches: palette.ramps[0].swatches))
    let error = #expect(throws: NamingError.self) { try self.format(name).write(palette) }
    #expect(error?.message.contains("step 1 of ramp 'blue' and step 1 of ramp 'Blue'") == true)

    palette = StyleSheetCompilers.styled
    palette.textStyles.append(TextStyle(name: "Body", size: 1, weight: 1))
    let other = #expect(throws: NamingError.self) { try self.format(name).write(palette) }
    #expect(other?.message.contains("text style 'body' and text style 'Body'") == true)
  }

  @Test func mapOfSassIsNoColor() throws {
    var palette = Samples.small
    palette.roles[0].name = "palette"
    var options = WriteOptions()
    options.prefix = ""
    let error = #expect(throws: NamingError.self) { try OutputFormat.scss.write(palette, options) }
    #expect(error?.message.contains("role 'palette'") == true)
  }

  // Two ramps whose steps differ would still share a key.
  @Test(arguments: ["tailwind3", "scss"])
  func rampsOfOneKeyAreRefused(_ name: String) throws {
    var palette = Samples.small
    palette.ramps.append(
      Ramp(name: "Blue", stepNames: ["7", "8", "9"], swatches: palette.ramps[0].swatches))
    let error = #expect(throws: NamingError.self) { try self.format(name).write(palette) }
    #expect(error?.message.contains("ramp 'blue' and ramp 'Blue'") == true)
  }

  // A role that has the name of a ramp stands among its steps.
  @Test func roleOfARampsNameIsItsDefault() throws {
    var palette = Samples.small
    palette.roles[0].name = "blue"
    let preset = try StyleSheetCompilers.text(.tailwind3, palette)
    #expect(preset.contains("'blue': {\n          DEFAULT: 'var(--color-blue)',"))
  }

  // BUG-D34, BUG-D47, BUG-D48: every byte and every alpha comes back from what is written.
  @Test(arguments: formats.filter { $0 != "tailwind3" })
  func valuesLoseNothing(_ name: String) throws {
    let alphas = Array(UInt8.min...UInt8.max)
    var palette = Samples.small
    palette.ramps = []
    palette.roles = alphas.map { alpha in
      var colors = PerAppearance<HexColor>()
      colors[.light] = HexColor(
        SRGB8(red: alpha, green: 255 - alpha, blue: 0xed), alpha: alpha)
      return ResolvedRole(name: "a\(alpha)", colors: colors)
    }
    let text = try StyleSheetCompilers.text(try format(name), palette)
    let lines = text.split(separator: "\n").filter { $0.contains("a") && $0.hasSuffix(";") }
    let values = lines.compactMap { line in
      line.wholeMatch(of: /\s*(?:--|\$|@)color-(a\d+): (.*);/).map { "--\($0.1): \($0.2);" }
    }
    let css = ":root {\(values.prefix(256).joined(separator: "\n"))}"
    #expect(try StyleSheetCompilers.colors(css) == palette.roles.map { $0.colors[.light]?.hex })
    // BUG-D49, BUG-D55: neither exponents nor commas in numbers.
    #expect(!text.contains(/\de-?\d*[,)\/]/) && !text.contains(/\d,\d/))
  }

  @Test func everyFormatSaysWhatItLacks() throws {
    #expect(OutputFormat.css.lacks == nil)
    for format in [OutputFormat.cssMedia, .tailwind, .tailwind3, .scss, .less] {
      #expect(format.lacks?.isEmpty == false)
    }
  }
}
