/// A WCAG 2.x contrast ratio, 1...21.
public struct ContrastRatio: Hashable, Comparable, Sendable {
  /// The ratio, unrounded: what every verdict is taken on.
  public let value: Double

  /// The ratio between two relative luminances, in either order.
  public init(_ one: Double, _ other: Double) {
    value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The ratio as shown: cut after two decimals, never rounded up, as in `4.49`.
  public var description: String {
    value.cut(decimals: 2)
  }

  /// Orders by the unrounded ratio.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}

extension ContrastRatio: CustomStringConvertible {}

extension SRGB8 {
  /// The WCAG 2.x contrast ratio with another colour.
  ///
  /// Symmetric, computed from the 8-bit values that ship.
  ///
  ///     SRGB8.white.contrast(with: .black).value   // 21
  public func contrast(with other: SRGB8) -> ContrastRatio {
    ContrastRatio(luminance, other.luminance)
  }
}
