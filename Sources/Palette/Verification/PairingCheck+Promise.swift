extension MeasuredVariant {
  /// What the palette promises of an increased variant beyond its rules; `nil` of any other.
  var increasedContrast: IncreasedContrastPromise? {
    variant.contrast == .increased ? palette.increasedContrast : nil
  }
}

extension PairingCheck {
  /// Judges by what the palette promises in this appearance, counting steps as it counts them.
  init(promiseOf measured: MeasuredVariant) {
    let palette = measured.palette
    let (rules, sides) = palette.promise(in: measured.variant)
    self.init(
      measured: palette.stepDistance == .position ? measured : measured.tabulated(by: .number),
      rules: rules, sides: sides, scope: palette.scope)
  }
}

extension ColorPalette {
  /// The rules of an appearance, and which pairs of steps they are about.
  fileprivate func promise(in variant: AppearanceVariant) -> (
    rules: [PairingRule], sides: StepSides
  ) {
    let isRaised = variant.contrast == .increased && increasedContrast == .surfaceContent
    return isRaised ? (rules.map(\.increased), .surfaceAgainstContent) : (rules, .any)
  }

  /// The ratio that two steps promise to reach in an appearance.
  ///
  /// Steps by position, counted from 0; `nil` where nothing is promised: too near each other, or, in
  /// an increased variant that promises it of surfaces against content only, on one side.
  package func requiredRatio(_ one: Int, _ other: Int, in variant: AppearanceVariant) -> Double? {
    let (first, second) = (min(one, other), max(one, other))
    let (rules, sides) = promise(in: variant)
    guard sides.contains(first, second) else { return nil }
    return rules.filter { $0.distance <= second - first }.map(\.ratio).max()
  }
}
