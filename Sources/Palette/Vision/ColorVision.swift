import LittleCMS

/// How a colour is seen by eyes that lack something, or without colour at all.
public enum ColorVision: Hashable, Sendable {
  /// By most people.
  case normal
  /// With weak or missing long-wave cones (red-blind), at a severity of 0...1.
  case protan(severity: Double)
  /// With weak or missing medium-wave cones (green-blind), at a severity of 0...1.
  case deutan(severity: Double)
  /// With weak or missing short-wave cones (blue-blind), at a severity of 0...1.
  case tritan(severity: Double)
  /// In print or on a display without colour: the grey of the same luminance.
  case grayscale

  /// The 8-bit colour that gives people of normal vision the same impression.
  public func seen(_ color: SRGB8) -> SRGB8 {
    let linear = seen(linear: color.linear).clamped(lowerBound: .zero, upperBound: .one)
    let encoded: SIMD3<Double> = [
      SRGBTransfer.encoded(linear.x), SRGBTransfer.encoded(linear.y),
      SRGBTransfer.encoded(linear.z),
    ]
    return TranslucentColor(encoded: encoded).rounded
  }

  /// The same in linear-light sRGB, not yet clamped: a simulation can leave the gamut.
  ///
  /// The matrices act on linear light. On encoded values, where they are often put by mistake, reds
  /// come out far too dark.
  public func seen(linear color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .normal:
      return color
    case .protan(let severity):
      return Self.interpolated(ColorVisionMatrices.machadoProtan, severity, color)
    case .deutan(let severity):
      return Self.interpolated(ColorVisionMatrices.machadoDeutan, severity, color)
    case .tritan(let severity):
      typealias Brettel = ColorVisionMatrices.BrettelTritan
      let isNear = (Brettel.normal * color).sum() >= 0
      let full = (isNear ? Brettel.near : Brettel.far) * color
      return full * severity + color * (1 - severity)
    case .grayscale:
      return SIMD3(repeating: RelativeLuminance.ofLinearSRGB(color))
    }
  }

  /// Between two severities of the table: the mean of what the two give.
  private static func interpolated(
    _ table: [Matrix3], _ severity: Double, _ color: SIMD3<Double>
  ) -> SIMD3<Double> {
    precondition((0...1).contains(severity), "a severity lies between 0 and 1")
    let place = severity * Double(table.count - 1)
    // 0.3 * 10 is 3 but for the last bit.
    let lower = min(Int(place + 1e-9), table.count - 2)
    let share = place - Double(lower)
    return table[lower] * color * (1 - share) + table[lower + 1] * color * share
  }
}

extension ColorVision {
  /// What a series of colours is looked at through: normal vision, red-green deficiency from mild to
  /// complete, and missing blue cones.
  ///
  /// Deficiency is not one step from all to nothing: two colours may come closest at a severity in
  /// between. About one man in twelve has a red-green deficiency, most of them a partial one.
  public static let trichromatsAndDichromats: [ColorVision] =
    [.normal, .protan(severity: 1), .deutan(severity: 1), .tritan(severity: 1)]
    + (1...9).flatMap { tenth -> [ColorVision] in
      [.protan(severity: Double(tenth) / 10), .deutan(severity: Double(tenth) / 10)]
    }

  /// Whose eyes they are, as in `deutan vision at severity 0.6`.
  public var words: String {
    switch self {
    case .normal: "normal vision"
    case .protan(let severity): "protan vision" + Self.words(severity)
    case .deutan(let severity): "deutan vision" + Self.words(severity)
    case .tritan(let severity): "tritan vision" + Self.words(severity)
    case .grayscale: "greyscale"
    }
  }

  private static func words(_ severity: Double) -> String {
    severity == 1 ? "" : " at severity \(severity.fixed(decimals: 2))"
  }
}
