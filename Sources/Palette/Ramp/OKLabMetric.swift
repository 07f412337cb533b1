import LittleCMS

/// How much a small change of linear sRGB moves a colour in OKLab, to first order.
///
/// Choosing among neighbouring 8-bit colours needs only this, not a conversion of each of them.
struct OKLabMetric {
  private let change: Matrix3
  /// The unit vectors of chroma and hue in the plane of a and b; zero for a grey.
  private let toward, across: SIMD3<Double>
  /// The chroma at the colour itself.
  let chroma: Double

  /// The metric around a linear sRGB colour.
  init(at color: SIMD3<Double>) {
    let cones = (Self.conesFromRGB * color).clamped(
      lowerBound: SIMD3(repeating: 1e-7), upperBound: SIMD3(repeating: 8))
    let roots = SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
    // The derivative of a cube root.
    let slope = SIMD3(repeating: 1.0) / (3 * roots * roots)
    let columns = Self.conesFromRGB.columns
    change =
      Self.labFromRoots * Matrix3(columns: slope * columns.x, slope * columns.y, slope * columns.z)
    let lab = Self.labFromRoots * roots
    chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let direction = chroma > 1e-4 ? SIMD3(0, lab.y, lab.z) / chroma : .zero
    toward = direction
    across = [0, -direction.z, direction.y]
  }

  /// The squared distance in OKLab, in which a change of hue counts twice, and the change of hue in
  /// radians.
  func move(by step: SIMD3<Double>) -> (cost: Double, hue: Double) {
    let moved = change * step
    let sideways = (moved * across).sum()
    let cost = (moved * moved).sum() + 3 * sideways * sideways
    return (cost, chroma > 0 ? sideways / max(chroma + (moved * toward).sum(), 1e-6) : 0)
  }

  private static let labFromRoots = OKLabMatrices.nonlinearConesFromLab.inverse
  private static let conesFromRGB =
    OKLabMatrices.xyzFromCones.inverse * OKLabMatrices.xyzFromLinearSRGB
}
