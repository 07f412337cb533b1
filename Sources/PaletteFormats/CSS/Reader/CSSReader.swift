/// Reads the colours among the custom properties of a style sheet.
public enum CSSReader {
  /// The colours of a style sheet, by the names of their properties.
  ///
  /// - Values are those of CSS Color 4, `light-dark()` and `var()`; others are skipped.
  /// - Appearances come from `prefers-color-scheme` and `prefers-contrast`, from `light-dark()` and
  ///   from classes and attributes that speak of light, dark or contrast. What is said about one
  ///   appearance wins over what is said about all, of equals the later. A colour stands in every
  ///   appearance the file sets apart, be its value the same in all.
  /// - A comment right before a declaration, or after it on its line, is what is said about it.
  /// - What stands under `@supports (color: color(display-p3 …))` or `@media (color-gamut: p3)` is the
  ///   Display P3 twin of what stands outside of it, and never in its place.
  /// - Rules that select a part of the page, and conditions of another kind, are left out with a
  ///   note.
  /// - Throws: `InputError` with line and column, for colours that are written wrongly, references
  ///   that lead nowhere or in a circle, and what is never closed.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> FoundColors {
    // A token takes eighty times its bytes in memory; no style sheet of colours comes near this.
    guard bytes.count <= 4 << 20 else {
      throw InputError(
        file: file, message: "the style sheet has \(bytes.count >> 20) MB; at most 4 MB are read")
    }
    let source = try JSONSource(checking: bytes, file: file)
    if let zero = bytes.firstIndex(of: 0) {
      throw source.error(at: zero, "a NUL character: this is no style sheet")
    }
    do {
      let sheet = try CSSStyleSheetParser.parse(bytes)
      var collector = try CSSColorCollector(sheet, bytes, source)
      return try collector.collect()
    } catch {
      throw source.error(at: error.offset, error.message)
    }
  }
}
