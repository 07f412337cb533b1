import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

@Suite struct AndroidResourcesTests {
  private func hex(_ color: HexColor) -> String {
    let digits = color.hex.dropFirst().uppercased()
    return "0x"
      + (digits.count == 8 ? String(digits.suffix(2) + digits.prefix(6)) : "FF" + digits)
      .lowercased()
  }

  @Test("Words of Java are no names of resources, with no word before them")
  func reservedWords() throws {
    var palette = NativeSamples.small
    let words = ["class", "return", "new", "default", "true", "static", "int", "Goto"]
    palette.roles = (words + ["page"]).map {
      ResolvedRole(name: $0, colors: NativeSamples.small.roles[0].colors)
    }
    var options = WriteOptions()
    options.prefix = ""
    let directory = try TemporaryDirectory()
    try directory.write(try AndroidResources.write(palette, options))
    try directory.write(Array("<manifest package=\"a.b\"/>".utf8), to: "AndroidManifest.xml")
    let generated = directory.url.appendingPathComponent("java")
    try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
    _ = try expectSuccess(
      "aapt", ["package", "-f", "-m", "-J", "java", "-S", "res", "-M", "AndroidManifest.xml"],
      directory: directory)
    let java = try String(
      contentsOf: generated.appendingPathComponent("a/b/R.java"), encoding: .utf8)
    for word in words {
      let word = word.lowercased()
      #expect(java.contains(" int \(word)_color=") && java.contains(" int \(word)Color="))
    }
    #expect(java.contains(" int page="))
  }

  @Test("Android's own compiler makes resources of it", arguments: ["small", "awkward"])
  func compiles(_ sample: String) throws {
    let palette = sample == "small" ? NativeSamples.small : NativeSamples.awkward
    let directory = try TemporaryDirectory()
    let files = try AndroidResources.write(palette)
    try directory.write(files)
    _ = try expectSuccess(
      "xmllint", ["--noout", "--nonet"] + files.map(\.path), directory: directory)
    try directory.write(Array("<manifest package=\"a.b\"/>".utf8), to: "AndroidManifest.xml")
    _ = try expectSuccess(
      "aapt", ["package", "-f", "-S", "res", "-M", "AndroidManifest.xml", "-F", "a.apk"],
      directory: directory)
    let dump = try expectSuccess(
      "aapt", ["dump", "--values", "resources", "a.apk"], directory: directory)

    // Lines of `dump` are 'config night-v8:' and 'resource 0x… a.b:color/name: t=0x1c d=0xff2f6fd6 …'.
    var values: [String: String] = [:]
    var styles: Set<String> = []
    var attributes: Set<String> = []
    var configuration = ""
    for line in dump.split(separator: "\n") {
      if let match = line.firstMatch(of: /^ *config (.*):$/) { configuration = String(match.1) }
      if let match = line.firstMatch(of: /resource 0x\w+ a\.b:color\/(\w+): t=0x\w+ d=(0x\w+)/) {
        values["\(match.1) \(configuration)"] = String(match.2)
      }
      if let match = line.firstMatch(of: /resource 0x\w+ a\.b:style\/([\w.]+): </) {
        styles.insert(String(match.1))
      }
      if let match = line.firstMatch(of: /resource 0x\w+ a\.b:attr\/(\w+): </) {
        attributes.insert(String(match.1))
      }
    }
    var expected: [String: String] = [:]
    for color in try palette.namedColors(prefix: "palette") {
      for variant in AppearanceVariant.allCases {
        let name = color.words.ascii.snake + (variant.contrast == .standard ? "" : "_high_contrast")
        let key = name + (variant.appearance == .light ? " (default)" : " night-v8")
        expected[key] = color.values.nearest(to: variant).map { hex($0.color) }
        // BUG-D41
        #expect(name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil)
      }
    }
    #expect(values == expected)
    let theme = try MemberNames.type(palette.name)
    #expect(styles == ["ThemeOverlay.\(theme)", "ThemeOverlay.\(theme).HighContrast"])
    #expect(attributes.count == expected.count / 4)
  }

  @Test func roundTrip() throws {
    for palette in [NativeSamples.small, Expectation.levels] {
      let input = try OutputFormat.android.written(palette, below: "res")
      let found = try AndroidColorsReader.read(input)
      #expect(found.notes.isEmpty)
      let (read, _) = try RampFinder.palette(from: found, file: "res")
      var expected = palette
      for index in expected.roles.indices {
        let name = NameWords(expected.roles[index].name)
        expected.roles[index].name = name.snake
      }
      #expect(Expectation.summary(read) == Expectation.summary(expected))
    }
  }

  @Test("BUG-D40: alpha comes first, and only where there is one")
  func alpha() throws {
    let palette = ColorPalette(
      name: "x", ramps: [],
      roles: [
        ResolvedRole(
          name: "veil",
          colors: PerAppearance { _ in
            HexColor(SRGB8(red: 51, green: 102, blue: 153), alpha: 77)
          }),
        ResolvedRole(name: "plain", colors: PerAppearance { _ in Samples.color("#3e6f90") }),
      ])
    let text = String(decoding: try AndroidResources.write(palette)[1].bytes, as: UTF8.self)
    #expect(text.contains("<color name=\"palette_veil\">#4D336699</color>"))
    #expect(text.contains("<color name=\"palette_plain\">#3E6F90</color>"))
  }

  private func roles(_ names: [String]) -> ColorPalette {
    ColorPalette(
      name: "x", ramps: [],
      roles: names.map {
        ResolvedRole(name: $0, colors: PerAppearance { _ in Samples.color("#1f7a4d") })
      })
  }

  @Test("BUG-D41: names are of a-z, 0-9 and _, and distinct or refused")
  func names() throws {
    let error = #expect(throws: NamingError.self) {
      try AndroidResources.write(roles(["Blue 500", "500", "Blue-500", "blue.500", "Bläu"]))
    }
    #expect(
      error?.message == "role 'Blue 500', role 'Blue-500' and role 'blue.500' would all be written "
        + "as 'palette_blue_500': rename all but one")
    var options = WriteOptions()
    options.prefix = ""
    let file = try AndroidResources.write(
      roles(["Blue 500", "500", "Bläu", "Straße", "٣", "青"]), options)[1]
    let text = String(decoding: file.bytes, as: UTF8.self)
    let names = text.matches(of: /name="([^"]*)"/).map { String($0.1) }
    let standard = ["blue_500", "color_500", "blau", "strasse", "color_3", "u9752"]
    #expect(names == standard + standard.map { $0 + "_high_contrast" })
  }

  @Test("A role may not be taken for the increased contrast of another")
  func suffix() {
    let error = #expect(throws: NamingError.self) {
      try AndroidResources.write(roles(["text", "text high contrast"]))
    }
    #expect(error?.message.contains("the increased contrast of role 'text'") == true)
  }

  @Test func paletteInOneAppearance() throws {
    var palette = NativeSamples.small
    palette.roles = []
    for index in palette.ramps.indices {
      palette.ramps[index].swatches = PerAppearance<[Swatch]>()
      palette.ramps[index].swatches[.light] = [Swatch(.white), Swatch(.black), Swatch(.black)]
    }
    let files = try AndroidResources.write(palette)
    #expect(!files.contains { $0.path.contains("night") })
    #expect(!files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("high_contrast") })
  }
}
