import Palette

/// Palettes as CSS custom properties for browsers without `light-dark()`, before May 2024.
///
/// The same properties and attributes as `CSSCustomProperties`, in plain values under media
/// queries. Selectors cannot tell which of two attributes around an element is the nearer one, so
/// an element with only one of `data-theme` and `data-contrast` takes the other from the system: of
/// the 88 ways to combine the system's settings with attributes on the root, on an element inside
/// it, and a theme around a contrast, the eight are wrong in which the theme around a contrast is
/// not the system's.
enum CSSMediaQueries {
  /// Values of one appearance for some selectors, under some media queries.
  private struct Rule {
    let variant: AppearanceVariant
    var media: String?
    let selectors: [String]
  }

  private static let dark = "(prefers-color-scheme: dark)"
  private static let more = "(prefers-contrast: more)"

  /// In the order of the cascade: of two that are as specific, the later one counts.
  private static let rules = [
    Rule(
      variant: .light,
      selectors: [":root", "[data-theme=\"light\"]", "[data-contrast=\"standard\"]"]),
    Rule(
      variant: .dark, media: dark,
      selectors: [":root:not([data-theme])", "[data-contrast=\"standard\"]:not([data-theme])"]),
    Rule(variant: .dark, selectors: ["[data-theme=\"dark\"]"]),
    Rule(
      variant: .lightIncreasedContrast, media: more,
      selectors: [
        ":root:not([data-contrast=\"standard\"])",
        "[data-theme=\"light\"]:not([data-contrast=\"standard\"])",
      ]),
    Rule(
      variant: .darkIncreasedContrast, media: "\(dark) and \(more)",
      selectors: [":root:not([data-theme]):not([data-contrast=\"standard\"])"]),
    Rule(
      variant: .darkIncreasedContrast, media: more,
      selectors: ["[data-theme=\"dark\"]:not([data-contrast=\"standard\"])"]),
    Rule(
      variant: .lightIncreasedContrast,
      selectors: ["[data-contrast=\"more\"]", "[data-theme=\"light\"][data-contrast=\"more\"]"]),
    Rule(
      variant: .darkIncreasedContrast, media: dark,
      selectors: ["[data-contrast=\"more\"]:not([data-theme])"]),
    Rule(
      variant: .darkIncreasedContrast,
      selectors: ["[data-theme=\"dark\"][data-contrast=\"more\"]"]),
  ]

  static func write(
    _ palette: ColorPalette, _ options: WriteOptions
  ) throws(NamingError) -> String {
    let properties = try CSSProperties(palette, options)
    let isInBoth = properties.appearances.count > 1
    let hasIncreased = properties.hasIncreasedContrast
    // A palette asks for nothing it has only one answer to.
    let rules = rules.filter { rule in
      (isInBoth || rule.variant.appearance == .light)
        && (hasIncreased || rule.variant.contrast == .standard)
    }
    let lines = properties.layer { properties, inP3 in
      rules.enumerated().flatMap { index, rule in
        let selectors = rule.selectors.filter { selector in
          (isInBoth || !selector.hasPrefix("[data-theme"))
            && (hasIncreased || !selector.hasPrefix("[data-contrast"))
        }
        let block = CSSText.block(
          selectors.joined(separator: ", "),
          properties.declarations(
            rule.variant, inP3: inP3, isCommented: index == 0 && !inP3))
        return rule.media.map { CSSText.block("@media \($0)", block) } ?? block
      }
    }
    return CSSText.header(palette, isInBoth && hasIncreased ? notes : []) + CSSText.text(lines)
  }

  private static let notes = [
    "An element with only one of data-theme and data-contrast takes the other from the system,",
    "not from the elements around it (8 of the 88 ways to combine them): give it both, or use the",
    "format css, which knows no such case.",
  ]
}

extension OutputFormat {
  static let cssMedia = OutputFormat(
    "css-media", "custom properties in media queries, for browsers before May 2024",
    lacks: "a theme around a contrast: an element needs both attributes",
    fileExtension: "css", roots: ["color"]
  ) { palette, options throws(NamingError) in
    [
      WrittenFile(
        path: palette.fileName + ".media.css", text: try CSSMediaQueries.write(palette, options))
    ]
  }
}
