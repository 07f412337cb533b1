/// A colour and its opacity before anything is rounded to eight bits.
public struct TranslucentColor: Hashable, Sendable {
  /// Gamma-encoded components, 0...1; of sRGB unless said otherwise.
  public var encoded: SIMD3<Double>
  /// Opacity, 0...1.
  public var alpha: Double

  /// A colour from encoded components, all 0...1.
  public init(encoded: SIMD3<Double>, alpha: Double = 1) {
    (self.encoded, self.alpha) = (encoded, alpha)
  }

  /// A colour of eight bits a channel, as exactly as it is.
  public init(_ color: HexColor) {
    let channels = color.opaque
    self.init(
      encoded: [Double(channels.red), Double(channels.green), Double(channels.blue)] / 255,
      alpha: Double(color.alpha) / 255)
  }

  /// Nothing shows through it.
  public var isOpaque: Bool { alpha >= 1 }

  /// What is seen where it lies over another colour.
  ///
  /// The mean of the encoded components, weighted by alpha ("source over" of W3C Compositing), which
  /// is what browsers and app platforms do. Light would have to be mixed in linear components, but
  /// none of them composites that way.
  public func over(_ below: TranslucentColor) -> TranslucentColor {
    let showing = below.alpha * (1 - alpha)
    // Over an opaque colour the sum is 1 but for the last bit, and opaque must stay opaque.
    let sum = below.isOpaque ? 1 : alpha + showing
    guard sum > 0 else { return TranslucentColor(encoded: .zero, alpha: 0) }
    return TranslucentColor(
      encoded: (encoded * alpha + below.encoded * showing) / sum, alpha: sum)
  }

  /// The 8-bit channels nearest to it, halves up, whatever its alpha.
  public var rounded: SRGB8 {
    let levels = (encoded.clamped(lowerBound: .zero, upperBound: .one) * 255)
      .rounded(.toNearestOrAwayFromZero)
    return SRGB8(red: UInt8(levels.x), green: UInt8(levels.y), blue: UInt8(levels.z))
  }

  /// Linear light of its components by the curve that sRGB and Display P3 share.
  var linear: SIMD3<Double> {
    [
      SRGBTransfer.linear(encoded.x), SRGBTransfer.linear(encoded.y),
      SRGBTransfer.linear(encoded.z),
    ]
  }
}
