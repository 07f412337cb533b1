package import Palette

/// What style sheets and Swift code say to get a colour.
package struct ColorReferences: Hashable, Sendable {
  /// `var(--color-blue-6)`.
  package var css: String
  /// `HarborColors.blue6`.
  package var swift: String
}

extension ColorPalette {
  /// The references of every step and role that has a colour in some appearance, in order: what the
  /// formats `css` and `swift` write under their default names.
  ///
  /// - Throws: `NamingError` where two names give one, or a name gives none.
  package func references() throws(NamingError) -> [ColorReferences] {
    var palette = self
    for root in OutputFormat.css.roots { palette.dropRoot(root) }
    let properties = try CSSProperties(palette, WriteOptions()).colors
    let colors = try namedColors()
    let namespace = SwiftNames.typePrefix(NameWords(name)) + "Colors."
    return zip(properties, colors).map { property, color in
      ColorReferences(
        css: "var(\(property.name))", swift: namespace + SwiftNames.member(color.words))
    }
  }
}
