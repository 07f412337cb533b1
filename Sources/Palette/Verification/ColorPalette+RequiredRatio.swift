extension ColorPalette {
  /// The ratio that two steps of any ramps promise to reach in an appearance.
  ///
  /// Positions count from 0; `nil` where nothing is promised: too near each other, or, in an
  /// increased variant that promises it of surfaces against content only, on one side.
  package func requiredRatio(_ one: Int, _ other: Int, in variant: AppearanceVariant) -> Double? {
    let (first, second) = (min(one, other), max(one, other))
    var rules = rules
    if variant.contrast == .increased, increasedContrast == .surfaceContent {
      guard StepSides.surfaceAgainstContent.contains(first, second) else { return nil }
      rules = rules.map(\.increased)
    }
    return rules.filter { $0.distance <= second - first }.map(\.ratio).max()
  }
}
