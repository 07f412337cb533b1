import Palette
import Testing

@testable import PaletteFormats

/// The list of outputs in a palette file.
@Suite struct OutputsTests {
  private static func read(_ outputs: String) throws -> [OutputDefinition] {
    let text = """
      { "name": "x", "ramps": { "a": { "chroma": 0 } }, "outputs":
      \(outputs) }
      """
    return try PaletteFile.read(Array(text.utf8), file: "x").outputs
  }

  @Test func `an output has a format, a path and a form`() throws {
    let outputs = try Self.read(
      """
      [ { "format": "css", "path": "web/x.css" },
        { "format": "swift", "path": "./Sources/./X.swift", "language": "ko" } ]
      """)
    var korean = WriteOptions()
    korean.language = .korean
    #expect(
      outputs == [
        OutputDefinition(
          format: "css", path: "web/x.css", position: SourcePosition(line: 2, column: 3)),
        OutputDefinition(
          format: "swift", path: "Sources/X.swift", options: korean,
          position: SourcePosition(line: 3, column: 3)),
      ])
  }

  @Test func `an output chooses its form`() throws {
    let outputs = try Self.read(
      """
      [ { "format": "dtcg", "path": "x", "steps": "50-950", "prefix": "", "case": "snake",
          "dtcgColor": "hex" } ]
      """)
    var options = WriteOptions()
    options.steps = .fiftyTo950
    options.prefix = ""
    options.letterCase = .snake
    options.tokenColor = .hex
    #expect(outputs.map(\.options) == [options])
  }

  /// What the table says of a format is what it does.
  @Test(arguments: OutputFormat.all.map(\.name))
  func `a format says whether the case of letters changes it`(_ name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    var palette = Samples.small
    palette.textStyles = [TextStyle(name: "large title", size: 34, weight: 700)]
    let forms = try LetterCase.allCases.map { letterCase in
      var options = WriteOptions()
      options.letterCase = letterCase
      return try format.write(palette, options).flatMap { Array($0.path.utf8) + $0.bytes }
    }
    #expect((Set(forms).count > 1) == format.usesLetterCase)
  }

  static let refused: [(outputs: String, says: String)] = [
    ("{}", "'outputs' must be an array"),
    ("[]", "'outputs' needs at least one output"),
    ("[{}]", "an output needs the key 'format'"),
    (#"[{ "format": "css" }]"#, "an output needs the key 'path'"),
    (#"[{ "format": "csss", "path": "a" }]"#, "the unknown format 'csss'; did you mean 'css'?"),
    (#"[{ "format": "word", "path": "a" }]"#, "the unknown format 'word'; known are 'json'"),
    (#"[{ "format": "css", "path": 1 }]"#, "'path' of an output must be text"),
    (#"[{ "format": "css", "path": "a", "pre": "" }]"#, "the unknown key 'pre'"),
    (#"[{ "format": "css", "path": "a", "step": "1-11" }]"#, "did you mean 'steps'?"),
    (#"[{ "format": "css", "path": "a", "steps": "1-12" }]"#, "did you mean '1-11'?"),
    (#"[{ "format": "css", "path": "a", "case": "kebap" }]"#, "did you mean 'kebab'?"),
    (#"[{ "format": "dtcg", "path": "a", "dtcgColor": "rgb" }]"#, "'object' or 'hex'"),
    (#"[{ "format": "css", "path": "a", "dtcgColor": "hex" }]"#, "goes with the format dtcg"),
    (#"[{ "format": "swift", "path": "a", "language": "fr" }]"#, "'en', 'de', 'ja' or 'ko'"),
    (#"[{ "format": "css", "path": "a", "language": "de" }]"#, "no effect on css"),
    (#"[{ "format": "swift", "path": "a", "case": "camel" }]"#, "has no effect on swift"),
    (
      #"[{ "format": "css", "path": "a" }, { "format": "swift", "path": "./a" }]"#,
      "two outputs at the path 'a'"
    ),
    (
      #"[{ "format": "css", "path": "a" }, { "format": "swift", "path": "A" }]"#,
      "'a' and 'A', which are one where case does not count"
    ),
    (
      #"[{ "format": "css", "path": "a" }, { "format": "swift", "path": "a/b.css" }]"#,
      "a file at the path 'a', and 'a/b.css' below it"
    ),
    (
      #"[{ "format": "dtcg", "path": "A/b/c" }, { "format": "swift", "path": "a" }]"#,
      "a file at the path 'a', and 'A/b/c' below it"
    ),
  ]

  @Test(arguments: refused)
  func `what cannot be meant is refused`(_ outputs: String, _ says: String) {
    let error = #expect(throws: InputError.self) { try Self.read(outputs) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    #expect(error?.position?.line == 2)
  }

  /// No palette file writes where it likes.
  @Test(arguments: [
    "", "/", "/a", "//a", "..", "../a", "a/../b", "a/..", "a//b", "a\\\\..\\\\b", "a/", "a/.", ".",
    "a\\u0000b", "a\\nb", "../\\u0301a", "a\\u2028/b",
  ])
  func `a path that leads elsewhere or nowhere is refused`(_ path: String) {
    let error = #expect(throws: InputError.self) {
      try Self.read(#"[{ "format": "css", "path": "\#(path)" }]"#)
    }
    #expect(error?.message.hasPrefix("'path' of an output ") == true)
  }

  @Test(arguments: OutputFormat.all.filter { $0.fileExtension == nil }.map(\.name))
  func `a format that is a folder takes one`(_ format: String) throws {
    for (path, folder) in [
      ("ios", "ios"), ("ios/", "ios"), (".", "."), ("./", "."), ("a/./b/", "a/b"),
    ] {
      let outputs = try Self.read(#"[{ "format": "\#(format)", "path": "\#(path)" }]"#)
      #expect(outputs.map(\.path) == [folder])
    }
  }

  @Test func `a file may lie in the folder of another output`() throws {
    let outputs = try Self.read(
      #"[{ "format": "dtcg", "path": "a" }, { "format": "css", "path": "a/b.css" }, "#
        + #"{ "format": "css", "path": "a/b" }]"#)
    #expect(outputs.map(\.path) == ["a", "a/b.css", "a/b"])
  }

  @Test(arguments: [
    ("gpl", "g.gpl"), ("ase", "x.ase"), ("dtcg", "t.json"), ("dtcg", "a/T.JSON"),
    ("style-dictionary", "t.json"), ("xcassets", "Contents.json"), ("android", "colors.xml"),
  ])
  func `a format that is a folder takes no file`(_ format: String, _ path: String) throws {
    let error = #expect(throws: InputError.self) {
      try Self.read(#"[{ "format": "\#(format)", "path": "\#(path)" }]"#)
    }
    #expect(
      error?.message.hasPrefix("\(format) is a folder of files: give a folder") == true,
      "\(error?.message ?? "")")
    #expect(error?.position?.line == 2)
    #expect(error?.position?.column == 26 + format.utf8.count)
    let folder = try Self.read(#"[{ "format": "\#(format)", "path": "\#(path)/" }]"#)
    #expect(folder.map(\.path) == [path])
  }

  @Test func `a folder that is the output itself is not made once more inside`() {
    let (catalog, android) = (OutputFormat.assetCatalog, OutputFormat.android)
    #expect(catalog.place("X.xcassets/a/b", in: "app/Shop.xcassets") == "app/Shop.xcassets/a/b")
    #expect(catalog.place("X.xcassets/a/b", in: "Shop.xcassets/") == "Shop.xcassets/a/b")
    #expect(catalog.place("X.xcassets/a", in: "app") == "app/X.xcassets/a")
    #expect(catalog.place("X.xcassets/a", in: ".") == "X.xcassets/a")
    #expect(android.place("res/values/a.xml", in: "src/main/res") == "src/main/res/values/a.xml")
    #expect(android.place("res/values/a.xml", in: "ares") == "ares/res/values/a.xml")
    #expect(OutputFormat.dtcg.place("a.json", in: "/res") == "/res/a.json")
  }
}
