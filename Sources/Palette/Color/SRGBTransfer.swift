/// The sRGB transfer curve, which Display P3 shares: between encoded components and linear light.
///
/// Source: IEC 61966-2-1, break at 0.04045. WCAG 2.0 printed 0.03928; no 8-bit level lies between.
public enum SRGBTransfer {
  /// Linear light of an encoded component; both 0...1.
  public static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : power((encoded + 0.055) / 1.055, 2.4)
  }

  /// Encoded component of linear light; both 0...1.
  public static func encoded(_ linear: Double) -> Double {
    linear <= 0.04045 / 12.92 ? linear * 12.92 : 1.055 * power(linear, 1 / 2.4) - 0.055
  }

  /// Linear light of each 8-bit level.
  static let linearLevels: [Double] = (0...255).map { linear(Double($0) / 255) }
}
