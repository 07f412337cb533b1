import CLittleCMS

/// A space whose coordinates are lightness, chroma and hue as people see them.
public enum PerceptualSpace: String, CaseIterable, Hashable, Sendable {
  /// OKLCh of CSS Color 4, for D65: lightness 0...1, chroma 0...0.4 or so, hue in degrees.
  case oklch
  /// CIE LCh(ab) of CIELAB for D50: lightness 0...100, chroma 0...150 or so, hue in degrees.
  case cielch
  /// Lightness J, chroma C and hue h of CIECAM02: 0...100, 0...120 or so, degrees.
  case ciecam02

  /// Chroma below this is noise of the arithmetic: such a colour is a grey and has no hue.
  public var leastChroma: Double {
    switch self {
    case .oklch: 5e-6
    case .cielch: 5e-4
    // Incomplete adaptation gives every grey a chroma of up to 1.8, so no chroma is mere noise.
    case .ciecam02: 0
    }
  }
}

/// Lightness, chroma and hue in degrees, in the units of the space they are used with.
public struct LCh: Hashable, Sendable {
  /// Lightness, 0 for black.
  public var lightness: Double
  /// Chroma, 0 for grey.
  public var chroma: Double
  /// Hue in degrees, 0..<360.
  public var hue: Double

  /// Coordinates as they are; a hue is not wrapped.
  public init(lightness: Double, chroma: Double, hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }
}

/// The way between a perceptual space and the linear light of an RGB space.
public struct PerceptualModel: Sendable {
  /// The space it converts to and from.
  public let space: PerceptualSpace
  private let toRGB: Transform
  private let fromRGB: Transform
  private let appearance: CIECAM02?

  /// A model for a space over the RGB space of a linear-light profile.
  ///
  /// Costs under a millisecond.
  public init(
    _ space: PerceptualSpace, linear rgb: Profile
  ) throws(LittleCMSError) {
    let profile =
      switch space {
      case .oklch: try Profile.oklab()
      case .cielch: try Profile.cielab()
      case .ciecam02: try Profile.xyz()
      }
    self.space = space
    toRGB = try Transform(from: profile, to: rgb)
    fromRGB = try Transform(from: rgb, to: profile)
    appearance = space == .ciecam02 ? try CIECAM02() : nil
  }

  /// Linear-light RGB of coordinates; outside 0...1 where the RGB space does not hold the colour.
  public func linearRGB(_ color: LCh) -> SIMD3<Double> {
    guard let appearance else { return toRGB(rectangular(color)) }
    let xyz = appearance.xyz(ofAppearance: [color.lightness, color.chroma, color.hue])
    // The model has no answer far outside what can be seen: say so by leaving every gamut.
    return xyz.isFinite ? toRGB(xyz) : SIMD3(repeating: -1)
  }

  /// Linear-light RGB of several colours of one space, in one call where the space allows it.
  public func linearRGB(_ colors: [LCh]) -> [SIMD3<Double>] {
    appearance == nil ? toRGB(colors.map(rectangular)) : colors.map(linearRGB)
  }

  /// Coordinates of a linear-light RGB colour; a grey has chroma 0 and hue 0.
  public func coordinates(ofLinearRGB rgb: SIMD3<Double>) -> LCh {
    let measured = fromRGB(rgb)
    let color: LCh
    if let appearance {
      let jch = appearance.appearance(ofXYZ: measured)
      color = LCh(lightness: jch.x, chroma: jch.y, hue: jch.z)
    } else {
      color = polar(measured)
    }
    guard color.chroma > space.leastChroma else {
      return LCh(lightness: color.lightness, chroma: 0, hue: 0)
    }
    return color
  }

  private func rectangular(_ color: LCh) -> SIMD3<Double> {
    var polar = cmsCIELCh(L: color.lightness, C: color.chroma, h: color.hue)
    var lab = cmsCIELab()
    cmsLCh2Lab(&lab, &polar)
    return [lab.L, lab.a, lab.b]
  }

  private func polar(_ lab: SIMD3<Double>) -> LCh {
    var lab = cmsCIELab(L: lab.x, a: lab.y, b: lab.z)
    var polar = cmsCIELCh()
    cmsLab2LCh(&polar, &lab)
    return LCh(lightness: polar.L, chroma: polar.C, hue: polar.h)
  }
}
