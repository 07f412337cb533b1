public import Palette

extension OutputFormat {
  /// A name that a format cannot hold as it is, and what stands for it.
  public struct Renaming: Hashable, Sendable {
    /// As the palette has it: `blå 6`.
    public var name: String
    /// As the format writes it, in kebab case and without what it puts before every name: `bla-6`.
    public var written: String
  }

  /// The colours whose names lose or gain letters or signs in this format; another case, and other
  /// signs between words, are its custom and no loss.
  public func renamings(
    of palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) -> [Renaming] {
    guard let colors = try? palette.naming(options.steps).namedColors() else { return [] }
    return colors.compactMap { color in
      guard let written = names.written(color.words) else { return nil }
      return Self.ink(color.givenName) == Self.ink(written)
        ? nil : Renaming(name: color.givenName, written: written)
    }
  }

  /// What tells names apart, whatever the custom of a language.
  private static func ink(_ name: String) -> String {
    String(name.lowercased().filter { !" -_./`".contains($0) })
  }
}
