import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// Sass, Less and Tailwind, as their compilers read them.
@Suite struct PreprocessorTests {
  static let palettes = [StyleSheetCompilers.styled, Samples.awkward]

  private func hex(_ color: NamedColor, _ variant: AppearanceVariant) throws -> String {
    try #require(color.values.nearest(to: variant)).color.hex
  }

  @Test(arguments: palettes, StyleSheetCompilers.Sass.allCases)
  func sassReadsVariablesAndMaps(
    _ palette: ColorPalette, _ compiler: StyleSheetCompilers.Sass
  ) throws {
    var expressions: [String] = []
    var expected: [String] = []
    for color in try palette.namedColors(prefix: "color") {
      expressions.append("$\(color.words.kebab)")
      expected.append(try hex(color, .light))
    }
    let names = ["light", "dark", "light-increased-contrast", "dark-increased-contrast"]
    for (variant, name) in zip(AppearanceVariant.allCases, names) {
      for group in try palette.colorGroups(prefix: "") {
        let path = "$palette, \"\(name)\", \"\(group.words.kebab)\""
        for step in group.steps {
          expressions.append("get(\(path), \"\(step.words.kebab)\")")
          expected.append(try hex(step.color, variant))
        }
        if let role = group.role {
          expressions.append("get(\(path))")
          expected.append(try hex(role, variant))
        }
      }
    }
    let scss = try StyleSheetCompilers.text(.scss, palette)
    let css = try compiler.compile(scss, expressions)
    #expect(try StyleSheetCompilers.colors(css) == expected)
  }

