extension HexColor {
  /// The opaque colour that is seen where this one lies over an opaque background.
  ///
  /// As browsers do it: a mean of the encoded channels, weighted by alpha, rounded to 8 bits.
  public func composited(over background: SRGB8) -> SRGB8 {
    Composite(HexColor(background)).covered(by: self).shown
  }
}
