/// A palette that was built, and what its maker should know about it.
public struct BuiltPalette: Hashable, Sendable {
  /// The palette.
  public var palette: ColorPalette
  /// What could be done, but not as well as one might wish.
  public var notices: [BuildNotice]
}

/// Something the builder did that the maker of the palette should know.
public struct BuildNotice: Hashable, Sendable {
  /// The ramp it is about.
  public var ramp: String
  /// One sentence: what, by how much, and what could be done instead.
  public var message: String
  /// Where the ramp stands in the palette file.
  public var position: SourcePosition?
}

/// Why a palette cannot be built as its definition asks.
public struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence with the numbers: what was asked for, what is possible.
  public var message: String
  /// Where the wish stands in the palette file.
  public var position: SourcePosition?

  /// The same as `message`.
  public var description: String { message }
}
