import Palette
import PaletteFormats
import TestSupport
import Testing

/// What the colours of token files become for the rest of the package.
@Suite struct DTCGReaderTests {
  /// All 14 spaces; hex after coloraide 8.13.1 or by arithmetic where a channel is 0 or 1.
  static let spaces: [(space: String, components: String, hex: String)] = [
    ("srgb", "0.2, 0.4, 0.6", "#336699"), ("srgb-linear", "1, 0, 1", "#ff00ff"),
    ("hsl", "24, 80, 40", "#b85614"), ("hsl", "205, 70, 45", "#2280c3"),
    ("hsl", "330, 100, 50", "#ff0080"), ("hwb", "330, 0, 0", "#ff0080"),
    ("hwb", "0, 20, 40", "#993333"), ("lab", "100, 0, 0", "#ffffff"), ("lab", "0, 0, 0", "#000000"),
    ("lch", "100, 0, \"none\"", "#ffffff"), ("oklab", "1, 0, 0", "#ffffff"),
    ("oklch", "0.7016, 0.3225, 328.363", "#ff00ff"), ("display-p3", "1, 1, 1", "#ffffff"),
    ("a98-rgb", "0, 0, 0", "#000000"), ("prophoto-rgb", "1, 1, 1", "#ffffff"),
    ("rec2020", "1, 1, 1", "#ffffff"), ("xyz-d65", "0.5929, 0.2848, 0.9699", "#ff00ff"),
    ("xyz-d50", "0.5791, 0.2831, 0.728", "#ff00ff"), ("oklch", "\"none\", \"none\", 0", "#000000"),
  ]

  @Test(arguments: spaces) func colorSpaces(space: String, components: String, hex: String) throws {
    let text = """
      {"t": {"$type": "color", "$value": {"colorSpace": "\(space)", "components": [\(components)]}}}
      """
    #expect(try dtcg(text, isStrict: true).lines == ["t: \(hex)"])
  }

