/// Judges whether the increased variant moves what people read.
///
/// Each content step must stand, on the page, at least where the next step of the standard variant
/// begins. The last two cannot: there is next to nothing beyond step 10.
struct ContentShiftCheck {
  let standard: MeasuredVariant
  let increased: MeasuredVariant
  let scope: PairingScope

  func findings() -> [Finding] {
    increased.palette.ramps.indices.flatMap { ramp in
      (IncreasedContrastPromise.lastSurface..<9).compactMap { finding(ramp, step: $0) }
    }
  }

  /// The first representation in which the step of this ramp, counted from 0, has not moved enough.
  private func finding(_ ramp: Int, step: Int) -> Finding? {
    for (before, after) in zip(standard.tables, increased.tables) {
      guard let now = after.luminance(ramp: ramp, step: step),
        let begin = beginning(before, ramp, step + 1)
      else { continue }
      let (ratio, required) = (onPage(now), onPage(begin.luminance))
      if ratio >= required { continue }
      let subject = increased.subject(ramp: ramp, step: step, after.representation)
      let next = standard.subject(ramp: begin.ramp, step: step + 1, before.representation)
      return Finding(
        rule: .increasedContrast, severity: .error, variant: increased.variant, pair: [subject],
        distance: 0, required: required, ratio: ratio,
        message: Wording.unmoved(
          subject, ratio, next: next, required: required, increased.clause(after.representation)))
    }
    return nil
  }

  /// The standard colour of a step that stands nearest the page: of all ramps, or of this one.
  private func beginning(
    _ table: LuminanceTable, _ ramp: Int, _ step: Int
  ) -> (ramp: Int, luminance: Double)? {
    if scope == .ramp { return table.luminance(ramp: ramp, step: step).map { (ramp, $0) } }
    guard step < table.columns.count else { return nil }
    let column = table.columns[step]
    let nearest = isLight ? column.greatest : column.least
    return column.luminances.firstIndex(of: nearest).map { (column.ramps[$0], nearest) }
  }

  private var isLight: Bool { increased.variant.appearance == .light }

  /// Contrast with the ideal page, white or black.
  private func onPage(_ luminance: Double) -> Double {
    ContrastRatio(luminance, isLight ? 1 : 0).value
  }
}
