/// What is said about a palette as a whole.
public struct PaletteRemarks: Hashable, Sendable {
  /// About the palette, in whatever appearance.
  public var palette = Remarks()
  /// About what it is in one appearance, where that has a file of its own.
  public var files = PerAppearance<Remarks>()
  /// About the group around all its colours, where there is one.
  public var colors = PerAppearance<Remarks>()

  /// Nothing is said.
  public init() {}
}
