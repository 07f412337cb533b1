/// An opaque Display P3 colour as it is written: gamma-encoded components of four decimals.
public struct DisplayP3Color: Hashable, Sendable {
  /// The encoded components, 0...1, each a whole number of ten-thousandths.
  public let components: SIMD3<Double>

  /// The written colour nearest to encoded components, which are clamped to 0...1.
  public init(rounding encoded: SIMD3<Double>) {
    let clamped = encoded.clamped(lowerBound: .zero, upperBound: .one)
    components = (clamped * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000
  }

  /// Linear-light P3 components, 0...1.
  public var linear: SIMD3<Double> {
    SIMD3(
      SRGBTransfer.linear(components.x), SRGBTransfer.linear(components.y),
      SRGBTransfer.linear(components.z))
  }

  /// Relative luminance from the P3 primaries themselves, 0...1.
  public var luminance: Double {
    RelativeLuminance.ofLinearDisplayP3(linear)
  }

  /// As CSS writes it: `color(display-p3 0.9647 0.6 0.0588)`.
  package var cssText: String {
    let parts = [components.x, components.y, components.z].map { $0.fixed(decimals: 4) }
    return "color(display-p3 \(parts.joined(separator: " ")))"
  }
}
