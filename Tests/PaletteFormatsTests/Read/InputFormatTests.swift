import Palette
import TestSupport
import Testing

@testable import PaletteFormats

@Suite struct InputFormatTests {
  private static let css = ":root { --blue-1: #fff; --blue-2: #888; --blue-3: #000 }"
  private static let dtcg =
    #"{ "b": { "1": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }"#
  private static let legacy = ##"{ "color": { "b": { "1": { "value": "#fff" } } } }"##

  /// The name of a file, its text, and the format it is told to be.
  static let recognized: [(String, String, String)] = [
    ("x.palette.json", ##"{ "name": "x", "ramps": { "a": { "key": "#0070f2" } } }"##, "palette"),
    ("x.json", ##"{ "name": "x", "formatVersion": 1, "ramps": { "a": ["#fff"] } }"##, "result"),
    ("x.json", ##"{ "ramps": { "a": { "light": ["#fff"] } } }"##, "ramps"),
    ("x.json", ##"{ "a": { "1": "#fff" } }"##, "ramps"),
    ("x.json", ##"{ "ramps": { "a": ["#fff"] }, "roles": { "value": {} } }"##, "ramps"),
    ("x.css", css, "css"), ("x.css", "", "css"), ("<stdin>", "/* { */ \(css)", "css"),
    ("<stdin>", "@theme { --color-a-1: oklch(1 0 0) }", "css"),
    ("x.json", dtcg, "dtcg"), ("x.tokens", dtcg, "dtcg"), ("<stdin>", dtcg, "dtcg"),
    ("x.tokens.json", ##"{ "a": {} }"##, "dtcg"),
    ("x.json", #"{ "version": "2025.10", "resolutionOrder": [] }"#, "dtcg"),
    ("x.json", legacy, "style-dictionary"),
    ("x.json", #"{ "a": {}, "$themes": [] }"#, "tokens-studio"),
    ("x.json", #"{ "colors": [], "info": { "version": 1 } }"#, "xcassets"),
    ("x.xml", "<resources/>", "android"), ("<stdin>", " <?xml version='1.0'?>", "android"),
    ("x.gpl", "", "gpl"), ("x.txt", "GIMP Palette\n", "gpl"), ("x.ase", "", "ase"),
    ("x", "ASEF\u{0}\u{1}", "ase"),
  ]

  @Test(arguments: recognized)
  func recognizes(_ name: String, _ text: String, _ format: String) throws {
    #expect(try InputContent.recognize(.file(name, text)).format.name == format)
  }

  @Test(arguments: [
    ("A.xcassets", ["Contents.json"], "xcassets"), ("b", ["a.colorset/Contents.json"], "xcassets"),
    ("A.colorset", ["Contents.json"], "xcassets"), ("res", ["values/colors.xml"], "android"),
  ])
  func recognizesFolders(_ name: String, _ files: [String], _ format: String) throws {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    #expect(try InputContent.recognize(.folder(name, texts)).format.name == format)
  }

  @Test("What is no palette is called what it seems to be")
  func seeming() {
    let cases = [
      ("x.svg", "<svg/>", "a picture (SVG), which is written but not read"),
      ("<stdin>", "<?xml version='1.0'?>\n<svg xmlns='x'></svg>", "a picture (SVG)"),
      ("x.json", " {} ", "an empty object of JSON"), ("<stdin>", "{}", "an empty object of JSON"),
    ]
    for (name, text, says) in cases {
      let error = #expect(throws: InputError.self) { try PaletteDocument.read(.file(name, text)) }
      #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
      #expect(error?.message.contains("palette formats") == true)
    }
  }

  @Test("A folder that Style Dictionary's format writes needs no --from")
  func recognizesTokenFolders() throws {
    let folder = try OutputFormat.styleDictionary.written(Samples.small)
    #expect(try InputContent.recognize(folder).format.name == "style-dictionary")
    guard case .palette(let read) = try PaletteDocument.read(folder).document else { return }
    #expect(Expectation.summary(read) == Expectation.summary(Samples.small))
    // Other files of that name are none.
    let other = InputFile.folder("x", ["light.json": "{ \"a\": { \"1\": \"#fff\" } }"])
    let error = #expect(throws: InputError.self) { try PaletteDocument.read(other) }
    #expect(error?.message.contains("say with --from what it is") == true)
    #expect(error?.message.contains("pattern") == false)
  }

  @Test("What is unknown is told with the list of what is known")
  func unknown() {
    for name in ["x.txt", "<stdin>"] {
      let error = #expect(throws: InputError.self) {
        try PaletteDocument.read(.file(name, "blue is 0070f2"))
      }
      #expect(error?.position == SourcePosition(line: 1, column: 1))
      for format in InputFormat.all { #expect(error?.message.contains(format.name) == true) }
    }
    let error = #expect(throws: InputError.self) {
      try PaletteDocument.read(.folder("x", ["a.json": "{}"]))
    }
    #expect(error?.message.contains("neither an asset catalog") == true)
  }

  @Test("Every format is reached by some name or content")
  func completeness() {
    let reached = Set(Self.recognized.map(\.2))
    #expect(reached == Set(InputFormat.all.map(\.name)))
    #expect(reached.count == InputFormat.all.count)
  }

  @Test("--from decides, whatever the file looks like")
  func override() throws {
    let input = InputFile.file("x.json", Self.css)
    #expect(throws: InputError.self) { try PaletteDocument.read(input) }
    let reading = try PaletteDocument.read(input, as: .css)
    guard case .palette(let palette) = reading.document else {
      throw InputError(file: "", message: "")
    }
    #expect(palette.ramps.map(\.name) == ["blue"])
  }

  @Test func whatIsNoRampIsListed() throws {
    let css = ":root { --white: #fff; --blue-1: #fff; --blue-2: #888; --blue-3: #000; --ink: #111 }"
    let reading = try PaletteDocument.read(.file("x.css", css))
    // White is a step's colour under another name, as a role's is.
    #expect(reading.notes.map(\.message) == ["1 colour belongs to no ramp: 'ink'"])
  }

  @Test("Our own output is read without a word", arguments: ["dtcg", "android", "xcassets"])
  func ownOutput(_ name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    let folder = ["android": "res", "xcassets": "Harbor.xcassets"][name] ?? ""
    let reading = try PaletteDocument.read(try format.written(Samples.small, below: folder))
    #expect(reading.notes == [])
    guard case .palette(let palette) = reading.document else { return }
    #expect(palette.roles.count == 2)
  }

  @Test("Places in the sources of a resolver are told from where the reader stands")
  func resolver() throws {
    let resolver =
      ##"{ "version": "2025.10", "resolutionOrder": [ { "$ref": "#/sets/a" } ], "##
      + ##""sets": { "a": { "sources": [ { "$ref": "sub/a.tokens.json" } ] } } }"##
    let steps = (1...3).map {
      "\"\($0)\": { \"$type\": \"color\", \"$value\": \"#00000\($0)\" }"
    }
    let input = InputFile(
      name: "design/x.resolver.json", bytes: Array(resolver.utf8),
      files: MemoryFileTree(["sub/a.tokens.json": "{ \"b\": { \(steps.joined(separator: ",")) } }"]
      ),
      path: "x.resolver.json", folder: "design")
    guard case .palette(let palette) = try PaletteDocument.read(input).document else { return }
    let position = palette.ramps.first?.swatches[.light]?.first?.position
    #expect(position?.file == "design/sub/a.tokens.json")
  }
}
