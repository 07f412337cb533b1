import LittleCMS

extension SRGB8 {
  /// Lightness, a and b in OKLab, computed in Double.
  ///
  /// Not through a LittleCMS transform, whose 32-bit floats may differ from one processor to the next
  /// and would let a colour at a limit fall on either side of it.
  package var oklab: SIMD3<Double> {
    let cones = Self.conesFromRGB * linear
    return Self.labFromRoots
      * SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
  }

  private static let labFromRoots = OKLabMatrices.nonlinearConesFromLab.inverse
  private static let conesFromRGB =
    OKLabMatrices.xyzFromCones.inverse * OKLabMatrices.xyzFromLinearSRGB
}
