import LittleCMS
import Palette
import PaletteFormats
import Testing

@Suite struct PaletteFileTests {
  private static let text = """
    {
      // One of everything.
      "$schema": "https://example.org/palette.schema.json",
      "name": "harbor",
      "description": "What the harbour looks like.", /* and why */
      "space": "cielch",
      "gamut": "profiles/press.icc",
      "rules": [ { "distance": 4, "ratio": 3 }, { "distance": 7, "ratio": 1e1 } ],
      "scope": "ramp",
      "ladder": [99.5, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0],
      "increasedContrast": "every-pair",
      "ramps": {
        "blue": { "key": "0070F2", "description": "The brand." },
        "brand": { "key": "#e20", "keep": "nearest", "step": 7, "hue": -30 },
        "amber": { "hue": [[1, 95], [6, 75], [11, 55]], "vividness": 0.9 },
        "teal": { "hue": 190, "chroma": [[1, 0], [11, 20]] },
        "neutral": { "chroma": 0 },
      },
      "roles": {
        "page": "neutral.1", "text": "neutral.10",
        "separator": { "color": "blue.6", "alpha": 0.37, "increasedAlpha": 0.83 },
        "veil": { "color": "blue.6", "alpha": 0.5 },
      },
      "textStyles": {
        "body": { "size": 17, "dynamic": { "min": 15, "max": 30 } },
        "title": { "size": 28, "weight": 700 },
      },
      "checks": [
        { "text": ["text"], "on": ["page"], "style": "body", "level": "AAA" },
        { "text": ["text"], "on": ["page"] },
        { "graphic": ["separator", "veil"], "on": ["page", ["page", "veil", "veil"]] },
      ],
      "series": { "chart": ["#e69f00", "#56b4e9"] },
    }
    """

  private static func expected() -> PaletteDefinition {
    func at(_ line: Int, _ column: Int) -> SourcePosition {
      SourcePosition(line: line, column: column)
    }
    var blue = RampDefinition(
      name: "blue", key: KeyColor(SRGB8(red: 0, green: 0x70, blue: 0xF2)), position: at(13, 5))
    blue.position = at(13, 5)
    var brand = RampDefinition(
      name: "brand",
      key: KeyColor(SRGB8(red: 0xEE, green: 0x22, blue: 0), keep: .nearest, step: 7),
      position: at(14, 5))
    brand.hue = .constant(-30)
    let point = Curve.Point.init(step:value:)
    let amber = RampDefinition(
      name: "amber", hue: Curve(points: [point(1, 95), point(6, 75), point(11, 55)]),
      .vividness(.constant(0.9)), position: at(15, 5))
    let teal = RampDefinition(
      name: "teal", hue: .constant(190), .chroma(Curve(points: [point(1, 0), point(11, 20)])),
      position: at(16, 5))
    var definition = PaletteDefinition(
      name: "harbor",
      ramps: [blue, brand, amber, teal, .neutral(name: "neutral", position: at(17, 5))])
    definition.description = "What the harbour looks like."
    definition.ramps[0].description = "The brand."
    definition.space = .cielch
    definition.gamut = .device(path: "profiles/press.icc")
    definition.rules = [PairingRule(distance: 4, ratio: 3), PairingRule(distance: 7, ratio: 10)]
    definition.gamutPosition = at(7, 12)
    definition.rulesPosition = at(8, 12)
    definition.scope = .ramp
    definition.ladder = .custom([99.5, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0])
    definition.increasedContrast = .everyPair
    definition.roles = [
      RoleDefinition(name: "page", ramp: "neutral", step: 1, position: at(20, 5)),
      RoleDefinition(name: "text", ramp: "neutral", step: 10, position: at(20, 26)),
      RoleDefinition(
        name: "separator", ramp: "blue", step: 6, alpha: 0.37, increasedAlpha: 0.83,
        position: at(21, 5)),
      RoleDefinition(
        name: "veil", ramp: "blue", step: 6, alpha: 0.5, increasedAlpha: 0.5, position: at(22, 5)),
    ]
    definition.textStyles = [
      TextStyle(name: "body", size: 17, weight: 400, dynamicRange: 15...30),
      TextStyle(name: "title", size: 28, weight: 700),
    ]
    definition.checks = [
      CheckDefinition(
        .text(style: "body", level: .aaa), foregrounds: ["text"], backgrounds: ["page"],
        position: at(29, 5)),
      CheckDefinition(
        .text(style: nil, level: .aa), foregrounds: ["text"], backgrounds: ["page"],
        position: at(30, 5)),
      CheckDefinition(
        .graphic, foregrounds: ["separator", "veil"],
        backgrounds: ["page", RoleStack(["page", "veil", "veil"])], position: at(31, 5)),
    ]
    definition.series = [
      SeriesDefinition(
        name: "chart",
        colors: [
          SRGB8(red: 0xE6, green: 0x9F, blue: 0), SRGB8(red: 0x56, green: 0xB4, blue: 0xE9),
        ], position: at(33, 15))
    ]
    return definition
  }

