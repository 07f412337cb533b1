import Palette
import PaletteFormats
import Testing

/// Style sheets, and the colours they hold in which appearance.
@Suite struct CSSReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var css: String
    /// Per property the colours in light, dark, and both with increased contrast.
    var colors: [String: [String?]]

    var testDescription: String { name }
  }

  static let notations: [Case] = [
    Case(
      name: "notations",
      css: ":root { --a: #fff; --b:rgb(0 0 0 / 50%) ; --c: Red; --d: hwb(0 0 0) }",
      colors: ["--a": ["#ffffff"], "--b": ["#00000080"], "--c": ["#ff0000"], "--d": ["#ff0000"]]),
    Case(
      name: "what is no colour",
      css: """
        :root { --a: 12px; --b: 0 1px #000; --c: "red"; --d: url(#fff); --e: bold; --f: ; --g: 5;
          --font-red: red sans; --h: {color: red}; --i: linear-gradient(red, blue); color: red }
        """, colors: [:]),
    Case(
      name: "comments and escapes",
      css: "/*{*/:root/**/{/*;*/--\\61 b\\64/**/:/**/#0\\30 f/**/!important/**/;}<!-- -->",
      colors: ["--abd": ["#0000ff"]]),
    Case(
      name: "escaped names", css: ":root { --\\62lue\\.5: #00f; --gr\u{fc}n: #0f0 }",
      colors: ["--blue.5": ["#0000ff"], "--gr\u{fc}n": ["#00ff00"]]),
    Case(
      name: "no last semicolon, line ends of all kinds",
      css: "\u{feff}:root{\r\n--a:#111;\r--b:\n#222}",
      colors: ["--a": ["#111111"], "--b": ["#222222"]]),
    Case(
      name: "later wins", css: ":root { --a: #111 } :root { --a: #222 }",
      colors: ["--a": ["#222222"]]),
    Case(
      name: "important and layers",
      css: """
        :root { --a: #111 !important; --b: #111 } :root { --a: #222 }
        @layer x { :root { --b: #222; --c: #333 } }
        """, colors: ["--a": ["#111111"], "--b": ["#111111"], "--c": ["#333333"]]),
    Case(
      name: "Tailwind",
      css: """
        @import "tailwindcss";
        @theme static { --color-*: initial; --color-a: #111; --spacing: 4px }
        @theme inline { --color-b: var(--a); --font-sans: var(--font-sans-elsewhere) }
        @layer base { :root, :host { --a: #222 } .dark { --a: #333 } }
        """,
      colors: [
        "--color-a": ["#111111", "#111111"], "--color-b": ["#222222", "#333333"],
        "--a": ["#222222", "#333333"],
      ]),
    Case(
      name: "channels in a property",
      css: """
        :root { --primary: 120 100% 50%; --color-primary: hsl(var(--primary));
          --veil: hsl(var(--primary) / 0.4) }
        .dark { --primary: 240 100% 50% }
        """,
      colors: ["--color-primary": ["#00ff00", "#0000ff"], "--veil": ["#00ff0066", "#0000ff66"]]),
    Case(
      name: "aliases",
      css: """
        :root { --a: var(--b); --b: var( --c , red ); --c: #123; --d: var(--none, var(--no, #456));
          --e: var(--empty, #789); --empty: initial }
        """,
      colors: [
        "--a": ["#112233"], "--b": ["#112233"], "--c": ["#112233"], "--d": ["#445566"],
        "--e": ["#778899"],
      ]),
  ]

  static let appearances: [Case] = [
    Case(
      name: "light-dark()",
      css: """
        :root { --a: light-dark(#111, rgb(1, 2, 3)); --b: light-dark(var(--c), var(--a)); --c: #333 }
        """,
      colors: [
        "--a": ["#111111", "#010203"], "--b": ["#333333", "#010203"],
        "--c": ["#333333", "#333333"],
      ]),
    media("(prefers-color-scheme: dark)", ["#111111", "#222222"]),
    media("(prefers-color-scheme:light)", ["#222222", "#111111"]),
    media("not (prefers-color-scheme: light)", ["#111111", "#222222"]),
    media("screen and (PREFERS-COLOR-SCHEME: DARK)", ["#111111", "#222222"]),
    media("not all and (prefers-color-scheme: dark)", ["#222222", "#111111"]),
    media("(prefers-contrast: more)", ["#111111", nil, "#222222"]),
    media("(prefers-contrast)", ["#111111", nil, "#222222"]),
    media(
      "(prefers-color-scheme: dark) and (prefers-contrast: more)",
      ["#111111", "#111111", "#111111", "#222222"]),
    media(
      "((prefers-color-scheme: dark) and ((prefers-contrast: more)))",
      ["#111111", "#111111", "#111111", "#222222"]),
    media(
      "(prefers-color-scheme: dark), print and (prefers-contrast: more)", ["#111111", "#222222"]),
    media(
      "(prefers-color-scheme: dark) or (prefers-contrast: more)",
      ["#111111", "#222222", "#222222", "#222222"]),
    media("print", ["#111111"]), media("(min-width: 600px)", ["#111111"]),
    media("(color-gamut: p3)", ["#111111"]), media("(forced-colors: active)", ["#111111"]),
    media("(prefers-contrast: less)", ["#111111"]),
    media("(prefers-color-scheme: dark) and (min-width: 9px)", ["#111111"]),
    Case(
      name: "nested media",
      css: """
        @media (prefers-color-scheme: dark) { @media (prefers-contrast: more) { :root { --a: #444 } }
          :root { --a: #222 } }
        @media (prefers-contrast: more) { :root { --a: #333 } }
        :root { --a: #111 }
        """, colors: ["--a": ["#111111", "#222222", "#333333", "#444444"]]),
    Case(
      name: "media in a rule",
      css: """
        :root { --a: #111; @media (prefers-color-scheme: dark) { --a: #222 }
          &.high-contrast { --a: #333 } @supports (color: red) { @layer x { --b: #456 } } }
        """,
      colors: [
        "--a": ["#111111", "#222222", "#333333", "#333333"],
        "--b": ["#445566", "#445566", "#445566", "#445566"],
      ]),
    selector(".dark", ["#111111", "#222222"]), selector(".theme-dark", ["#111111", "#222222"]),
    selector("html.dark-theme body", ["#111111", "#222222"]),
    selector(":root[data-theme=\"dark\"]", ["#111111", "#222222"]),
    selector("[data-color-mode=dark]", ["#111111", "#222222"]),
    selector("[data-bs-theme='dark' i]", ["#111111", "#222222"]),
    selector(":host([theme~=dark])", ["#111111", "#222222"]),
    selector(":where(.dark, .dark *)", ["#111111", "#222222"]),
    selector(".DarkMode, .card", ["#111111", "#222222"]),
    selector(".light", ["#222222", "#111111"]),
    selector(":root:not(.light)", ["#111111", "#222222"]),
    selector("[data-contrast=\"more\"]", ["#111111", nil, "#222222"]),
    selector(".high-contrast", ["#111111", nil, "#222222"]),
    selector(".dark.high-contrast", ["#111111", "#111111", "#111111", "#222222"]),
    selector("[data-theme=dark_high_contrast]", ["#111111", "#111111", "#111111", "#222222"]),
    selector("*, ::before, ::backdrop", ["#222222"]), selector("html", ["#222222"]),
    selector(":root, .dark", ["#222222"]),
    selector(".card", ["#111111"]), selector(".dark .card", ["#111111"]),
    selector("[data-theme=ocean]", ["#111111"]), selector("[data-accent=dark]", ["#111111"]),
    selector(".darkish", ["#111111"]), selector("#dark", ["#111111"]),
    selector(".light-medium-contrast", ["#111111"]), selector("[dir=rtl]", ["#111111"]),
    Case(
      name: "a class inside what the system asks for",
      css: """
        :root { --a: #111 } .dark { --a: #222 }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --a: #333 }
          .light { --a: #444 } }
        """, colors: ["--a": ["#444444", "#333333"]]),
    Case(
      name: "aliases follow the appearance",
      css: """
        :root { --page: var(--grey-1); --grey-1: #eee; --red: #f00 } .dark { --grey-1: #222 }
        """,
      colors: [
        "--page": ["#eeeeee", "#222222"], "--grey-1": ["#eeeeee", "#222222"],
        "--red": ["#ff0000", "#ff0000"],
      ]),
  ]

  /// A base value and another one under a condition.
  private static func media(_ query: String, _ colors: [String?]) -> Case {
    Case(
      name: "@media \(query)",
      css: ":root { --a: #111 } @media \(query) { :root { --a: #222 } }", colors: ["--a": colors])
  }

  /// A base value and another one under a selector.
  private static func selector(_ selector: String, _ colors: [String?]) -> Case {
    Case(
      name: selector, css: ":root { --a: #111 } \(selector) { --a: #222 }", colors: ["--a": colors])
  }

  @Test(arguments: notations + appearances)
  func colorsOfEveryAppearance(_ test: Case) throws {
    let found = try CSSReader.read(Array(test.css.utf8), file: "a.css")
    var colors: [String: [String?]] = [:]
    for color in found.colors {
      let index = try #require(AppearanceVariant.allCases.firstIndex(of: color.variant))
      var row = colors[color.path.joined(separator: "/")] ?? []
      while row.count <= index { row.append(nil) }
      row[index] = color.color.hex
      colors[color.path.joined(separator: "/")] = row
    }
    #expect(colors == test.colors)
  }

  @Test func placesAndAliases() throws {
    let css = """
      :root {
        --a: light-dark(#fff,
          #000);
        --b: var(--a);
        --c: rgb(var(--d));
        --d: 1 2 3;
      }
      """
    let found = try CSSReader.read(Array(css.utf8), file: "a.css").colors
    let lines = found.map {
      "\($0.path[0]) \($0.variant.rawValue) \($0.position.line):\($0.position.column)"
        + ($0.isAlias ? " alias" : "")
    }
    #expect(
      lines == [
        "--a light 2:19", "--a dark 3:5", "--b light 4:8 alias", "--b dark 4:8 alias",
        "--c light 5:8", "--c dark 5:8",
      ])
  }

  static let notes = [
    (
      ":root { --a: #000 }\n@media print { :root { --a: #fff; --b: 1px } }", 2, 1,
      "1 colour is left out under '@media print'"
    ),
    (
      "@media (color-gamut: rec2020) { :root { --a: color(rec2020 1 0 0); --b: red } }", 1, 1,
      "2 colours are left out under '@media (color-gamut: rec2020)'"
    ),
    (".card { --a: red } .card\n{ --b: #fff }", 1, 1, "2 colours are left out under '.card'"),
    (":root { --a: color-mix(in oklab, red, blue) }", 1, 14, "made from other colours"),
    (":root { --a: rgb(from red r g b) }", 1, 14, "made from other colours"),
    (":root { --a: currentColor }", 1, 14, "a colour of the text's own"),
    (":root { --color-scheme: dark }", 1, 25, "'dark' is no colour: left out"),
    (":root { --a: CanvasText }", 1, 14, "a colour of the system's own"),
    (":root { --a: color(display-p3 1 0 0) }", 1, 14, "lies outside sRGB: it is read as #ff0000"),
    (":root { --a: #fff 0 0 3px }", 1, 14, "starts with a colour but goes on"),
    (":root { --font-a: var(--x) }", 1, 19, "refers to '--x', which is declared nowhere: left out"),
    ("@import 'x.css'; :root { --a: var(--x) }", 1, 31, "declared nowhere: left out"),
    ("@supports not (color: red) { :root { --a: red } }", 1, 1, "left out under '@supports not"),
    (
      "@property --a { syntax: '<color>'; initial-value: red; --b: red }", 1, 1,
      "1 colour is left out under '@property --a'"
    ),
  ]

  @Test(arguments: notes.indices)
  func whatIsNotReadIsNoted(_ index: Int) throws {
    let (css, line, column, fragment) = Self.notes[index]
    let found = try CSSReader.read(Array(css.utf8), file: "a.css")
    let note = try #require(found.notes.first)
    #expect(found.notes.count == 1)
    #expect(note.message.contains(fragment), "\(note.message)")
    #expect(note.position == SourcePosition(line: line, column: column))
  }
}
