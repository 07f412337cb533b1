/// The sentences of findings.
///
/// They name both colours, say what was found and what is needed, and leave appearance and place to
/// the report, which has them as fields.
enum Wording {
  static func missedRatio(
    _ pair: [Finding.Subject], _ ratio: Double, required: Double, distance: Int, _ clause: String
  ) -> String {
    "\(names(pair)) reach \(ratio.cut(decimals: 2)):1; "
      + "\(distance) apart needs \(shown(required)):1\(clause)"
  }

  static func sameSide(
    _ count: Int, _ weakest: [Finding.Subject], _ ratio: Double, rule: PairingRule,
    _ clause: String
  ) -> String {
    let side = (weakest[0].step ?? 0) > IncreasedContrastPromise.lastSurface ? "content" : "surface"
    let fall = count == 1 ? "pair of \(side) steps falls" : "pairs of \(side) steps fall"
    return "\(count) \(fall) below the standard rule here, \(shown(rule.ratio)):1 from "
      + "\(rule.distance) apart; the weakest is \(names(weakest)) with "
      + "\(ratio.cut(decimals: 2)):1\(clause)"
  }

  static func weakened(
    _ pair: [Finding.Subject], _ ratio: Double, standard: Double, _ clause: String
  ) -> String {
    let (now, before) = distinctly(ratio, standard)
    return "\(names(pair)) reach \(now):1, less than the \(before):1 of the standard variant"
      + clause
  }

  static func unmoved(
    _ subject: Finding.Subject, _ ratio: Double, next: Finding.Subject, required: Double,
    _ clause: String
  ) -> String {
    let (now, needed) = distinctly(ratio, required)
    return
      "\(name(subject)) has \(now):1 on the page; it must stand where step \(next.step ?? 0) of "
      + "the standard variant begins, at \(needed):1 (\(name(next)))\(clause)"
  }

  static func disordered(
    _ pair: [Finding.Subject], getsDarker: Bool, isLevel: Bool, _ clause: String
  ) -> String {
    let expected = getsDarker ? "darker" : "lighter"
    let found = isLevel ? "the two are equally light" : "this step gets \(opposite(getsDarker))"
    return "\(name(pair[0])) to \(name(pair[1])): the ramp gets \(expected), but \(found)\(clause)"
  }

  static func identical(_ pair: [Finding.Subject], _ clause: String) -> String {
    "\(pair[0].shownName) and \(pair[1].shownName) are the same colour, \(pair[0].color)\(clause)"
  }

  static func missing(_ ramp: String) -> String {
    "\(ramp) has no colours in this appearance, though others have: its pairs could not be checked"
  }

  private static func opposite(_ getsDarker: Bool) -> String {
    getsDarker ? "lighter" : "darker"
  }

  private static func names(_ pair: [Finding.Subject]) -> String {
    pair.map(name).joined(separator: " and ")
  }

  private static func name(_ subject: Finding.Subject) -> String {
    "\(subject.shownName) \(subject.color)"
  }

  /// A ratio that somebody asked for, with all the decimals they wrote.
  private static func shown(_ required: Double) -> String {
    required.fixed(decimals: 6)
  }

  /// Two different ratios with as many decimals as it takes to see that they differ.
  private static func distinctly(_ one: Double, _ other: Double) -> (String, String) {
    for decimals in 2..<9 {
      let texts = (one.cut(decimals: decimals), other.cut(decimals: decimals))
      if texts.0 != texts.1 { return texts }
    }
    return (one.cut(decimals: 9), other.cut(decimals: 9))
  }
}
