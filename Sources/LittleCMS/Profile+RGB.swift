import CLittleCMS

/// The transfer curve of an RGB profile.
public enum Transfer: Sendable {
  /// The sRGB curve, with its break at 0.04045 (IEC 61966-2-1).
  case sRGB
  /// Linear light. Components below zero stay what they are, which the sRGB curve of LittleCMS does
  /// not grant.
  case linear
}

extension Profile {
  /// CIE 1931 xy of red, green and blue.
  typealias Primaries = (red: (Double, Double), green: (Double, Double), blue: (Double, Double))

  /// sRGB, or its linear-light twin: the ITU-R BT.709 primaries with a D65 white.
  public static func sRGB(_ transfer: Transfer) throws(LittleCMSError) -> Profile {
    try rgb(((0.64, 0.33), (0.30, 0.60), (0.15, 0.06)), transfer, named: "sRGB")
  }

  /// Display P3, or its linear-light twin: the SMPTE RP 431-2 primaries with a D65 white.
  public static func displayP3(_ transfer: Transfer) throws(LittleCMSError) -> Profile {
    try rgb(((0.680, 0.320), (0.265, 0.690), (0.150, 0.060)), transfer, named: "Display P3")
  }

  /// CIE XYZ relative to the D50 white of the ICC connection space; Y of white is 1.
  public static func xyz() throws(LittleCMSError) -> Profile {
    let context = try Context()
    return try Profile(
      cmsCreateXYZProfileTHR(context.handle), .xyz, context: context,
      operation: "make the CIE XYZ profile")
  }

  /// CIELAB relative to D50; L in 0...100.
  public static func cielab() throws(LittleCMSError) -> Profile {
    let context = try Context()
    return try Profile(
      cmsCreateLab4ProfileTHR(context.handle, nil), .lab, context: context,
      operation: "make the CIELAB profile")
  }

  private static func rgb(
    _ primaries: Primaries, _ transfer: Transfer, named name: String
  ) throws(LittleCMSError) -> Profile {
    let context = try Context()
    let operation = "make the \(name) profile"
    let curve =
      switch transfer {
      case .linear: cmsBuildGamma(context.handle, 1)
      // Type 4: ((X + 0.055) / 1.055) ^ 2.4 from 0.04045, X / 12.92 below.
      case .sRGB:
        cmsBuildParametricToneCurve(
          context.handle, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
      }
    guard let curve else { throw context.failure(operation) }
    defer { cmsFreeToneCurve(curve) }
    var white = WhitePoint.d65
    var triple = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: primaries.red.0, y: primaries.red.1, Y: 1),
      Green: cmsCIExyY(x: primaries.green.0, y: primaries.green.1, Y: 1),
      Blue: cmsCIExyY(x: primaries.blue.0, y: primaries.blue.1, Y: 1))
    let handle = cmsCreateRGBProfileTHR(
      context.handle, &white, &triple, [curve, curve, curve])
    return try Profile(handle, .rgb, context: context, operation: operation)
  }
}

/// The white points profiles are made with.
enum WhitePoint {
  /// D65 as sRGB, Display P3 and CSS Color 4 round it.
  static let d65 = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
}
