/// Judges whether a surface/content pair has less contrast in the increased variant than before.
struct WeakenedCheck {
  let standard: MeasuredVariant
  let increased: MeasuredVariant
  let scope: PairingScope

  func findings() -> [Finding] {
    var weakened: [Weakened] = []
    for first in 0..<min(IncreasedContrastPromise.lastSurface, stepCount) {
      for second in first + 1..<max(first + 1, stepCount)
      where StepSides.surfaceAgainstContent.contains(first, second) {
        for (before, after) in zip(standard.tables, increased.tables) {
          collect(first, second, before, after, into: &weakened)
        }
      }
    }
    return worstOfEachPair(weakened).map { pair, standard in
      let subjects = increased.subjects(of: pair)
      return Finding(
        rule: .weakened, severity: .error, variant: increased.variant, pair: subjects,
        distance: pair.distance, required: standard, ratio: pair.ratio,
        message: Wording.weakened(
          subjects, pair.ratio, standard: standard, increased.clause(pair.representation)))
    }
  }

  /// A pair and the ratio it has in the standard variant, in one representation.
  private typealias Weakened = (pair: MeasuredPair, standard: Double)

  /// In order, and of a pair that is weaker in both representations only the worse one.
  private func worstOfEachPair(_ weakened: [Weakened]) -> [Weakened] {
    let sorted = weakened.sorted { one, other in
      if one.pair.precedes(other.pair) { return true }
      if other.pair.precedes(one.pair) { return false }
      return one.pair.ratio / one.standard < other.pair.ratio / other.standard
    }
    return sorted.reduce(into: []) { kept, next in
      if kept.last.map({ $0.pair.precedes(next.pair) }) ?? true { kept.append(next) }
    }
  }

  private var stepCount: Int { min(standard.stepCount, increased.stepCount) }

  private func collect(
    _ first: Int, _ second: Int, _ before: LuminanceTable, _ after: LuminanceTable,
    into weakened: inout [Weakened]
  ) {
    let ones = changes(first, before, after)
    let others = changes(second, before, after)
    if surelyKeeps(ones, others) { return }
    for one in ones {
      for other in others where scope == .palette || one.ramp == other.ramp {
        let ratio = ContrastRatio(one.after, other.after).value
        let standard = ContrastRatio(one.before, other.before).value
        guard ratio < standard else { continue }
        let pair = MeasuredPair(
          firstRamp: one.ramp, secondRamp: other.ramp, firstStep: first, secondStep: second,
          distance: second - first, ratio: ratio, representation: after.representation)
        weakened.append((pair, standard))
      }
    }
  }

  /// No pair can have become weaker, told from the extremes alone.
  ///
  /// A ratio is a quotient of luminances (plus 0.05), so it grows if and only if the lighter colour
  /// has grown by a larger factor than the darker one.
  private func surelyKeeps(_ ones: [Change], _ others: [Change]) -> Bool {
    func isLighter(_ lighter: [Change], than darker: [Change]) -> Bool {
      [\Change.before, \Change.after].allSatisfy { state in
        (lighter.map { $0[keyPath: state] }.min() ?? 1)
          >= (darker.map { $0[keyPath: state] }.max() ?? 0)
      }
    }
    func grows(_ lighter: [Change], moreThan darker: [Change]) -> Bool {
      (lighter.map(\.factor).min() ?? .infinity) >= (darker.map(\.factor).max() ?? 0)
    }
    return isLighter(ones, than: others) && grows(ones, moreThan: others)
      || isLighter(others, than: ones) && grows(others, moreThan: ones)
  }

  /// What the increased variant makes of a colour: its luminances.
  private struct Change {
    var ramp: Int
    var before: Double
    var after: Double

    var factor: Double { (after + 0.05) / (before + 0.05) }
  }

  /// The colours of a step that both variants have.
  private func changes(
    _ step: Int, _ before: LuminanceTable, _ after: LuminanceTable
  ) -> [Change] {
    let column = after.columns[step]
    return zip(column.ramps, column.luminances).compactMap { ramp, luminance in
      before.luminance(ramp: ramp, step: step).map {
        Change(ramp: ramp, before: $0, after: luminance)
      }
    }
  }
}
