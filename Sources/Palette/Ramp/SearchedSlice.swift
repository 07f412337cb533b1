import LittleCMS

/// A hue of a space that has no closed form (CIELAB, CIECAM02): lightness and chroma are searched.
struct SearchedSlice: HueSlice {
  let hue: Double
  let model: PerceptualModel
  let weights: LuminanceWeights

  func color(luminance target: Double, chroma: Double) -> SIMD3<Double> {
    // Luminance rises with lightness at constant hue and chroma, so halving always arrives.
    var (dark, light) = (0.0, Self.whitest)
    var color = SIMD3<Double>()
    for _ in 0..<40 {
      let middle = (dark + light) / 2
      color = model.linearRGB(LCh(lightness: middle, chroma: chroma, hue: hue))
      if (color * weights).sum() < target { dark = middle } else { light = middle }
    }
    return color
  }

  func greatestChroma(luminance target: Double) -> Double {
    var (inside, outside) = (0.0, Self.mostColorful)
    for _ in 0..<30 {
      let middle = (inside + outside) / 2
      let isInside = color(luminance: target, chroma: middle).isInUnitCube
      if isInside { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// Above the lightness of white, for luminances that chroma makes look darker.
  private static let whitest = 130.0
  /// Above the chroma of every colour of Display P3 in both spaces.
  private static let mostColorful = 200.0
}
