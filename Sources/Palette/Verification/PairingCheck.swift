/// Judges one appearance by pairing rules.
struct PairingCheck {
  let measured: MeasuredVariant
  let rules: [PairingRule]
  let sides: StepSides
  let scope: PairingScope

  /// Every pair of steps the rules are about.
  var stepPairs: [StepPair] {
    (0..<measured.stepCount).flatMap { first in
      (first + 1..<max(first + 1, measured.stepCount))
        .filter { sides.contains(first, $0) }
        .map { measured.steps(first, $0) }
    }
  }

  /// The rule that asks most of two colours so far apart.
  func strictestRule(atDistance distance: Int) -> PairingRule? {
    rules.lazy.filter { $0.distance <= distance }.max { $0.ratio < $1.ratio }
  }

  /// One line a rule.
  func summary() -> [Verification.RuleSummary] {
    let stepPairs = stepPairs
    return rules.map { rule in
      var line = Verification.RuleSummary(
        variant: measured.variant, distance: rule.distance, required: rule.ratio)
      var weakest: MeasuredPair?
      for steps in stepPairs where counts(steps, rule) {
        line.own.pairs += steps.ownCount
        line.own.failures += steps.failureCount(below: rule.ratio, .ramp)
        line.all.pairs += steps.allCount
        line.all.failures += steps.failureCount(below: rule.ratio, .palette)
        weakest = weaker(weakest, steps.weakest(.palette))
      }
      for steps in stepPairs where steps.distance > rule.distance && !counts(steps, rule) {
        line.fartherFailures += steps.failureCount(below: rule.ratio, scope)
      }
      line.least = weakest?.ratio
      line.leastPair = weakest.map(measured.subjects)?.map(\.name) ?? []
      return line
    }
  }

  /// Whether a rule's line counts these pairs; it judges those farther apart in any case.
  private func counts(_ steps: StepPair, _ rule: PairingRule) -> Bool {
    switch measured.palette.stepDistance {
    case .position: steps.distance == rule.distance
    case .number: steps.distance >= rule.distance
    }
  }

  /// A finding for each of the worst pairs within the scope that miss the strictest rule for their
  /// distance, and how many more there are.
  func findings(
    _ rule: Finding.Rule, listing limit: Int
  ) -> (listed: [Finding], unlisted: Int) {
    var failures = WorstPairs(limit: limit)
    for steps in stepPairs {
      guard let required = strictestRule(atDistance: steps.distance)?.ratio,
        !steps.surelyReaches(required)
      else { continue }
      steps.forEachFailure(below: required, scope) { failures.add($0, required: required) }
    }
    let listed = failures.inOrder.map { pair, required in
      let subjects = measured.subjects(of: pair)
      return Finding(
        rule: rule, severity: .error, variant: measured.variant, pair: subjects,
        distance: pair.distance, required: required, ratio: pair.ratio,
        message: Wording.missedRatio(
          subjects, pair.ratio, required: required, distance: pair.distance,
          measured.clause(pair.representation)))
    }
    return (listed, failures.count - listed.count)
  }

  /// A note for each rule that pairs within the scope miss, with the weakest of them.
  func notes() -> [Finding] {
    rules.compactMap { rule in
      var count = 0
      var weakest: MeasuredPair?
      for steps in stepPairs where strictestRule(atDistance: steps.distance) == rule {
        let failures = steps.failureCount(below: rule.ratio, scope)
        guard failures > 0 else { continue }
        count += failures
        weakest = weaker(weakest, steps.weakest(scope))
      }
      return weakest.map { pair in
        let subjects = measured.subjects(of: pair)
        return Finding(
          rule: .pairing, severity: .note, variant: measured.variant, pair: subjects,
          distance: pair.distance, required: rule.ratio, ratio: pair.ratio,
          message: Wording.sameSide(
            count, subjects, pair.ratio, rule: rule, measured.clause(pair.representation)))
      }
    }
  }

  private func weaker(_ one: MeasuredPair?, _ other: MeasuredPair?) -> MeasuredPair? {
    guard let one, let other else { return one ?? other }
    if one.ratio != other.ratio { return one.ratio < other.ratio ? one : other }
    return other.precedes(one) ? other : one
  }
}
