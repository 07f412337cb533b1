import Palette
import PaletteFormats
import Testing

/// Style sheets made to cost time, memory or the stack.
@Suite struct CSSHostileTests {
  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let refused: [(name: String, css: String)] = [
    ("blocks", many("a{", 100_000)), ("braces", many("{", 100_000)),
    ("braces in a value", ":root{--a:" + many("{", 100_000)),
    ("parentheses", ":root{--a:" + many("(", 100_000)),
    ("selectors", many(":not(", 100_000)), ("media", "@media " + many("(", 100_000)),
    ("light-dark", ":root{--a:" + many("light-dark(", 100_000)),
    ("comment", many("/*", 100_000)), ("at-rules", many("@media all{", 100_000)),
  ]

  @Test(arguments: refused.indices)
  func deepNestingIsRefused(_ index: Int) {
    let bytes = Array(Self.refused[index].css.utf8)
    let time = ContinuousClock().measure {
      #expect(throws: InputError.self) { try CSSReader.read(bytes, file: "a.css") }
    }
    #expect(time < .seconds(2), "\(time)")
  }

  @Test func longChainIsFollowed() throws {
    let count = 5_000
    let links = (0..<count).map { "--c\($0):var(--c\($0 + 1));" }.joined()
    let css = ":root{\(links)--c\(count):#123456}"
    let found = try CSSReader.read(Array(css.utf8), file: "a.css")
    #expect(found.colors.count == count + 1)
    #expect(found.colors.allSatisfy { $0.color.hex == "#123456" })
  }

  @Test func longCircleIsNamedShortly() {
    let count = 5_000
    let links = (0..<count).map { "--c\($0):var(--c\(($0 + 1) % count));" }.joined()
    #expect {
      try CSSReader.read(Array(":root{\(links)}".utf8), file: "a.css")
    } throws: { error in
      let message = (error as? InputError)?.message ?? ""
      return message.contains("'--c3' → '…'") || message.contains("'--c3' → …")
    }
  }

  // Each property twice the one before it: 2⁶⁰ colours if they were written out.
  @Test func doublingAliasesStayShort() throws {
    let links = (0..<60).map { "--c\($0):var(--c\($0 + 1)) var(--c\($0 + 1));" }.joined()
    let css = ":root{\(links)--c60:#fff;--fan:\(Self.many("var(--c60) ", 10_000))}"
    let found = try CSSReader.read(Array(css.utf8), file: "a.css")
    #expect(found.colors.map(\.path) == [["--c60"]])
  }

  // A fan of aliases costs as much as as many colours.
  @Test func fanOfAliasesIsLinear() throws {
    let links = (0..<5_000).map { "--c\($0):var(--long);" }.joined()
    let css = ":root{--long:rgb(0 0/*\(Self.many("x", 4_000))*/0);\(links)}"
    let time = try ContinuousClock().measure {
      let found = try CSSReader.read(Array(css.utf8), file: "a.css")
      #expect(found.colors.count == 5_001)
    }
    #expect(time < .seconds(10), "\(time)")
  }

  // A second or so unoptimised; quadratic work would take minutes.
  @Test func largeFileIsLinear() throws {
    let rules = (0..<5_000).map {
      ":root{--c\($0):oklch(63.7% 0.237 \($0 % 360))}.card\($0){--x:red}"
    }.joined()
    let time = try ContinuousClock().measure {
      let found = try CSSReader.read(Array(rules.utf8), file: "a.css")
      #expect(found.colors.count == 5_000)
    }
    #expect(time < .seconds(20), "\(time)")
  }
}
