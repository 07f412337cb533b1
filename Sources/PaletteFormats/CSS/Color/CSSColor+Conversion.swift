import LittleCMS
public import Palette

extension CSSColor {
  /// The colour in encoded sRGB, whose channels leave 0...1 where sRGB does not hold it.
  public var unclippedSRGB: SIMD3<Double> {
    switch space {
    case .srgb: values
    case .srgbLinear: Self.encodedSRGB(values)
    case .hsl: Self.srgb(hue: values.x, saturation: values.y / 100, lightness: values.z / 100)
    case .hwb: Self.srgb(hue: values.x, whiteness: values.y / 100, blackness: values.z / 100)
    default: Self.encodedSRGB(CSSColorMatrices.linearSRGBFromXYZ * xyzD65)
    }
  }

  /// The colour in encoded Display P3, whose channels leave 0...1 where Display P3 does not hold it.
  var displayP3: SIMD3<Double> {
    space == .displayP3
      ? values
      : CSSTransferCurves.mirrored(Self.linearP3FromXYZ * xyzD65, SRGBTransfer.encoded)
  }

  private static let linearP3FromXYZ = OKLabMatrices.xyzFromLinearDisplayP3.inverse

  /// The colour in CIE XYZ for D65, where white has Y = 1.
  public var xyzD65: SIMD3<Double> {
    typealias Matrices = CSSColorMatrices
    typealias Curves = CSSTransferCurves
    switch space {
    case .srgb, .srgbLinear, .hsl, .hwb:
      let linear = space == .srgbLinear ? values : Curves.srgb(unclippedSRGB)
      return OKLabMatrices.xyzFromLinearSRGB * linear
    case .displayP3: return OKLabMatrices.xyzFromLinearDisplayP3 * Curves.srgb(values)
    case .displayP3Linear: return OKLabMatrices.xyzFromLinearDisplayP3 * values
    case .a98RGB: return Matrices.xyzFromLinearA98RGB * Curves.a98RGB(values)
    case .proPhotoRGB:
      return Matrices.d65FromD50 * (Matrices.xyzD50FromLinearProPhotoRGB * Curves.proPhoto(values))
    case .rec2020: return Matrices.xyzFromLinearRec2020 * Curves.rec2020(values)
    case .xyzD65: return values
    case .xyzD50: return Matrices.d65FromD50 * values
    case .lab: return Self.xyz(fromLab: values)
    case .lch: return Self.xyz(fromLab: cartesian)
    case .oklab: return Self.xyz(fromOKLab: values)
    case .oklch: return Self.xyz(fromOKLab: cartesian)
    }
  }

  /// The colour in eight bits a channel, and whether sRGB is too small for it.
  ///
  /// Channels outside sRGB are clipped one by one, as browsers show them today. A channel that
  /// leaves 0...1 by less than rounding forgives does not count as clipped.
  public var eightBit: (color: HexColor, isClipped: Bool) {
    let srgb = unclippedSRGB
    let levels = [srgb.x, srgb.y, srgb.z].map(Self.level)
    let channels = levels.map { UInt8(min(max($0, 0), 255)) }
    let opaque = SRGB8(red: channels[0], green: channels[1], blue: channels[2])
    let opacity = UInt8(min(max(Self.level(alpha ?? 0), 0), 255))
    return (
      HexColor(opaque, alpha: opacity), !levels.allSatisfy { (0...255).contains($0) }
    )
  }

  /// The components without `none`, small enough that no sum of infinities becomes a NaN.
  private var values: SIMD3<Double> {
    let numbers = components.map { min(max($0 ?? 0, -1e60), 1e60) }
    return SIMD3(numbers[0], numbers[1], numbers[2])
  }

  /// Lightness, a and b of a polar colour.
  private var cartesian: SIMD3<Double> {
    let values = values
    let hue = Self.normalized(hue: values.z)
    return [values.x, values.y * cosine(degrees: hue), values.y * sine(degrees: hue)]
  }

  /// 255 times a channel, halves up.
  ///
  /// Browsers compute in 32-bit floats, for which what lies a little below a half is a half.
  private static func level(_ channel: Double) -> Double {
    (channel * 255 + 0.5 + 4e-6).rounded(.down)
  }

  private static func normalized(hue: Double) -> Double {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  private static func encodedSRGB(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    CSSTransferCurves.mirrored(linear, SRGBTransfer.encoded)
  }

  private static func srgb(
    hue: Double, saturation: Double, lightness: Double
  ) -> SIMD3<Double> {
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let place = (offset + normalized(hue: hue) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return [channel(0), channel(8), channel(4)]
  }

  private static func srgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    let sum = whiteness + blackness
    guard sum < 1 else { return SIMD3(repeating: whiteness / sum) }
    return srgb(hue: hue, saturation: 1, lightness: 0.5) * (1 - sum) + whiteness
  }

  private static func xyz(fromLab lab: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (lab.x + 16) / 116
    let roots = SIMD3(lab.y / 500 + middle, middle, middle - lab.z / 200)
    func value(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > 216.0 / 24389 ? cube : (116 * root - 16) * 27 / 24389
    }
    let relative = SIMD3(value(roots.x), value(roots.y), value(roots.z))
    return CSSColorMatrices.d65FromD50 * (relative * CSSColorMatrices.whiteD50)
  }

  private static func xyz(fromOKLab lab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = OKLabMatrices.nonlinearConesFromLab * lab
    return OKLabMatrices.xyzFromCones * (roots * roots * roots)
  }
}
