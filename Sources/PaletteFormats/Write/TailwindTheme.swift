import Palette

/// Palettes as themes of Tailwind CSS 4.
///
/// To be imported after Tailwind itself. The theme is `static`, because Tailwind drops variables
/// that no utility uses, and whoever writes `var(--color-blue-6)` counts on them. What a theme
/// cannot say, more contrast and Display P3, stands in the layer `base`, which comes after it.
/// Tailwind makes utilities of ASCII names only; the variables of others are there nonetheless.
enum TailwindTheme {
  static func write(
    _ palette: ColorPalette, _ options: WriteOptions
  ) throws(NamingError) -> String {
    let properties = try CSSProperties(tailwind: palette, options)
    let standard = properties.lightDarkDeclarations(.standard, inP3: false)
    let commented = properties.lightDarkDeclarations(.standard, inP3: false, isCommented: true)
    var lines = CSSText.block("@theme static", commented + properties.textDeclarations)
    var base = properties.colorSchemes
    if properties.hasIncreasedContrast {
      base += CSSText.block("[data-contrast=\"standard\"]", standard)
      base += properties.increasedContrastRules(inP3: false)
    }
    let wide = properties.wide
    if !wide.colors.isEmpty {
      base += CSSText.p3Block(
        CSSText.block(
          ":root, [data-contrast=\"standard\"]",
          wide.lightDarkDeclarations(.standard, inP3: true))
          + wide.increasedContrastRules(inP3: true))
    }
    if !base.isEmpty { lines += CSSText.block("@layer base", base) }
    if properties.appearances.count > 1 { lines += darkVariant }
    let file = "\(palette.fileName).tailwind.css"
    let note = "Import it after Tailwind: @import \"tailwindcss\"; @import \"./\(file)\";"
    return CSSText.header(palette, [note]) + CSSText.text(lines)
  }

  /// The utilities `dark:` follow what the colours follow: the attribute, else the system.
  private static let darkVariant = CSSText.block(
    "@custom-variant dark",
    ["&:where([data-theme=\"dark\"], [data-theme=\"dark\"] *) { @slot; }"]
      + CSSText.block(
        "@media (prefers-color-scheme: dark)",
        ["&:not(:where([data-theme], [data-theme] *)) { @slot; }"]))
}

extension OutputFormat {
  static let tailwind = OutputFormat(
    "tailwind", "theme of Tailwind CSS 4, in light, dark and more contrast",
    lacks: "utilities for names beyond ASCII; var() has them", drops: [.utilities],
    fileExtension: "css", roots: ["color"], fixedRootCount: 1
  ) { palette, options throws(NamingError) in
    [
      WrittenFile(
        path: palette.fileName + ".tailwind.css", text: try TailwindTheme.write(palette, options))
    ]
  }
}
