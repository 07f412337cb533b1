import Palette
import Testing

@testable import PaletteFormats

/// Roles whose names have points, in groups.
@Suite struct NestedTokenTests {
  private static func palette(_ roles: [String], ramps: [String] = ["grey"]) -> ColorPalette {
    ColorPalette(
      name: "x",
      ramps: ramps.map { name in
        var ramp = Samples.small.ramps[1]
        ramp.name = name
        return ramp
      },
      roles: roles.map { ResolvedRole(name: $0, colors: Samples.small.roles[0].colors) })
  }

  private static func paths(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws -> [String] {
    let file = try DTCGTokenFiles.write(palette, options)[0]
    return try DTCGReader.read(file.bytes, file: file.path, isStrict: true).colors
      .map { $0.path.joined(separator: "/") }
      .filter { path in
        !["color/grey/", "grey/"].contains { path.lowercased().hasPrefix($0) }
      }
  }

  static let cases: [(roles: [String], ramps: [String], paths: [String])] = [
    (["text.primary", "text.muted"], ["grey"], ["color/text/primary", "color/text/muted"]),
    (["a.b.c", "a.d"], ["grey"], ["color/a/b/c", "color/a/d"]),
    // Where a token has the name of the group, or a ramp, there is no group of it.
    (["text", "text.primary"], ["grey"], ["color/text", "color/text-primary"]),
    (["text.primary", "text"], ["grey"], ["color/text-primary", "color/text"]),
    (["grey.hover"], ["grey"], ["color/grey-hover"]),
    (["a.b", "a.b.c"], ["grey"], ["color/a/b", "color/a-b-c"]),
    ([".a", "b.", "c..d", "e. "], ["grey"], ["color/a", "color/b", "color/c-d", "color/e"]),
    (["a.b.c.d.e.f.g.h.i"], ["grey"], ["color/a-b-c-d-e-f-g-h-i"]),
  ]

  @Test(arguments: cases.indices)
  func places(_ index: Int) throws {
    let (roles, ramps, paths) = Self.cases[index]
    #expect(try Self.paths(Self.palette(roles, ramps: ramps)) == paths)
  }

  @Test("Groups stay, and what is said about them")
  func roundTrip() throws {
    let text = """
      { "color": { "$type": "color",
        "grey": { "1": { "$value": "#fff" }, "2": { "$value": "#888" }, "3": { "$value": "#000" } },
        "text": { "$description": "Ink.", "primary": { "$value": "#000" },
          "on": { "$deprecated": true, "dark": { "$value": "#fff" } } } } }
      """
    let reading = try PaletteDocument.read(.file("light.tokens.json", text))
    guard case .palette(let palette) = reading.document else { return }
    #expect(palette.roles.map(\.name) == ["text.primary", "text.on.dark"])
    #expect(reading.notes.filter(\.isLoss).isEmpty)
    let file = String(decoding: try DTCGTokenFiles.write(palette)[0].bytes, as: UTF8.self)
    #expect(file.contains("\"text\": {\n      \"$description\": \"Ink.\",\n      \"primary\": {"))
    #expect(file.contains("\"on\": {\n        \"$deprecated\": true,\n        \"dark\": {"))
    let css = try CSSCustomProperties.write(palette)
    #expect(css.contains("/* text: Ink. */\n\n    --color-text-primary: "))
    #expect(css.contains("/* text.on: Deprecated. */\n\n    --color-text-on-dark: "))
    #expect(
      OutputFormat.tokensStudio.losses(of: palette)
        == ["1 description of groups", "1 deprecation of groups"])
  }

  @Test("Names that one case makes one are refused, and nothing crashes")
  func everyCase() throws {
    var options = WriteOptions()
    for letterCase in LetterCase.allCases {
      options.letterCase = letterCase
      for roles in [["a 1", "a1.x"], ["a.1", "a1"], ["a1.2", "a.12"], ["x.y", "x.Y z", "xY"]] {
        for prefix in ["", "color"] {
          options.prefix = prefix
          do {
            #expect(try Self.paths(Self.palette(roles), options).count == roles.count)
          } catch let error as NamingError {
            #expect(error.message.contains("'\(roles[1])'") || error.message.contains(roles[0]))
          }
        }
      }
    }
  }

  @Test("Ramps in groups within groups are told, for their place is kept in the name alone")
  func ramps() throws {
    let steps =
      ##"{ "1": { "$value": "#fff" }, "2": { "$value": "#888" }, "3": { "$value": "#000" } }"##
    func losses(_ colors: String) throws -> [String] {
      try PaletteDocument.read(
        .file("x.tokens.json", "{ \"color\": { \"$type\": \"color\", \(colors) } }")
      )
      .notes.filter(\.isLoss).map(\.message)
    }
    #expect(try losses("\"blue\": \(steps), \"grey\": \(steps)") == [])
    #expect(
      try losses("\"brand\": { \"blue\": \(steps) }, \"grey\": \(steps)") == [
        "1 ramp stands in groups within groups, which are kept in the name alone: "
          + "'color.brand.blue' is 'brand-blue'"
      ])
  }
}
