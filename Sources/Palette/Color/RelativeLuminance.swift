/// Relative luminance Y (0 black, 1 white) and the scale on which contrast is a distance.
public enum RelativeLuminance {
  /// Weights of linear sRGB.
  ///
  /// WCAG 2.x prints these four digits; exact ones would flip verdicts.
  static let sRGBWeights = SIMD3<Double>(0.2126, 0.7152, 0.0722)

  /// Weights of linear Display P3: the Y row of its matrix for D65 (CSS Color 4).
  static let displayP3Weights = SIMD3<Double>(
    0.22897456406974884, 0.6917385218365062, 0.079286914093745)

  /// Y of linear-light sRGB, each channel 0...1.
  public static func ofLinearSRGB(_ rgb: SIMD3<Double>) -> Double {
    // Written out, because the order of the sums decides the last bit, and white must be exactly 1.
    sRGBWeights.x * rgb.x + sRGBWeights.y * rgb.y + sRGBWeights.z * rgb.z
  }

  /// Y of linear-light Display P3, each channel 0...1.
  public static func ofLinearDisplayP3(_ rgb: SIMD3<Double>) -> Double {
    displayP3Weights.x * rgb.x + displayP3Weights.y * rgb.y + displayP3Weights.z * rgb.z
  }

  /// CIE L* (0...100) of a relative luminance (CIE 15).
  public static func lightness(ofLuminance luminance: Double) -> Double {
    luminance > 216.0 / 24389
      ? 116 * cubeRoot(luminance) - 16 : luminance * 24389 / 27
  }

  /// Relative luminance of a CIE L* (0...100).
  public static func luminance(ofLightness lightness: Double) -> Double {
    guard lightness > 8 else { return lightness * 27 / 24389 }
    let root = (lightness + 16) / 116
    return root * root * root
  }
}

/// How far a luminance lies from white: u = ln(1.05 / (Y + 0.05)).
///
/// The contrast ratio of two colours is e to the difference of their depths, so that a rule about
/// ratios is a rule about distances. White is 0, black is ln 21 = 3.0445.
public enum Depth {
  /// The depth of black, the greatest there is.
  public static let ofBlack = naturalLogarithm(21)

  /// Depth of a luminance.
  public static func ofLuminance(_ luminance: Double) -> Double {
    naturalLogarithm(1.05 / (luminance + 0.05))
  }

  /// Luminance at a depth.
  public static func luminance(_ depth: Double) -> Double {
    1.05 * exponential(-depth) - 0.05
  }

  /// Depth of a CIE L*.
  static func ofLightness(_ lightness: Double) -> Double {
    ofLuminance(RelativeLuminance.luminance(ofLightness: lightness))
  }

  /// CIE L* at a depth.
  static func lightness(_ depth: Double) -> Double {
    RelativeLuminance.lightness(ofLuminance: luminance(depth))
  }
}
