import LittleCMS

/// Hue and colourfulness of one ramp at every position, with nothing left open.
struct RampRecipe: Sendable {
  /// The ramp's name.
  let name: String
  /// Where the ramp stands in the palette file.
  let position: SourcePosition?
  /// Every step is a grey with R = G = B.
  let isNeutral: Bool
  /// The colour to keep, and the step that is it.
  let key: (color: SRGB8, step: Int)?
  private let hueCurve: Curve
  private let colorfulness: RampDefinition.Colorfulness

  /// Fills in from the key colour what the definition leaves open.
  ///
  /// - Parameter lightness: CIE L* of each step, lightest first.
  init(
    _ definition: RampDefinition, keyStep: Int?, lightness: [Double], model: PerceptualModel
  ) {
    name = definition.name
    position = definition.position
    isNeutral = definition.isNeutral
    let measured = definition.key.map { model.coordinates(ofLinearRGB: $0.color.linear) }
    key = keyStep.flatMap { step in definition.key.map { ($0.color, step) } }
    hueCurve = definition.hue ?? .constant(measured?.hue ?? 0)
    colorfulness =
      definition.colorfulness
      ?? .chroma(Self.arch(through: definition.key?.color, measured?.chroma ?? 0, lightness))
  }

  /// Hue in degrees at a position, which may lie between two steps.
  func hue(at position: Double) -> Double { hueCurve.hue(at: position) }

  /// One slice serves every step.
  var hasConstantHue: Bool { hueCurve.isConstant }

  /// The linear-light colour of a luminance at a position, inside the slice's gamut.
  func color(in slice: any HueSlice, luminance: Double, position: Double) -> SIMD3<Double> {
    switch colorfulness {
    case .chroma(let curve):
      return slice.fitted(luminance: luminance, chroma: curve.value(at: position))
    case .vividness(let curve):
      let chroma = curve.value(at: position) * slice.greatestChroma(luminance: luminance)
      return slice.fitted(luminance: luminance, chroma: chroma)
    }
  }

  /// Chroma that rises from white to the middle and falls to black, through the key colour's.
  private static func arch(
    through key: SRGB8?, _ chroma: Double, _ lightness: [Double]
  ) -> Curve {
    guard let key, chroma > 0 else { return .constant(0) }
    func height(_ lightness: Double) -> Double { sine(degrees: 180 * lightness / 100) }
    let own = height(RelativeLuminance.lightness(ofLuminance: key.luminance))
    // A pale or dark key says little about the middle: its chroma is not enlarged without bound.
    let scale = chroma / max(own, 0.35)
    return Curve(
      points: lightness.enumerated().map { index, lightness in
        Curve.Point(step: Double(index + 1), value: scale * max(height(lightness), 0))
      })
  }
}