  // Also BUG-D67: the same file as editors on Windows save it.
  @Test(arguments: [
    ("", "\n"), ("\u{feff}", "\r\n"), ("\u{feff}", "\n"), ("", "\r"),
  ])
  func everythingIsRead(_ mark: String, _ lineEnd: String) throws {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = mark + lines.joined(separator: lineEnd)
    let definition = try PaletteFile.read(Array(text.utf8), file: "x")
    #expect(definition == Self.expected())
  }

  @Test func defaultsAreThoseOfTheDefinition() throws {
    let text = ##"{ "name": "x", "ramps": { "blue": { "key": "#0070f2" } } }"##
    let definition = try PaletteFile.read(Array(text.utf8), file: "x")
    let ramp = RampDefinition(
      name: "blue", key: KeyColor(SRGB8(red: 0, green: 0x70, blue: 0xF2)),
      position: SourcePosition(line: 1, column: 27))
    #expect(definition == PaletteDefinition(name: "x", ramps: [ramp]))
  }

  @Test(arguments: [
    ("srgb", Gamut.sRGB), ("display-p3", .displayP3), ("a/b", .device(path: "a/b")),
    ("srgb.icc", .device(path: "srgb.icc")), ("./srbg", .device(path: "./srbg")),
    ("FOGRA39", .device(path: "FOGRA39")),
  ])
  func gamutIsAWordOrAPath(_ text: String, _ gamut: Gamut) throws {
    let file =
      #"{ "name": "x", "gamut": "\#(text)", "ramps": { "a": { "chroma": 0 } } }"#
    #expect(try PaletteFile.read(Array(file.utf8), file: "x").gamut == gamut)
  }

  @Test(arguments: [("even", LadderTarget.even), ("soft", .soft)])
  func ladderHasTwoWords(_ text: String, _ ladder: LadderTarget) throws {
    let file = #"{ "name": "x", "ladder": "\#(text)", "ramps": { "a": { "chroma": 0 } } }"#
    #expect(try PaletteFile.read(Array(file.utf8), file: "x").ladder == ladder)
  }

  // BUG-D71
  @Test func numbersAreThoseThatWereSet() throws {
    let file = """
      { "name": "x", "ladder": [97.5, 90, 80, 70, 60, 50, 40, 30, 20, 4.5, 0.1],
        "rules": [{ "distance": 1, "ratio": 1.45 }], "ramps": { "a": { "chroma": 0 } } }
      """
    let definition = try PaletteFile.read(Array(file.utf8), file: "x")
    #expect(definition.ladder.lightness == [97.5, 90, 80, 70, 60, 50, 40, 30, 20, 4.5, 0.1])
    #expect(definition.rules == [PairingRule(distance: 1, ratio: 1.45)])
  }

  // BUG-D22, BUG-D27, BUG-D29: a colour is text with '#' and 3 or 6 digits, or 6 digits, or no
  // colour at all.
  @Test(
    arguments: [
      ("5e2310", "#5e2310"), ("007e12", "#007e12"), ("640300", "#640300"), ("#f60", "#ff6600"),
      ("#ABC", "#aabbcc"), ("", nil), ("X", nil), ("#12345", nil), ("rgb(1 2 3 4)", nil),
      ("hsl(120,50,25)", nil), ("0x12", nil), (": #009aed", nil), ("#+1+2+3", nil), ("#abc8", nil),
      ("f60", nil), ("0xf60", nil), (" #009aed", nil), ("#009aed\u{301}", nil),
    ] as [(String, String?)])
  func colorIsReadOrRefused(_ text: String, _ hex: String?) throws {
    let file = Array(#"{ "name": "x", "ramps": { "a": { "key": "\#(text)" } } }"#.utf8)
    guard let hex else {
      let error = #expect(throws: InputError.self) { try PaletteFile.read(file, file: "x") }
      #expect(error?.position == SourcePosition(line: 1, column: 41))
      #expect(error?.message.hasPrefix("'key' of ramp 'a'") == true)
      #expect(error?.message.contains("'\(text)'") == true)
      return
    }
    #expect(try PaletteFile.read(file, file: "x").ramps.first?.key?.color.hex == hex)
  }

  // BUG-D29: a translucent colour keeps its alpha where one may stand.
  @Test func shortFormsDouble() throws {
    let color = try HexColor("#abc8")
    #expect(color.opaque.hex == "#aabbcc")
    #expect(color.alpha == 0x88)
  }

  @Test(arguments: [
    (#""\u00e5\ud83d\ude00\n\/""#, "å😀\n/"), (#""a\"b\\""#, "a\"b\\"), (#""å😀""#, "å😀"),
  ])
  func escapesAreResolved(_ literal: String, _ text: String) throws {
    let file = #"{ "name": \#(literal), "ramps": { "a": { "chroma": 0 } } }"#
    #expect(try PaletteFile.read(Array(file.utf8), file: "x").name == text)
  }
}