  @Test(arguments: StyleSheetCompilers.Sass.allCases)
  func sassReadsWhatIsNoPlainColor(_ compiler: StyleSheetCompilers.Sass) throws {
    var palette = StyleSheetCompilers.styled
    palette.gamut = .displayP3
    palette.roles.append(
      ResolvedRole(
        name: "Blue", colors: PerAppearance { _ in Samples.color("#ff000080") },
        p3: PerAppearance { _ in DisplayP3Color(rounding: [1, 0, 0]) }))
    let css = try compiler.compile(
      try StyleSheetCompilers.text(.scss, palette),
      [
        "$text-body-size", "$text-body-weight", "$text-title-size",
        "get($palette, \"dark\", \"blue\", \"DEFAULT\")",
        "get($palette-p3, \"dark\", \"blue\", \"DEFAULT\")",
      ])
    let values = css.matches(of: /--x-\d: ([^;]*);/).map {
      String($0.1).replacing(" / ", with: "/")
    }
    #expect(
      values == [
        "clamp(15px, 1.0625rem, 30px)", "400", "1.75rem", "rgba(255, 0, 0, 0.502)",
        "color(display-p3 1 0 0/0.502)",
      ])
  }

  @Test(arguments: palettes)
  func lessReadsVariables(_ palette: ColorPalette) throws {
    func ascii(_ words: NameWords) -> String {
      words.kebab.unicodeScalars.map { scalar in
        scalar.isASCII ? String(scalar) : "-u00" + String(scalar.value, radix: 16)
      }.joined()
    }
    var expressions: [String] = []
    var expected: [String] = []
    let suffixes = ["", "-dark", "-light-increased-contrast", "-dark-increased-contrast"]
    for (variant, suffix) in zip(AppearanceVariant.allCases, suffixes) {
      for color in try palette.namedColors(prefix: "color") {
        expressions.append("@\(ascii(color.words))\(suffix)")
        expected.append(try hex(color, variant))
      }
    }
    let less = try StyleSheetCompilers.text(.less, palette)
    let css = try StyleSheetCompilers.less(less, expressions)
    #expect(try StyleSheetCompilers.colors(css) == expected)
    // What Less has a function for stays as it is.
    if less.contains("-p3") {
      let css = try StyleSheetCompilers.less(less, ["@color-veil-dark-p3"])
      #expect(css.contains("color(display-p3 1 0 0/0.5059"))
    }
  }

  @Test func lessReadsTextStylesAndReservedNames() throws {
    var palette = StyleSheetCompilers.styled
    palette.roles = ["page", "Media", "import", "50", "arguments"].map {
      ResolvedRole(name: $0, colors: PerAppearance { _ in Samples.color("#123456") })
    }
    var options = WriteOptions()
    options.prefix = ""
    let less = try StyleSheetCompilers.text(.less, palette, options)
    let css = try StyleSheetCompilers.less(
      less,
      [
        "@blue-1", "@color-page", "@color-media", "@color-import", "@color-50", "@color-arguments",
        "@page-dark", "@text-body-size", "@text-title-weight",
      ])
    #expect(
      try StyleSheetCompilers.colors(css)
        == ["#e3eeff"] + Array(repeating: "#123456", count: 6))
    #expect(css.contains("--x-7: clamp(15px,1.0625rem,30px);"))
    #expect(css.contains("--x-8: 700;"))
  }

  @Test func tailwindMakesUtilities() throws {
    let css = try StyleSheetCompilers.tailwind(
      StyleSheetCompilers.styled,
      classes: "bg-blue-2 border-separator/50 text-body dark:bg-grey-3 text-nothing")
    for rule in [
      ".bg-blue-2{background-color:var(--color-blue-2)}", "font-size:var(--text-body)",
      "--text-body:clamp(15px, 1.0625rem, 30px)", "var(--text-body--font-weight)",
      ".dark\\:bg-grey-3:where([data-theme=dark],[data-theme=dark] *)",
      "@media (prefers-color-scheme:dark){.dark\\:bg-grey-3:not(:where([data-theme],",
      // No utility uses it; `static` keeps it.
      "--color-grey-1:light-dark(#f1f3f5,#1b1e22)",
    ] {
      #expect(css.contains(rule), "\(rule)")
    }
    #expect(css.contains("border-separator\\/50") && !css.contains("text-nothing"))
  }

  @Test func tailwindReadsAwkwardNames() throws {
    let css = try StyleSheetCompilers.tailwind(
      Samples.awkward, classes: "bg-(--color-blå-grün-1-2) text-500-a-b-red fill-init")
    #expect(css.contains("background-color:var(--color-blå-grün-1-2)"))
    #expect(css.contains("color:var(--color-500-a-b-red)"))
    #expect(css.contains("fill:var(--color-init)"))
  }

  // BUG-D52: what the preset refers to is what the style sheet declares.
  @Test(arguments: palettes)
  func nodeLoadsThePreset(_ palette: ColorPalette) throws {
    let directory = try TemporaryDirectory()
    let preset = try StyleSheetCompilers.text(.tailwind3, palette)
    let path = try directory.write(Array(preset.utf8), to: "preset.cjs").path
    let script = """
      const { theme, darkMode } = require(\(String(reflecting: path)));
      const flat = (value, name) => typeof value === "string" ? [[name, value]]
        : Object.entries(value).flatMap(([key, value]) => flat(value, [...name, key]));
      console.log(JSON.stringify([
        flat(theme.extend.colors, []).map(([name, value]) => [name.join("-"), value]),
        Object.entries(theme.extend.fontSize ?? {}).map(
          ([name, [size, { fontWeight }]]) => [name, size, fontWeight]),
        [darkMode],
      ]));
      """
    let result = try run("node", ["-e", script])
    try #require(result.status == 0, "\(result.stderr)")
    let read = try JSONSerialization.jsonObject(with: Data(result.stdout.utf8))
    let lists = try #require(read as? [[[Any]]])
    let css = try CSSCustomProperties.write(palette)
    let colors = try palette.namedColors()
    #expect(lists[0].count == colors.count)
    #expect(Set(lists[0].compactMap { $0[0] as? String }) == Set(colors.map(\.words.kebab)))
    for value in lists[0].compactMap({ $0[1] as? String }) {
      let property = value.dropFirst("var(".count).dropLast()
      #expect(value.hasPrefix("var(") && css.contains("    \(property): "), "\(value)")
    }
    let styles = lists[1].compactMap { $0 as? [String] }
    #expect(
      styles
        == (palette.textStyles.isEmpty
          ? []
          : [
            ["body", "var(--text-body-size)", "var(--text-body-weight)"],
            ["title", "var(--text-title-size)", "var(--text-title-weight)"],
          ]))
    #expect(lists[2][0].first as? String == "variant")
  }

  @Test func tailwindReadsThePreset() throws {
    let css = try StyleSheetCompilers.tailwind3(
      StyleSheetCompilers.styled, classes: "bg-blue-2 text-body dark:bg-separator")
    #expect(css.contains(".bg-blue-2{background-color:var(--color-blue-2)}"))
    #expect(css.contains("font-size:var(--text-body-size)"))
    #expect(css.contains("var(--text-body-weight)"))
    #expect(css.contains("@media (prefers-color-scheme:dark){.dark\\:bg-separator:not("))
  }
}
