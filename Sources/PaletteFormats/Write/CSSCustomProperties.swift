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
    return CSSText.header(palette) + CSSText.text(properties.layer(rules))
  }

  private static func rules(_ properties: CSSProperties, _ inP3: Bool) -> [String] {
    CSSText.block(
      ":root, [data-contrast=\"standard\"]",
      properties.lightDarkDeclarations(.standard, inP3: inP3, isCommented: !inP3))
      + properties.increasedContrastRules(inP3: inP3)
  }
}
