import Palette
import Testing

@testable import PaletteFormats

/// What the schemas of DTCG 2025.10 allow and refuse, as readers and writers keep to it.
@Suite struct DTCGSchemaTests {
  /// `resolver.json` and `modifier.json` of the schemas, whose objects may have no other members.
  private static let rootKeys: Set = [
    "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs",
  ]

  private static func resolver(_ palette: ColorPalette) throws -> (root: JSONObject, text: String) {
    let file = try #require(
      try DTCGTokenFiles.write(palette).first { $0.path.hasSuffix(".resolver.json") })
    let (root, source) = try JSONParser.parse(file.bytes, file: file.path)
    return (try source.object(root, "a resolver"), String(decoding: file.bytes, as: UTF8.self))
  }

  @Test("Foreign extensions of a palette stand in the one set or modifier and come back")
  func extensions() throws {
    var palette = Samples.small
    palette.remarks.palette.extensions = [ForeignExtension(name: "x.y", json: "{ \"k\": 1.10 }")]
    var light = palette
    for index in light.ramps.indices {
      let swatches = light.ramps[index].swatches[.light]
      light.ramps[index].swatches = .init()
      light.ramps[index].swatches[.light] = swatches
    }
    light.roles = []
    for (palette, key) in [(palette, "modifiers"), (light, "sets")] {
      let (root, text) = try Self.resolver(palette)
      #expect(Set(root.members.map(\.key)).isSubset(of: Self.rootKeys))
      let members = try #require(root[key]?.members?.first?.node.members)
      #expect(members.contains { $0.key == "$extensions" })
      #expect(text.contains("\"x.y\": { \"k\": 1.10 }"))
      let read = try Remarked.read(try DTCGTokenFiles.write(palette), "harbor.resolver.json")
      #expect(read.remarks.palette == palette.remarks.palette)
    }
  }

  @Test("Extensions at the root of a resolver are read with a note")
  func rootExtensions() throws {
    let text = """
      { "version": "2025.10", "$extensions": { "x.y": 1 },
        "sets": { "s": { "sources": [{ "a": { "$type": "color", "$value": "#fff" } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """
    let found = try DTCGReader.readResolver(
      Array(text.utf8), file: "a.resolver.json", files: MemoryFileTree([:]))
    #expect(found.remarks.extensions == [ForeignExtension(name: "x.y", json: "1")])
    let note = try #require(found.notes.first)
    #expect(note.message.hasPrefix("a resolver cannot have '$extensions' at its root"))
    #expect(note.position?.line == 1 && note.position?.column == 25)
  }

  @Test("Files of colours as texts do not say that they follow the schema")
  func hex() throws {
    var options = WriteOptions()
    for (form, says) in [(TokenColor.object, true), (.hex, false)] {
      options.tokenColor = form
      for file in try DTCGTokenFiles.write(Samples.small, options) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(
          text.contains("$schema") == (says || file.path.hasSuffix(".resolver.json")),
          "\(file.path)")
      }
    }
  }

  /// A file with a colour, a dimension and a number, and one token more.
  private static func file(_ token: String) -> String {
    """
    { "base": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
      "half": { "$type": "number", "$value": 0.5 },
      "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
      \(token) }
    """
  }

  private static func color(_ components: String, _ rest: String = "") -> String {
    """
    "t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": \(components)\(rest) } }
    """
  }

  /// The token, and what its error begins with; all errors are in its line.
  static let refused: [(token: String, message: String)] = [
    (color(#"["{half}", 0, 0]"#), "token 't' cannot have '{half}' as a component: inside a colour"),
    (color("\"{half}\""), "token 't' cannot have '{half}' as its 'components'"),
    (color("[0, 0, 0]", #", "alpha": "{half}""#), "token 't' cannot have '{half}' as its 'alpha'"),
    (color("[0, 0, 0]", ##", "hex": "{half}""##), "token 't' cannot have '{half}' as its 'hex'"),
    (
      ##""t": { "$type": "color", "$ref": "#/base" }"##,
      "token 't' refers to another, but '#/base' is the token and not its value; write "
        + "'#/base/$value'"
    ),
    (
      color(##"[{ "$ref": "#/half" }, 0, 0]"##),
      "token 't' refers to another, but '#/half' is the token and not its value"
    ),
    (
      color("[0, 0, 0]", ##", "alpha": { "$ref": "#/gap/$value" }"##),
      "token 't' refers to 'gap', but needs an alpha from 0 to 1, found an object"
    ),
    (
      color(##"[0, { "$ref": "#/gap/$value/value" }, 0]"##),
      "token 't' refers to 'gap', but needs a number from 0 to 1 or 'none'"
    ),
    (
      ##""t": { "$type": "color", "$ref": "#/base/$value/components" }"##,
      "token 't' refers to 'base', but needs a colour, an object with"
    ),
  ]

  @Test(arguments: refused.indices)
  func references(_ index: Int) throws {
    let (token, message) = Self.refused[index]
    for isStrict in [true, false] {
      let error = try #require(
        failure { () throws(InputError) in try dtcg(Self.file(token), isStrict: isStrict) })
      #expect(error.message.hasPrefix(message), "\(error.message)")
      #expect(error.position?.line == 4)
    }
  }

  @Test("Pointers to values are read inside colours")
  func pointers() throws {
    let text = Self.file(
      Self.color(
        ##"[{ "$ref": "#/half/$value" }, "none", 0]"##,
        ##", "alpha": { "$ref": "#/half/$value" }"##))
    #expect(try dtcg(text, isStrict: true).lines == ["base: #0000ff", "t: #80000080"])
  }

  @Test("A fault of a colour is told of the colour, whoever refers to it first")
  func ownFault() throws {
    let text =
      ##"{ "a": { "$value": "{b}" }, "b": { "$type": "color", "$value": { "colorSpace": "srgb", "##
      + ##""components": [0, 0, 2] } } }"##
    let error = failure { () throws(InputError) in try dtcg(text) }
    #expect(error?.message.hasPrefix("token 'b' needs a number from 0 to 1") == true)
  }

  @Test("What was noted before no colour was found comes with the error")
  func noColors() throws {
    let text = #"{ "half": { "$type": "number", "$value": "a" } }"#
    let error = #expect(throws: InputError.self) {
      try PaletteDocument.read(.file("a.tokens.json", text))
    }
    #expect(error?.message == "no colours were found in it")
    let notes = error?.notes ?? []
    #expect(notes.first?.message.contains("token 'half' needs a number") == true, "\(notes)")
    #expect(notes.first?.position?.line == 1)
  }

  @Test("What a group of several ramps and roles says about their use is handed down")
  func deprecation() throws {
    func step(_ level: String) -> String {
      ##"{ "$type": "color", "$value": "#\##(level)" }"##
    }
    let ramp = "\"1\": \(step("fff")), \"2\": \(step("888")), \"3\": \(step("000"))"
    let text = """
      { "old": { "$deprecated": "use new",
          "red": { \(ramp) }, "green": { "$deprecated": false, \(ramp) },
          "text": { "strong": \(step("123")) } },
        "new": { \(ramp) }, "page": \(step("eee")) }
      """
    guard
      case .palette(let palette) = try PaletteDocument.read(.file("a.tokens.json", text)).document
    else { return }
    #expect(palette.ramps.map(\.name) == ["old-red", "old-green", "new"])
    let old = Deprecation(reason: "use new")
    #expect(
      palette.ramps.map { $0.remarks[.light]?.deprecation } == [
        old, Deprecation(isDeprecated: false), nil,
      ])
    #expect(palette.roles.map(\.name) == ["old.text.strong", "page"])
    // The group of the role is one that a palette has.
    #expect(palette.remarks.roleGroups.isEmpty)
    #expect(palette.roles.map { $0.remarks[.light]?.deprecation } == [old, nil])
  }
}
