/// What is seen of colours that lie over each other, with and without rounding to eight bits.
///
/// Browsers round what every layer leaves behind, but not all of them at the same moment, and a GPU
/// may not round at all. The two can fall on different sides of a threshold, so both are kept.
public struct Composite: Hashable, Sendable {
  /// Every layer mixed, nothing rounded.
  public private(set) var unrounded: TranslucentColor
  /// Rounded to 8 bits after every layer; the alpha is never rounded.
  public private(set) var rounded: TranslucentColor

  /// The bottom layer, in sRGB.
  public init(_ bottom: TranslucentColor) {
    unrounded = bottom
    rounded = Self.roundedChannels(bottom)
  }

  /// The bottom layer as written in hex digits.
  public init(_ bottom: HexColor) {
    self.init(TranslucentColor(bottom))
  }

  /// What is seen once another colour lies over all layers.
  public func covered(by layer: TranslucentColor) -> Composite {
    var seen = self
    seen.unrounded = layer.over(unrounded)
    seen.rounded = Self.roundedChannels(layer.over(rounded))
    return seen
  }

  /// What is seen once a colour as written in hex digits lies over all layers.
  public func covered(by layer: HexColor) -> Composite {
    covered(by: TranslucentColor(layer))
  }

  /// The 8-bit colour that is seen; meaningful where a layer is opaque.
  public var shown: SRGB8 { rounded.rounded }

  /// WCAG luminance of what is shown.
  var shownLuminance: Double { shown.luminance }

  /// WCAG luminance before rounding.
  var unroundedLuminance: Double {
    // Where nothing was mixed there is nothing to round, and the last bit stays what it was.
    unrounded == rounded
      ? shownLuminance : RelativeLuminance.ofLinearSRGB(unrounded.linear)
  }

  private static func roundedChannels(_ color: TranslucentColor) -> TranslucentColor {
    let channels = TranslucentColor(HexColor(color.rounded))
    return TranslucentColor(encoded: channels.encoded, alpha: color.alpha)
  }
}
