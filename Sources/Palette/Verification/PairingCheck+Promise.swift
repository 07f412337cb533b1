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
    let isRaised = measured.increasedContrast == .surfaceContent
    self.init(
      measured: palette.stepDistance == .position ? measured : measured.tabulated(by: .number),
      rules: isRaised ? palette.rules.map(\.increased) : palette.rules,
      sides: isRaised ? .surfaceAgainstContent : .any, scope: palette.scope)
  }
}
