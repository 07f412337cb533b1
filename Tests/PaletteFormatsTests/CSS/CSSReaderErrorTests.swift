import Palette
import PaletteFormats
import Testing

/// Style sheets that cannot be meant as they are written.
@Suite struct CSSReaderErrorTests {
  static let faults: [(css: String, line: Int, column: Int, fragment: String)] = [
    (":root { --a: #ff }", 1, 14, "'--a': hex colour '#ff' has the wrong number of digits"),
    (":root {\n  --a: rgb(1 2 3 4) }", 2, 18, "'--a': expected '/' and the opacity, or ')'"),
    (":root { --color-a: bleu }", 1, 20, "'--color-a': 'bleu' is no colour; did you mean 'blue'?"),
    (":root { --a: light-dark(#fff) }", 1, 14, "'light-dark()' needs two colours"),
    (":root { --a: light-dark(#fff, #000, #888) }", 1, 14, "'light-dark()' needs two colours"),
    (":root { --a: light-dark(#fff, #00) }", 1, 31, "wrong number of digits"),
    (":root { --a: var(--gray) ; --grey: red }", 1, 14, "did you mean '--grey'?"),
    (
      ":root { --a: var(--b); --b: var(--c) }", 1, 29,
      "'--b' refers to '--c', which is declared nowhere (from '--a' → '--b')"
    ),
    (":root { --a: rgb(var(--x) / 1) }", 1, 18, "'--a' refers to '--x'"),
    (":root { --a: var(--b) } .dark { --b: red }", 1, 14, "has no value in light"),
    (
      ":root { --a: var(--b); --b: var(--c); --c: var(--b) }", 1, 44,
      "'--b' → '--c' → '--b': these custom properties refer to each other in a circle"
    ),
    (":root { --a: var(--a) }", 1, 14, "'--a' → '--a'"),
    (":root { --a: var(a) }", 1, 14, "'var()' needs the name of a custom property"),
    (":root { --a: red", 1, 7, "the block that opens here is never closed"),
    (":root { --a: red } }", 1, 20, "'}' closes nothing"),
    (":root { --a: (red }", 1, 14, "never closed: ')' is missing"),
    (":root { --a: red) }", 1, 17, "')' closes nothing"),
    (":root { --a: \"red }\n}", 1, 14, "the string that opens here is never closed"),
    (":root { --a: 'red", 1, 14, "the string that opens here is never closed"),
    (":root { } /* red", 1, 11, "the comment that opens here is never closed"),
    (":root { --a: url(red", 1, 14, "the address that opens here is never closed"),
    ("--a: red;", 1, 1, "outside of any rule"),
    ("@media screen { --a: red }", 1, 17, "outside of any rule"),
    ("red", 1, 1, "'red' starts no rule"),
    ("{ \"blue\": [1, 2 }", 1, 11, "never closed: ']' is missing"),
    (":root {\n  --é: #é\n}", 2, 8, "is no hex colour"),
    (":root { --a: red\u{0} }", 1, 17, "a NUL character"),
  ]

  @Test(arguments: faults.indices)
  func faultHasItsPlace(_ index: Int) {
    let (css, line, column, fragment) = Self.faults[index]
    #expect {
      try CSSReader.read(Array(css.utf8), file: "a.css")
    } throws: { error in
      guard let error = error as? InputError else { return false }
      let isRight =
        error.position?.line == line && error.position?.column == column
        && error.message.contains(fragment)
      return isRight
    }
  }

  @Test func textMustBeUTF8() {
    for (bytes, column) in [([0x61, 0xFF], 2), ([0xFF, 0xFE, 0x61, 0], 1)] as [([UInt8], Int)] {
      #expect {
        try CSSReader.read(bytes, file: "a.css")
      } throws: {
        ($0 as? InputError)?.position?.column == column
      }
    }
  }

  @Test func emptyStyleSheetHasNoColors() throws {
    #expect(try CSSReader.read([], file: "a.css").colors.isEmpty)
  }
}
