import Palette

/// The custom properties of a palette, under names that are distinct.
struct CSSProperties {
  /// A colour, and what it is called: `--color-blue-6`.
  struct ColorProperty {
    let name: String
    let values: PerAppearance<WrittenColor>
    /// What is said about it and what begins with it, as comments.
    let comments: [String]
  }

  /// The colours, in the order of the palette.
  let colors: [ColorProperty]
  /// Declarations of sizes and weights of text.
  let textDeclarations: [String]

  /// Properties for any style sheet: `--color-blue-6`, `--text-body-size`, `--text-body-weight`.
  ///
  /// A prefix stands in place of `color`, and before `text`.
  init(_ palette: ColorPalette, _ options: WriteOptions) throws(NamingError) {
    let start = NameWords(options.prefix ?? "").followed(by: NameWords("text"))
    try self.init(
      palette, options, namespace: "--", prefix: options.prefix ?? "color"
    ) { style, letterCase in
      [("size", style.size), ("weight", style.weight)].map { part, value in
        let words = start.followed(by: style.words).followed(by: NameWords(part))
        return (name: "--" + CSSText.identifier(words, letterCase), value: value)
      }
    }
  }

  /// Properties as Tailwind 4 makes utilities of them: `--color-blue-6`, `--text-body`,
  /// `--text-body--font-weight`.
  ///
  /// A prefix stands behind Tailwind's own.
  init(tailwind palette: ColorPalette, _ options: WriteOptions) throws(NamingError) {
    let start = NameWords(options.prefix ?? "")
    try self.init(
      palette, options, namespace: "--color-", prefix: options.prefix ?? ""
    ) { style, letterCase in
      let words = start.followed(by: style.words)
      let name = "--text-" + CSSText.identifier(words, letterCase)
      return [(name: name, value: style.size), (name: name + "--font-weight", value: style.weight)]
    }
  }

  private init(
    _ palette: ColorPalette, _ options: WriteOptions, namespace: String, prefix: String,
    textProperties: (NamedTextStyle, LetterCase) -> [(name: String, value: String)]
  ) throws(NamingError) {
    let letterCase = options.letterCase ?? .kebab
    var names = IdentifierTable()
    var colors: [ColorProperty] = []
    for color in try palette.namedColors(prefix: prefix) {
      let name = namespace + CSSText.identifier(color.words, letterCase)
      names.add(name, for: color.owner)
      // An empty line tells what is said about a ramp from what is said about its first step.
      let section = color.section.isEmpty ? [] : color.section.blockComment + [""]
      colors.append(
        ColorProperty(
          name: name, values: color.values,
          comments: section + color.remarks.commentLines.blockComment))
    }
    var textDeclarations: [String] = []
    for style in try palette.namedTextStyles() {
      for (name, value) in textProperties(style, letterCase) {
        names.add(name, for: style.owner)
        textDeclarations.append("\(name): \(value);")
      }
    }
    try names.check()
    (self.colors, self.textDeclarations) = (colors, textDeclarations)
  }

  private init(colors: [ColorProperty]) {
    (self.colors, textDeclarations) = (colors, [])
  }

  /// The appearances at least one colour has.
  var variants: [AppearanceVariant] {
    AppearanceVariant.allCases.filter { variant in
      colors.contains { $0.values[variant] != nil }
    }
  }

  /// Light, dark, or both.
  var appearances: [Appearance] {
    Appearance.allCases.filter { appearance in
      variants.contains { $0.appearance == appearance }
    }
  }

  /// Some colour has a value of its own for increased contrast.
  var hasIncreasedContrast: Bool {
    variants.contains { $0.contrast == .increased }
  }

  /// The colours that leave sRGB in some appearance.
  var wide: CSSProperties {
    CSSProperties(
      colors: colors.filter { color in
        color.values.variants.contains { color.values[$0]?.p3 != nil }
      })
  }

  /// Rules that make a page, or what is inside an attribute, light or dark.
  var colorSchemes: [String] {
    let appearances = appearances
    guard !appearances.isEmpty else { return [] }
    var lines = [
      ":root { color-scheme: \(appearances.map(\.rawValue).joined(separator: " ")); }"
    ]
    // A page cannot be set to an appearance the palette has no colours for.
    if appearances.count > 1 {
      lines += appearances.map { "[data-theme=\"\($0)\"] { color-scheme: \($0); }" }
    }
    return lines
  }

  /// Everything in the layer `palette`, and again what leaves sRGB for screens that show it.
  func layer(_ rules: (CSSProperties, _ inP3: Bool) -> [String]) -> [String] {
    var lines = colorSchemes + rules(self, false)
    if !textDeclarations.isEmpty { lines += CSSText.block(":root", textDeclarations) }
    let wide = wide
    let wideLines = wide.colors.isEmpty ? [] : CSSText.block("@layer palette", rules(wide, true))
    return CSSText.block("@layer palette", lines) + CSSText.p3Block(wideLines)
  }

  /// Declarations of every colour in one appearance, with comments where they are asked for.
  func declarations(
    _ variant: AppearanceVariant, inP3: Bool, isCommented: Bool = false
  ) -> [String] {
    colors.flatMap { color in
      (isCommented ? color.comments : [])
        + ["\(color.name): \(value(color, variant, inP3: inP3));"]
    }
  }

  /// Declarations of every colour, light and dark in one value.
  func lightDarkDeclarations(
    _ contrast: ContrastSetting, inP3: Bool, isCommented: Bool = false
  ) -> [String] {
    colors.flatMap { color in
      let light = value(color, AppearanceVariant(.light, contrast), inP3: inP3)
      let dark = value(color, AppearanceVariant(.dark, contrast), inP3: inP3)
      let value = light == dark ? light : "light-dark(\(light), \(dark))"
      return (isCommented ? color.comments : []) + ["\(color.name): \(value);"]
    }
  }

  /// Rules for increased contrast, by the system's wish and by attribute, in `light-dark()`.
  func increasedContrastRules(inP3: Bool) -> [String] {
    guard hasIncreasedContrast else { return [] }
    let increased = lightDarkDeclarations(.increased, inP3: inP3)
    return CSSText.block(
      "@media (prefers-contrast: more)",
      CSSText.block(":root:not([data-contrast=\"standard\"])", increased))
      + CSSText.block("[data-contrast=\"more\"]", increased)
  }

  private func value(
    _ color: ColorProperty, _ variant: AppearanceVariant, inP3: Bool
  ) -> String {
    color.values.nearest(to: variant).map { CSSText.value($0, inP3: inP3) } ?? ""
  }
}
