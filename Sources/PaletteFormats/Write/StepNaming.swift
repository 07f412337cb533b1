import Palette

extension ColorPalette {
  /// The palette with its steps called as a scheme calls them.
  /// - Throws: `NamingError` for a ramp that has not eleven steps.
  func naming(_ scheme: StepScheme?) throws(NamingError) -> ColorPalette {
    guard let scheme else { return self }
    var palette = self
    for index in ramps.indices {
      guard ramps[index].stepCount == scheme.names.count else {
        throw NamingError(
          "ramp \(ramps[index].name.quoted) has \(ramps[index].stepCount) steps; the step names"
            + " \(scheme.rawValue) are for eleven")
      }
      palette.ramps[index].stepNames = scheme.names
    }
    return palette
  }
}
