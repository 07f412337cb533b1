import Palette
import PaletteFormats
import Testing

/// Palette files that cannot be meant as they are written: where, and what the message must say.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let fragment: String

    var testDescription: String { fragment }

    init(_ text: String, _ line: Int, _ column: Int, _ fragment: String) {
      (self.text, self.line, self.column, self.fragment) = (text, line, column, fragment)
    }

    /// A fault in a ramp: the ramp's object starts at 1:38.
    static func ramp(_ ramp: String, _ column: Int, _ fragment: String) -> Case {
      Case(#"{ "name": "x", "ramps": { "blue-gray": \#(ramp) } }"#, 1, column, fragment)
    }

    /// A fault in a part that stands in the second line, beside a sound ramp and two roles.
    static func part(_ part: String, _ column: Int, _ fragment: String) -> Case {
      let roles =
        part.hasPrefix(#""roles""#) ? "" : #", "roles": { "text": "a.9", "page": "a.1" }"#
      return Case(
        #"{ "name": "x", "ramps": { "a": { "chroma": 0 } }\#(roles),"# + "\n\(part) }", 2, column,
        fragment)
    }
  }

  static let malformed: [Case] = [
    Case("", 1, 1, "the file is empty"),
    Case(" \r\n\t\n", 3, 1, "the file is empty"),
    Case("// nothing\n/* at all */", 2, 13, "the file is empty"),
    Case("[]", 1, 1, "must be an object, found an array"),
    Case("{\n  \"name\": \"x\",\n  \"ramps\": {", 3, 12, "object that opens here is never closed"),
    Case("{ \"checks\": [1, 2", 1, 13, "array that opens here is never closed"),
    Case("{ \"name\": \"x }\n}", 1, 11, "string that opens here is not closed"),
    Case("{ \"name\": \"x", 1, 11, "string that opens here is not closed"),
    Case("{}\n/* x", 2, 1, "comment that opens here is never closed"),
    Case("{ / }", 1, 3, "lone '/'"),
    Case("{ \"a\": [1 } }", 1, 11, "expected ',' or ']' in the array, found '}'"),
    Case("{ \"a\" 1 }", 1, 7, "expected ':' after the key 'a', found '1'"),
    Case("{ \"a\": , }", 1, 8, "expected a value, found ','"),
    Case("{ \"a\": 1,, }", 1, 10, "expected a key in double quotes, found ','"),
    Case("{ \"é\": 1 2 }", 1, 10, "expected ',' or '}' in the object, found '2'"),
    Case("{} {}", 1, 4, "nothing may follow"),
    Case("{ name: 1 }", 1, 3, "the key 'name' needs double quotes"),
    Case("{ 'name': 1 }", 1, 3, "keys take double quotes"),
    Case("{ \"name\": 'x' }", 1, 11, "text takes double quotes"),
    Case("{ \"name\": harbor }", 1, 11, "the word 'harbor' needs double quotes"),
    Case("{ \"a\": #fff }", 1, 8, "a colour takes double quotes"),
    Case("{ \"a\": ture }", 1, 8, "did you mean 'true'?"),
    Case("{ \"a\": NaN }", 1, 8, "'NaN' is not a number of JSON"),
    Case("{ \"a\": -Infinity }", 1, 8, "'-Infinity' is not a number of JSON"),
    Case("{ \"a\": 1e999 }", 1, 8, "the number '1e999' is too large"),
    Case("{ \"a\": -1e999 }", 1, 8, "the number '-1e999' is too large"),
    Case("{ \"a\": 01 }", 1, 8, "'01' is not written as a number of JSON"),
    Case("{ \"a\": .5 }", 1, 8, "'.5' is not written as a number of JSON"),
    Case("{ \"a\": 5. }", 1, 8, "'5.' is not written as a number of JSON"),
    Case("{ \"a\": +1 }", 1, 8, "'+1' is not written as a number of JSON"),
    Case("{ \"a\": 1e }", 1, 8, "'1e' is not written as a number of JSON"),
    Case("{ \"a\": - }", 1, 8, "'-'"),
    Case("{ \"a\": 0xf60 }", 1, 8, "'0xf60' is not written as a number of JSON"),
    Case("{ \"a\": \"\\x\" }", 1, 9, "unknown escape"),
    Case("{ \"a\": \"\\u12\" }", 1, 9, "four hexadecimal digits"),
    Case("{ \"a\": \"\\u+123\" }", 1, 9, "four hexadecimal digits"),
    Case("{ \"a\": \"\\ud83d\" }", 1, 9, "half a surrogate pair"),
    Case("{ \"a\": \"\\ude00\\ud83d\" }", 1, 9, "half a surrogate pair"),
    Case("{ \"a\": \"\t\" }", 1, 9, "control character (0x9)"),
    Case(
      "{ \"a\": 1, \"b\": 2, \"a\": 3 }", 1, 19,
      "duplicate key 'a': the first is at line 1, column 3"),
  ]

  static let wrong: [Case] = [
    Case("{}", 1, 1, "needs the key 'name'"),
    Case(#"{ "name": "x" }"#, 1, 1, "needs the key 'ramps'"),
    Case(#"{ "name": "x", "ramps": {} }"#, 1, 25, "at least one ramp"),
    Case(#"{ "name": 7 }"#, 1, 11, "'name' must be text, found the number 7"),
    Case(#"{ "name": "✨", "ramps": {} }"#, 1, 11, "the palette name '✨' needs at least one letter"),
    Case(#"{ "name": "x", "rampes": {} }"#, 1, 16, "unknown key 'rampes'; did you mean 'ramps'?"),
    Case(#"{ "name": "x", "Ramps": {} }"#, 1, 16, "did you mean 'ramps'?"),
    Case(#"{ "name": "x", "colours": {} }"#, 1, 16, "unknown key 'colours'; known are '$schema'"),
    // Names.
    Case(
      "{ \"name\": \"x\", \"ramps\": {\n \"blue\": { \"chroma\": 0 },\n \"blue\": { \"chroma\": 0 } } }",
      3,
      2, "duplicate key 'blue': the first is at line 2, column 2"),
    Case(
      "{ \"name\": \"x\", \"ramps\": {\n \"blue-1\": { \"chroma\": 0 },\n \"blue1\": { \"chroma\": 0 } } }",
      3, 2, "ramp 'blue-1' (line 2) and ramp 'blue1' (line 3) are too alike"),
    Case(
      "{ \"name\": \"x\", \"ramps\": {\n \"Blue\": { \"chroma\": 0 },\n \"blue\": { \"chroma\": 0 } } }",
      3,
      2, "ramp 'Blue' (line 2) and ramp 'blue' (line 3) are too alike"),
    Case(
      "{ \"name\": \"x\", \"ramps\": {\n \"bl\u{e5}\": { \"chroma\": 0 },\n \"bla\u{30a}\": { \"chroma\": 0 } } }",
      3, 2, "duplicate key"),
    Case(
      "{ \"name\": \"x\", \"ramps\": { \"blue\": { \"chroma\": 0 } }, \"roles\": {\n\"Blue 5\": \"blue.5\",\n"
        + "\"blue-5\": \"blue.6\" } }", 3, 1,
      "step 5 of ramp 'blue' (line 1), role 'Blue 5' (line 2) and role 'blue-5' (line 3)"),
    Case.ramp(#"{ "chroma": 0 }, "🎨": { "chroma": 0 }"#, 57, "the ramp name '🎨' needs"),
    Case.ramp(#"{ "chroma": 0 }, "\"}; }": { "chroma": 0 }"#, 57, "the ramp name '\"}; }' needs"),
    Case.ramp(#"{ "chroma": 0 }, "": { "chroma": 0 }"#, 57, "the ramp name '' needs"),
    Case.part(#""roles": { "\u001b[2J": "a.1", "": "a.2" }"#, 32, "the role name '' needs"),
    Case.part(#""roles": { "\u001b[2J": "b.1" }"#, 25, #"role '\u{1b}[2J' takes its colour from"#),
    // Ramps.
    Case.ramp("{}", 40, "ramp 'blue-gray' needs a 'key' colour, or a 'hue'"),
    Case.ramp("7", 40, "ramp 'blue-gray' must be an object, found the number 7"),
    Case.ramp(#"{ "hue": 1 }"#, 40, "needs a 'key' colour, or a 'hue'"),
    Case.ramp(#"{ "chroma": 0.1 }"#, 40, "needs a 'hue' in degrees"),
    Case.ramp(#"{ "hu": 1 }"#, 42, "unknown key 'hu'; did you mean 'hue'?"),
    Case.ramp(
      #"{ "hue": "red", "chroma": 1 }"#, 49, "'hue' of ramp 'blue-gray' must be a number or"),
    Case.ramp(
      #"{ "hue": 1000, "chroma": 1 }"#, 49, "a number from -360 to 720, found the number 1000"),
    Case.ramp(
      #"{ "hue": 1, "chroma": -0.1 }"#, 62, "a number from 0 to 1000, found the number -0.1"),
    Case.ramp(#"{ "hue": 1, "vividness": 1.5 }"#, 65, "a number from 0 to 1, found the number 1.5"),
    Case.ramp(#"{ "hue": 1, "vividness": 1, "chroma": 1 }"#, 52, "both 'chroma' and 'vividness'"),
    Case.ramp(#"{ "hue": [], "chroma": 1 }"#, 49, "at least one point"),
    Case.ramp(#"{ "hue": [[1]], "chroma": 1 }"#, 50, "must be [step, value]"),
    Case.ramp(#"{ "hue": [[0, 1]], "chroma": 1 }"#, 51, "a number from 1 to 11"),
    Case.ramp(#"{ "hue": [[3, 1], [3, 2]], "chroma": 1 }"#, 59, "rising step, found 3 after 3"),
    Case.ramp(
      ##"{ "key": "#12" }"##, 49, "'key' of ramp 'blue-gray': hex colour '#12' has the wrong"),
    Case.ramp(##"{ "key": "#11223344" }"##, 49, "translucent"),
    Case.ramp(#"{ "key": 5e2310 }"#, 49, "too large"),
    Case.ramp(#"{ "key": 640300 }"#, 49, "must be a hex colour in double quotes"),
    Case.ramp(
      ##"{ "key": "#112233", "keep": "exactly" }"##, 68, "must be 'exact' or 'nearest', found the"),
    Case.ramp(##"{ "key": "#112233", "keep": "exct" }"##, 68, "did you mean 'exact'?"),
    Case.ramp(##"{ "key": "#112233", "step": 12 }"##, 68, "a whole number from 1 to 11"),
    Case.ramp(##"{ "key": "#112233", "step": 2.5 }"##, 68, "a whole number from 1 to 11"),
    Case.ramp(#"{ "chroma": 0, "keep": "exact" }"#, 55, "there is no 'key'"),
    Case.ramp(#"{ "chroma": 0, "description": 5 }"#, 70, "'description' must be text"),
    // The promise.
    Case.part(
      #""space": "oklab""#, 10, "'space' must be 'oklch', 'cielch' or 'ciecam02', found the text"),
    Case.part(#""space": "oklab""#, 10, "did you mean 'oklch'?"),
    Case.part(#""gamut": "srbg""#, 10, "did you mean 'srgb'?"),
    Case.part(#""gamut": "p3""#, 10, "did you mean 'display-p3'?"),
    Case.part(#""gamut": "display_p3""#, 10, "did you mean 'display-p3'?"),
    Case.part(#""gamut": "SRGB""#, 10, "did you mean 'srgb'?"),
    Case.part(#""gamut": """#, 10, "the path of an ICC profile"),
    Case.part(#""scope": "ramps""#, 10, "did you mean 'ramp'?"),
    Case.part(#""increasedContrast": true"#, 22, "'surface-content' or 'every-pair', found true"),
    Case.part(#""rules": []"#, 10, "at least one rule"),
    Case.part(#""rules": {}"#, 10, "'rules' must be an array, found an object"),
    Case.part(#""rules": [{ "distance": 4 }]"#, 11, "a rule needs the key 'ratio'"),
    Case.part(
      #""rules": [{ "distance": 11, "ratio": 3 }]"#, 25, "from 1 to 10, found the number 11"),
    Case.part(#""rules": [{ "distance": 4, "ratio": 1 }]"#, 37, "must be over 1"),
    Case.part(#""rules": [{ "distance": 4, "ratio": 22 }]"#, 37, "from 1 to 21"),
    Case.part(
      #""rules": [{ "distance": 4, "ratio": 3 }, { "distance": 4, "ratio": 4 }]"#, 42, "two rules"),
    Case.part(
      #""rules": [{ "distance": 4, "ratio": 3 }, { "distance": 5, "ratio": 2 }]"#, 42,
      "4 apart needs 3, and 5 apart needs 2"),
    Case.part(#""ladder": "odd""#, 11, "'even', 'soft' or eleven values"),
    Case.part(#""ladder": "Soft""#, 11, "did you mean 'soft'?"),
    Case.part(
      #""ladder": [100, 92, 84, 76, 68, 60, 52, 44, 36, 28, 20, 12, 4]"#, 11,
      "needs 11 values of L*, one for each step, found 13"),
    Case.part(
      #""ladder": [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 10]"#, 53, "found 10 after 10"),
    Case.part(#""ladder": [101, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]"#, 12, "from 0 to 100"),
    // Roles, styles, checks, series.
    Case.part(#""roles": { "text": "b.1" }"#, 20, "unknown ramp 'b'; did you mean 'a'?"),
    Case.part(
      #""roles": { "text": "a.12" }"#, 20,
      "takes step '12' of ramp 'a', which has the steps 1 to 11"),
    Case.part(#""roles": { "text": "a.01" }"#, 20, "takes step '01'"),
    Case.part(
      #""roles": { "text": "grey" }"#, 20, "a ramp and a step as in 'grey.10', found 'grey'"),
    Case.part(#""roles": { "text": 3 }"#, 20, "role 'text' must be a step"),
    Case.part(#""roles": { "text": { "alpha": 1 } }"#, 20, "needs the key 'color'"),
    Case.part(#""roles": { "text": { "colour": "a.1" } }"#, 22, "did you mean 'color'?"),
    Case.part(#""roles": { "text": { "color": "a.1", "alpha": 1.1 } }"#, 47, "from 0 to 1"),
    Case.part(#""textStyles": { "body": { "size": 0 } }"#, 35, "a size in px, over 0"),
    Case.part(#""textStyles": { "body": { "size": 17, "weight": 0 } }"#, 49, "from 1 to 1000"),
    Case.part(
      #""textStyles": { "body": { "size": 17, "dynamic": { "min": 20, "max": 15 } } }"#, 70,
      "at least its 'min' of 20, found 15"),
    Case.part(#""checks": [{ "text": ["txt"], "on": ["page"] }]"#, 23, "did you mean 'text'?"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": [] }]"#, 38,
      "'on' of a check needs at least one role"),
    Case.part(
      #""checks": [{ "text": ["text", "text"], "on": ["page"] }]"#, 31,
      "'text' of a check names the role 'text' twice"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": ["page", "page"] }]"#, 47,
      "'on' of a check names the role 'page' twice"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": ["page", ["page"]] }]"#, 47,
      "'on' of a check names the role 'page' twice"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": [["page", "text"], ["page", "text"]] }]"#, 57,
      "names the stack 'text on page' twice"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": [["page", "txt"]] }]"#, 48, "did you mean 'text'?"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": [[]] }]"#, 39,
      "a stack in 'on' of a check needs at least one role"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": [[["page"]]] }]"#, 40,
      "a stack in 'on' of a check must be text"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": [1] }]"#, 39,
      "must be a role, or an array of roles, the lowest first"),
    Case.part(#""checks": [{ "text": [["text"]], "on": ["page"] }]"#, 23, "must be text"),
    Case.part(#""checks": [{ "text": ["text"] }]"#, 12, "a check needs the key 'on'"),
    Case.part(#""checks": [{ "on": ["page"] }]"#, 12, "either 'text' or 'graphic'"),
    Case.part(
      #""checks": [{ "text": ["text"], "graphic": ["text"], "on": ["page"] }]"#, 12,
      "either 'text' or 'graphic'"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": ["page"], "style": "body" }]"#, 57,
      "'style' of a check names the unknown text style 'body'"),
    Case.part(
      #""checks": [{ "text": ["text"], "on": ["page"], "level": "aa" }]"#, 57, "did you mean 'AA'?"),
    Case.part(
      #""checks": [{ "graphic": ["text"], "on": ["page"], "level": "AA" }]"#, 51,
      "'level' goes with 'text'"),
    Case.part(#""series": { "chart": [] }"#, 22, "at least one colour"),
    Case.part(##""series": { "chart": ["#e69f00", "red"] }"##, 34, "'red' is no hex colour"),
  ]

  @Test(arguments: malformed + wrong)
  func errorNamesPlaceAndRemedy(_ row: Case) {
    let error = #expect(throws: InputError.self) {
      try PaletteFile.read(Array(row.text.utf8), file: "x.palette.json")
    }
    guard let error else { return }
    #expect(error.position == SourcePosition(line: row.line, column: row.column), "\(error)")
    #expect(error.message.contains(row.fragment), "\(error)")
    #expect(
      error.description == "x.palette.json:\(row.line):\(row.column): \(error.message)")
  }

  // An error that quotes a file must not be able to act on a terminal or a log.
  @Test(arguments: malformed + wrong)
  func messageIsOneVisibleLine(_ row: Case) {
    let error = #expect(throws: InputError.self) {
      try PaletteFile.read(Array(row.text.utf8), file: "x")
    }
    let scalars = error?.message.unicodeScalars
    #expect(scalars?.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } == true)
  }

  @Test(
    arguments: [
      ([0x7B, 0xFF, 0x7D], 2, "byte 0xff is not UTF-8"),
      ([0x22, 0xC3, 0x22], 2, "byte 0xc3 is not UTF-8"),
      ([0xED, 0xA0, 0x80], 1, "byte 0xed is not UTF-8"),
      ([0xC3, 0xA9, 0xF4, 0x90, 0x80, 0x80], 2, "byte 0xf4 is not UTF-8"),
      ([0xC0, 0x80], 1, "byte 0xc0 is not UTF-8"),
      ([0xE2, 0x82], 1, "byte 0xe2 is not UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0], 1, "UTF-16"),
    ] as [([UInt8], Int, String)])
  func bytesMustBeUTF8(_ bytes: [UInt8], _ column: Int, _ fragment: String) {
    let error = #expect(throws: InputError.self) { try PaletteFile.read(bytes, file: "x") }
    #expect(error?.position == SourcePosition(line: 1, column: column))
    #expect(error?.message.contains(fragment) == true)
  }
}