  @Test func positionsAndAliases() throws {
    let found = try dtcg(
      """
      {
        "blue": { "$type": "color",
          "500": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5 } } },
        "link": { "$value": "{blue.500}" },
        "focus": { "$ref": "#/blue/500/$value" },
        "near": { "$type": "color", "$value": { "colorSpace": "srgb",
          "components": [{ "$ref": "#/blue/500/$value/components/0" }, 0, 0] } }
      }
      """, isStrict: true)
    #expect(
      found.lines == [
        "blue.500: #33669980", "link: #33669980", "focus: #33669980", "near: #330000",
      ])
    #expect(found.colors.map(\.isAlias) == [false, true, true, false])
    let places = found.colors.map { [$0.position.line, $0.position.column] }
    #expect(places == [[3, 24], [4, 23], [5, 22], [6, 41]])
    #expect(found.colors.allSatisfy { $0.position.file == nil })
    #expect(found.notes.isEmpty)
  }

  @Test func fileNamesTellTheAppearance() throws {
    let cases: [(String, AppearanceVariant)] = [
      ("dark.tokens.json", .dark), ("x/light-high-contrast.tokens.json", .lightIncreasedContrast),
      ("dark/palette.json", .light), ("palette.dark.hc.json", .darkIncreasedContrast),
      ("dark-dimmed.json", .light),
      ("more.json", .light), ("high-contrast.json", .lightIncreasedContrast),
    ]
    for (file, variant) in cases {
      let found = try DTCGReader.read(
        Array(##"{"a": {"$type": "color", "$value": "#fff"}}"##.utf8), file: file)
      #expect(found.colors.map(\.variant) == [variant], "\(file)")
    }
  }

  /// BUG-D54.
  @Test func caseOfNames() throws {
    let text =
      ##"{"Blue":{"$type":"color","$value":"#0000ff"},"blue":{"$type":"color","$value":"#00008b"}}"##
    let found = try dtcg(text)
    #expect(found.lines == ["Blue: #0000ff", "blue: #00008b"])
    #expect(found.notes.contains { $0.message.contains("'Blue' and 'blue' differ in case only") })
    let repeated =
      ##"{"a":{"$type":"color","$value":"#111"},"a":{"$type":"color","$value":"#222"}}"##
    #expect(
      failure { () throws(InputError) in try dtcg(repeated) }?.message.contains("duplicate key 'a'")
        == true)
  }

  /// BUG-D64.
  @Test func hexThatDisagrees() throws {
    let found = try dtcg(
      """
      {"ok": {"$type": "color", "$value":
        {"colorSpace": "hsl", "components": [24, 80, 40], "hex": "#b85614"}},
      "clash": {"$type": "color", "$value":
        {"colorSpace": "hsl", "components": [205, 70, 45], "hex": "#c32280"}}}
      """, isStrict: true)
    #expect(found.lines == ["ok: #b85614", "clash: #2280c3"])
    #expect(found.notes.map { $0.position?.line } == [4])
    #expect(found.notes.first?.message.contains("'hex' #c32280") == true)
  }

  @Test func colorsOutsideSRGBAreNoted() throws {
    let found = try dtcg(
      """
      {"red": {"$type": "color", "$value":
        {"colorSpace": "display-p3", "components": [1, 0, 0]}},
      "green": {"$type": "color", "$value":
        {"colorSpace": "rec2020", "components": [0, 1, 0], "hex": "#00ff00"}}}
      """, isStrict: true)
    #expect(found.lines == ["red: #ff0000", "green: #00ff00"])
    // Display P3 is read as it is, with the clipped colour for screens of sRGB; rec2020 is clipped.
    #expect(found.notes.count == 1)
    #expect(found.notes.allSatisfy { $0.message.contains("outside sRGB") })
    #expect(found.colors.map { $0.p3?.components } == [[1, 0, 0], nil])
  }

  @Test func displayP3WithItsOwnFallbackIsReadAsBoth() throws {
    let found = try dtcg(
      """
      {"red": {"$type": "color", "$value": {"colorSpace": "display-p3",
        "components": [1, 0, 0], "alpha": 0.5, "hex": "#f01000"}},
      "grey": {"$type": "color", "$value":
        {"colorSpace": "display-p3", "components": [0.5, 0.5, 0.5], "hex": "#808080"}}}
      """, isStrict: true)
    #expect(found.lines == ["red: #f0100080", "grey: #808080"])
    #expect(found.notes.isEmpty)
    #expect(found.colors.map(\.p3) == [DisplayP3Color(rounding: [1, 0, 0]), nil])
  }

  /// BUG-D65.
  @Test func circlesAndForwardAliases() throws {
    let text = """
      {"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"},
       "self": {"$value": "{self}"}, "x": {"$type": "color", "$value": "{y}"},
       "y": {"$type": "color", "$value": "{z}"}, "z": {"$type": "color", "$value":
       {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}}
      """
    let error = failure { () throws(InputError) in try dtcg(text) }
    #expect(error?.message.contains("a -> b -> c -> a; self -> self") == true)
    #expect(error?.position == SourcePosition(line: 1, column: 18))
    let rest = text.split(separator: "\n").dropFirst().joined().replacing(
      #""self": {"$value": "{self}"},"#, with: "{")
    #expect(
      try dtcg(rest.trimmingPrefix(" ").description, isStrict: true).lines
        == ["x: #336699", "y: #336699", "z: #336699"])
  }

  /// BUG-D66.
  @Test func rootTokens() throws {
    func text(_ reference: String) -> String {
      """
      {"accent": {"$type": "color", "$root": {"$value": {"colorSpace": "srgb",
       "components": [0.8, 0, 0]}}, "dark": {"$value": {"colorSpace": "srgb",
       "components": [0.4, 0, 0]}}}, "u": {"$value": "\(reference)"}}
      """
    }
    #expect(
      try dtcg(text("{accent.$root}"), isStrict: true).lines
        == ["accent: #cc0000", "accent.dark: #660000", "u: #cc0000"])
    let error = failure { () throws(InputError) in try dtcg(text("{accent}")) }
    #expect(error?.message.contains("is a group") == true)
    #expect(error?.message.contains("did you mean '{accent.$root}'?") == true)
  }

  /// BUG-D67.
  @Test func fileFromWindows() throws {
    let text = "{\r\n \"a\": {\"$type\":\"color\",\"$value\":\"#1f7a4d\"}\r\n}\r\n"
    let found = try DTCGReader.read([0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "a.json")
    #expect(found.lines == ["a: #1f7a4d"])
    #expect(found.colors.first?.position == SourcePosition(line: 2, column: 33))
    #expect(found.notes.count == 1)
  }

  @Test func olderDraftsAreReadAndNoted() throws {
    let found = try dtcg(
      """
      {"c": {"$type": "color", "a": {"$value": "#0070f2"}, "b": {"$value": "rgb(0 112 242 / 50%)"},
       "d": {"$value": "tomato"}},
       "space": {"$type": "dimension", "s": {"$value": "8px"}, "m": {"$value": "16px"}},
       "flag": {"$type": "boolean", "$value": true}}
      """)
    #expect(found.lines == ["c.a: #0070f2", "c.b: #0070f280", "c.d: #ff6347"])
    let notes = found.notes.filter { !$0.isLoss }.map(\.message)
    #expect(notes.count == 3)
    #expect(notes.contains { $0.hasPrefix("3 colours are text") })
    #expect(
      found.notes.filter(\.isLoss).map(\.message) == [
        "tokens that are no colours are not read: 2 of type dimension"
      ])
    #expect(notes.contains { $0.contains("token 'space.s'") && $0.contains("1 more tokens") })
    #expect(notes.contains { $0.contains("type 'boolean'") })
  }

  @Test func deprecatedTargetsAreNoted() throws {
    let found = try dtcg(
      """
      {"old": {"$type": "color", "$deprecated": "use new", "$value": {"colorSpace": "srgb",
       "components": [0, 0, 0]}}, "text": {"$value": "{old}"}}
      """, isStrict: true)
    #expect(
      found.notes.map(\.message) == [
        "token 'text' refers to 'old', which is deprecated: use new"
      ])
  }

  static let faults: [(text: String, line: Int, column: Int, fragment: String)] = [
    (#"{"a": {"$type": "colour", "$value": 1}}"#, 1, 17, "did you mean 'color'?"),
    (
      #"{"a": {"$value": "{bleu}"}, "blue": {"$type": "number", "$value": 1}}"#, 1, 18,
      "'{bleu}' does not exist; did you mean 'blue'?"
    ),
    ("{\"a\": {\"$type\": \"color\",\n\"$value\": \"#12\"}}", 2, 11, "'#12' is no CSS colour"),
    (
      #"{"a": {"$type": "color", "$value": {"colorspace": "srgb"}}}"#, 1, 37,
      "did you mean 'colorSpace'?"
    ),
    (
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [70, 0, 0]}}}"#, 1,
      75, "a number from 0 to 1 or 'none' in colour space 'oklch', found the number 70"
    ),
    (#"{"a": {"$type": "number", "b": {"$value": 1}, "c": 5}}"#, 1, 52, "a group or a token"),
    (#"{"a": {"$value": 1}}"#, 1, 2, "has no '$type'"),
    (#"{"h": {"$extends": "{g}"}}"#, 1, 20, "which does not exist"),
    (
      #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"#, 1, 72,
      "a -> b -> c -> a"
    ),
    (#"{"a": {"$extends": "{a.b}", "b": {}}}"#, 1, 20, "a part of it"),
    (#"[]"#, 1, 1, "must be an object"),
  ]

  @Test(arguments: faults)
  func faultsAreNamed(text: String, line: Int, column: Int, fragment: String) {
    let error = failure { () throws(InputError) in try dtcg(text) }
    #expect(error?.message.contains(fragment) == true, "\(error?.message ?? "none")")
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  @Test func extendedGroupsKeepTheirTypes() throws {
    let found = try dtcg(
      """
      {"palettes": {"$type": "color", "base": {
         "x": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
         "y": {"$value": {"colorSpace": "srgb", "components": [0, 1, 0]}}}},
       "first": {"$extends": "{second}", "z": {"$value": "{first.x}"}},
       "second": {"$extends": "#/palettes/base", "y": {"$type": "color", "$value":
         {"colorSpace": "srgb", "components": [0, 0, 1]}}}}
      """, isStrict: true)
    #expect(
      found.lines == [
        "palettes.base.x: #ff0000", "palettes.base.y: #00ff00", "first.x: #ff0000",
        "first.y: #0000ff", "first.z: #ff0000", "second.x: #ff0000", "second.y: #0000ff",
      ])
    #expect(found.colors.filter { $0.path == ["first", "x"] }.map(\.position.line) == [2])
  }

  /// The types the vectors have no documents of; parts after the format module of 2025.10.
  static let otherTypes: [(type: String, value: String, isValid: Bool)] = [
    ("strokeStyle", #""dashed""#, true), ("strokeStyle", #""Dashed""#, false),
    ("strokeStyle", #"{"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"}"#, true),
    ("strokeStyle", #"{"dashArray": [1], "lineCap": "round"}"#, false),
    ("strokeStyle", #"{"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "flat"}"#, false),
    ("border", #"{"color": "{c}", "width": "{w}", "style": "solid"}"#, true),
    ("border", #"{"color": "{w}", "width": "{w}", "style": "solid"}"#, false),
    ("border", #"{"color": "{c}", "width": "{w}"}"#, false),
    ("transition", #"{"duration": "{d}", "delay": "{d}", "timingFunction": [0, 0, 1, 1]}"#, true),
    ("transition", #"{"duration": "{d}", "delay": "{d}", "timingFunction": [0, 0, 1]}"#, false),
    (
      "shadow",
      #"{"color": "{c}", "offsetX": "{w}", "offsetY": "{w}", "blur": "{w}", "spread": "{w}"}"#,
      true
    ),
    ("shadow", #"{"color": "{c}", "offsetX": "{w}", "offsetY": "{w}", "blur": "{w}"}"#, false),
    ("shadow", #"["{s}", "{s}"]"#, true), ("shadow", #"["{c}"]"#, false), ("shadow", "[]", false),
    ("gradient", #"[{"color": "{c}", "position": 0}, {"color": "{c}", "position": 1}]"#, true),
    ("gradient", #"[{"color": "{c}", "position": "0"}]"#, false),
    ("gradient", #"[{"color": "{c}"}]"#, false), ("duration", #"{"value": 1, "unit": "s"}"#, true),
  ]

  @Test(arguments: otherTypes) func typesWithoutVectors(type: String, value: String, isValid: Bool)
    throws
  {
    let text = """
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "w": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "d": {"$type": "duration", "$value": {"value": 1, "unit": "ms"}},
       "s": {"$type": "shadow", "$value": {"color": "{c}", "offsetX": "{w}", "offsetY": "{w}",
         "blur": "{w}", "spread": "{w}", "inset": true}},
       "t": {"$type": "\(type)", "$value": \(value)}}
      """
    #expect((failure { () throws(InputError) in try dtcg(text, isStrict: true) } == nil) == isValid)
    #expect(try dtcg(text).notes.contains { !$0.isLoss } == !isValid)
  }
}
