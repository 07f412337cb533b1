/// All colours of one hue in a perceptual space, over the linear light of one RGB space.
protocol HueSlice {
  /// The colour of a luminance (0...1) and a chroma, whether the RGB space holds it or not.
  func color(luminance: Double, chroma: Double) -> SIMD3<Double>

  /// The greatest chroma the RGB space holds at a luminance.
  func greatestChroma(luminance: Double) -> Double
}

extension HueSlice {
  /// The colour of a luminance and a chroma, the chroma cut to what the RGB space holds.
  func fitted(luminance: Double, chroma: Double) -> SIMD3<Double> {
    let wish = color(luminance: luminance, chroma: chroma)
    guard !wish.isInUnitCube else { return wish }
    return color(luminance: luminance, chroma: greatestChroma(luminance: luminance))
  }
}

extension SIMD3<Double> {
  /// Every component lies in 0...1, but for the noise of 32-bit floats.
  var isInUnitCube: Bool {
    self.min() >= -2e-6 && self.max() <= 1 + 2e-6
  }
}

/// A luminance as weights of the three channels: WCAG's for sRGB, its own for Display P3.
typealias LuminanceWeights = SIMD3<Double>
