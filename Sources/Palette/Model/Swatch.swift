public import LittleCMS

/// One colour of a ramp in one appearance.
public struct Swatch: Hashable, Sendable {
  /// The colour that ships: with a wide gamut, its sRGB fallback.
  public var color: SRGB8
  /// The Display P3 colour that ships beside it, where the palette has them.
  public var p3: DisplayP3Color?
  /// Its coordinates in the palette's perceptual space, measured on `color`; `nil` in a palette that
  /// was read and not built.
  public var coordinates: LCh?
  /// It is a key colour that was kept exactly.
  public var isKey: Bool
  /// Where it was read, in a palette that was.
  public var position: SourcePosition?

  /// A swatch of a colour.
  public init(
    _ color: SRGB8, p3: DisplayP3Color? = nil, coordinates: LCh? = nil, isKey: Bool = false,
    position: SourcePosition? = nil
  ) {
    self.color = color
    self.p3 = p3
    self.coordinates = coordinates
    self.isKey = isKey
    self.position = position
  }
}
