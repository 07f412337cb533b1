import LittleCMS

/// A hue of OKLCh in closed form.
///
/// At one hue the nonlinear cone responses are linear in lightness L and chroma C, so each linear
/// channel is L³ times a cubic in t = C / L. Three colours converted by LittleCMS give all cubics of
/// the hue exactly; luminance and the edge of the gamut are algebra after that.
struct OKLChSlice: HueSlice {
  private let red, green, blue, luminance: Cubic

  /// The slice at a hue in degrees.
  ///
  /// Three conversions.
  init(hue: Double, model: PerceptualModel, weights: LuminanceWeights) {
    func at(_ chroma: Double) -> SIMD3<Double> {
      model.linearRGB(LCh(lightness: 1, chroma: chroma, hue: hue))
    }
    let (one, two, three) = (at(0.25), at(0.5), at(0.75))
    func cubic(_ channel: Int) -> Cubic {
      Cubic(atQuarter: one[channel], atHalf: two[channel], atThreeQuarters: three[channel])
    }
    (red, green, blue) = (cubic(0), cubic(1), cubic(2))
    luminance = weights.x * red + weights.y * green + weights.z * blue
  }

  func color(luminance target: Double, chroma: Double) -> SIMD3<Double> {
    at(saturation(target, chroma), luminance: target)
  }

  func greatestChroma(luminance target: Double) -> Double {
    guard target > 0, target < 1 else { return 0 }
    let t = greatestSaturation(target)
    return t * cubeRoot(target / luminance(t))
  }

  private func at(_ t: Double, luminance target: Double) -> SIMD3<Double> {
    SIMD3(red(t), green(t), blue(t)) * (target / luminance(t))
  }

  /// The t at which a colour of the luminance has the chroma: t³ Y = C³ y(t), by Newton's method.
  private func saturation(_ target: Double, _ chroma: Double) -> Double {
    guard chroma > 0, target > 0 else { return 0 }
    let cube = chroma * chroma * chroma
    var t = min(chroma / cubeRoot(target), Self.limit)
    for _ in 0..<20 {
      let error = t * t * t * target - cube * luminance(t)
      let next = t - error / (3 * t * t * target - cube * luminance.slope(t))
      guard next > 0, next < Self.limit else { return Self.limit }
      if abs(next - t) < 1e-12 { return next }
      t = next
    }
    return t
  }

  /// The least t at which a channel reaches 0 or 1.
  private func greatestSaturation(_ target: Double) -> Double {
    var t = Self.limit
    for channel in [red, green, blue] {
      t = channel.firstRoot(upTo: t)
      t = (luminance - target * channel).firstRoot(upTo: t)
    }
    return t
  }

  /// Up to here cone responses stay positive at every hue; sRGB and Display P3 end before.
  private static let limit = 0.75
}
