import Palette
import Testing

@testable import PaletteFormats

@Suite struct XcodeCatalogTests {
  /// One entry of a colour set.
  private func entry(
    _ components: String, space: String = "srgb", appearances: [(String, String)] = [],
    gamut: String? = nil, idiom: String = "universal"
  ) -> String {
    var parts = [#""idiom": "\#(idiom)""#]
    if !appearances.isEmpty {
      let list = appearances.map { #"{ "appearance": "\#($0.0)", "value": "\#($0.1)" }"# }
      parts.append(#""appearances": [\#(list.joined(separator: ", "))]"#)
    }
    if let gamut { parts.append(#""display-gamut": "\#(gamut)""#) }
    parts.append(
      #""color": { "color-space": "\#(space)", "components": { \#(components) } }"#)
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private func set(_ entries: [String]) -> String {
    "{ \"colors\": [\n\(entries.joined(separator: ",\n"))\n], \"info\": { \"version\": 1 } }"
  }

  private func rgb(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000")
    -> String
  {
    #""red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)""#
  }

  private let dark = [("luminosity", "dark")]
  private let high = [("contrast", "high")]

  private func read(_ entries: [String]) throws(InputError) -> FoundColors {
    try XcodeCatalogReader.read(
      .folder("Blue.colorset", ["Contents.json": set(entries)]))
  }

  @Test("BUG-D60: 0xFF, 255, 1.000 and bare numbers")
  func spellings() throws {
    let found = try read([
      entry(rgb("0x1F", "0x7A", "0x4D")),
      entry(rgb("214", "140", "57", "0.500"), appearances: dark),
      entry(rgb("0.043", "0.341", "0.816"), appearances: high),
      entry(
        #""red": 0.5, "green": 0.25, "blue": 1, "alpha": 1"#, appearances: dark + high),
    ])
    #expect(found.colors.map(\.variant) == AppearanceVariant.allCases)
    // Half opaque is 127.5 of 255.
    #expect(found.colors.map(\.color.hex) == ["#1f7a4d", "#d68c3980", "#0b57d0", "#8040ff"])
    #expect(found.colors.map(\.path) == Array(repeating: ["Blue"], count: 4))
    #expect(found.colors.map(\.position.line) == [2, 3, 4, 5])
    #expect(found.colors[0].position.file == "Blue.colorset/Contents.json")
    #expect(found.notes.isEmpty)
  }

  @Test(
    "BUG-D60: what is no component is never 0",
    arguments: [
      "\"\"", "\"256\"", "\"0x100\"", "\"0xGG\"", "\"1.5\"", "\"-1\"", "\"+5\"", "\"50%\"", "255",
      "-1",
      "true", "null", "\"nan\"", "\"1,000\"", "\"0x\"", "\" 1\"",
    ])
  func unknownSpelling(_ component: String) {
    let error = #expect(throws: InputError.self) {
      try read([entry(#""red": \#(component), "green": "0.5", "blue": "0.5""#)])
    }
    #expect(error?.message.hasPrefix("a component is written as") == true)
    #expect(error?.position?.line == 2)
  }

  /// 0.5 to the power of 2.2 is 0.2176 in linear light, in sRGB 128.3 of 255; P3's red is clipped
  /// to sRGB's; linear 0.2159 is 128 of 255.
  @Test(
    arguments: [
      ("gray-gamma-22", #""white": "0.500", "alpha": "1.000""#, "#808080", false),
      ("extended-gray", #""white": "1.000""#, "#ffffff", false),
      ("display-p3", #""red": "1.000", "green": "0.000", "blue": "0.000""#, "#ff0000", true),
      ("display-p3", #""red": "0.500", "green": "0.500", "blue": "0.500""#, "#808080", false),
      ("extended-srgb", #""red": "1.200", "green": "-0.100", "blue": "0.000""#, "#ff0000", true),
      ("extended-linear-srgb", #""red": 0.216, "green": 0.216, "blue": 1"#, "#8080ff", false),
    ])
  func spaces(_ space: String, _ components: String, _ hex: String, _ isClipped: Bool) throws {
    let found = try read([entry(components, space: space)])
    #expect(found.colors.map(\.color.hex) == [hex])
    #expect(found.notes.count == (isClipped ? 1 : 0))
  }

  @Test func unknownSpace() {
    let error = #expect(throws: InputError.self) {
      try read([entry(rgb("1.0", "1.0", "1.0"), space: "display-P3")])
    }
    #expect(error?.message.contains("did you mean 'display-p3'?") == true)
  }

  @Test("BUG-D58: dark with increased contrast falls back to dark, not to light")
  func missingVariants() throws {
    let found = try read([
      entry(rgb("10", "10", "10")), entry(rgb("20", "20", "20"), appearances: dark),
      entry(rgb("30", "30", "30"), appearances: high),
    ])
    #expect(found.colors.map(\.variant) == AppearanceVariant.allCases)
    #expect(found.colors.map(\.color.hex) == ["#0a0a0a", "#141414", "#1e1e1e", "#141414"])
    let plain = try read([
      entry(rgb("10", "10", "10")), entry(rgb("20", "20", "20"), appearances: dark),
    ])
    #expect(plain.colors.map(\.variant) == [.light, .dark])
  }

  @Test func bothTwinsAreRead() throws {
    let wide = entry(rgb("1.000", "0.000", "0.000"), space: "display-p3", gamut: "display-P3")
    let plain = entry(rgb("0xE0", "0x10", "0x10"), gamut: "sRGB")
    for entries in [[wide, plain], [plain, wide]] {
      let found = try read(entries)
      #expect(found.colors.map(\.color.hex) == ["#e01010"])
      #expect(found.colors.map(\.p3) == [DisplayP3Color(rounding: [1, 0, 0])])
      #expect(found.notes.isEmpty)
    }
    // Without a twin the wide colour is the one there is.
    #expect(try read([wide]).notes.allSatisfy { !$0.message.contains("left out") })
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let found = try read([
      entry(rgb("1", "1", "1")), entry(rgb("2", "2", "2"), idiom: "ipad"),
      entry(rgb("3", "3", "3"), appearances: [("luminosity", "tinted")]),
      #"{ "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}] }"#,
      #"{ "idiom": "mac", "color": { "platform": "osx", "reference": "controlAccentColor" } }"#,
    ])
    #expect(found.colors.map(\.color.hex) == ["#010101"])
    #expect(found.notes.map(\.position?.line) == [2, 3, 4, 5, 6])
    #expect(found.notes[0].message.contains("levels of 255"))
    #expect(found.notes[4].message.contains("'controlAccentColor'"))
  }

  @Test func twoForOneAppearance() {
    let error = #expect(throws: InputError.self) {
      try read([entry(rgb("1", "1", "1")), entry(rgb("2", "2", "2"))])
    }
    #expect(error?.message.contains("two entries are for the same appearance") == true)
    #expect(error?.position?.line == 3)
  }

  @Test func groupsAndNamespaces() throws {
    let color = set([entry(rgb("10", "10", "10"))])
    let space = #"{ "info": {}, "properties": { "provides-namespace": true } }"#
    let found = try XcodeCatalogReader.read(
      .folder(
        "App.xcassets",
        [
          "Contents.json": "{ \"info\": {} }", "Icon.appiconset/Contents.json": "{}",
          "Icon.appiconset/a.colorset/Contents.json": "not read",
          "Text.colorset/Contents.json": color,
          "Blue/Contents.json": space, "Blue/500.colorset/Contents.json": color,
          "Grey/Contents.json": "{}", "Grey/grey500.colorset/Contents.json": color,
          "One/same.colorset/Contents.json": color, "Two/same.colorset/Contents.json": color,
        ]))
    #expect(
      found.colors.map(\.path) == [
        ["Blue", "500"], ["grey500"], ["One", "same"], ["Text"], ["Two", "same"],
      ])
    #expect(found.notes.map(\.message).count == 1)
    #expect(found.notes[0].message.hasPrefix("2 colour sets are called 'same'"))
    #expect(found.notes[0].position?.file == "App.xcassets/One/same.colorset/Contents.json")
  }

  @Test func aCatalogWithoutColors() {
    let error = #expect(throws: InputError.self) {
      try XcodeCatalogReader.read(.folder("A.xcassets", ["Contents.json": "{}"]))
    }
    #expect(error?.message.contains("no colour set") == true)
  }

  @Test func foldersWithoutEnd() {
    struct Endless: FileTree {
      func bytes(of path: String) throws(InputError) -> [UInt8] { Array("{}".utf8) }
      func names(in folder: String) throws(InputError) -> [String] { ["a", "b", "Contents.json"] }
    }
    let error = #expect(throws: InputError.self) {
      try XcodeCatalogReader.read(
        InputFile(name: "A.xcassets", bytes: nil, files: Endless(), path: "", folder: "A.xcassets"))
    }
    #expect(error?.message.contains("does a link lead back?") == true)
  }
}
