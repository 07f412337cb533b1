public import Palette

/// Palettes as CSS custom properties that follow the system's appearance, or attributes.
public enum CSSCustomProperties {
  /// Writes a palette as a style sheet.
  ///
  /// Each colour is `--color-RAMP-STEP` or `--color-ROLE`. The values follow the system's
  /// appearance and its wish for more contrast; `data-theme` (`light`, `dark`) and `data-contrast`
  /// (`standard`, `more`) on any element set them for what is inside it. Text styles are
  /// `--text-STYLE-size` and `--text-STYLE-weight`. All stands in the layer `palette`, so that any
  /// rule outside a layer wins over it. Where an appearance is missing, standard contrast stands in
  /// for increased, and light for dark.
  /// - Throws: `NamingError` where two names give one property, or a name gives none.
  public static func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> String {
    let properties = try CSSProperties(palette, options)
    let wide = properties.wide
    var lines = properties.colorSchemes + rules(properties, inP3: false)
    if !properties.textDeclarations.isEmpty {
      lines += CSSText.block(":root", properties.textDeclarations)
    }
    let wideLines =
      wide.colors.isEmpty ? [] : CSSText.block("@layer palette", rules(wide, inP3: true))
    return CSSText.header(palette)
      + CSSText.text(CSSText.block("@layer palette", lines) + CSSText.p3Block(wideLines))
  }

  private static func rules(_ properties: CSSProperties, inP3: Bool) -> [String] {
    CSSText.block(
      ":root, [data-contrast=\"standard\"]",
      properties.lightDarkDeclarations(.standard, inP3: inP3))
      + properties.increasedContrastRules(inP3: inP3)
  }
}
