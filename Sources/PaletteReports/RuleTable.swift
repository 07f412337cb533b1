import Palette

/// The table of rules and appearances.
enum RuleTable {
  private static let headings = ["appearance", "apart", "needs", "own", "all", "least", "between"]

  /// The table, and a legend for its columns.
  static func lines(_ verification: Verification) -> [String] {
    guard !verification.summary.isEmpty else { return [] }
    let rows = verification.summary.map { line in
      [
        line.variant.shortWords, String(line.distance), "\(line.required.fixed(decimals: 6)):1",
        count(line.own), count(line.all), line.least.map { $0.cut(decimals: 2) } ?? "none",
        line.leastPair.joined(separator: " "),
      ]
    }
    let table = TextTable(
      headings: headings, rows: rows,
      alignments: [.left, .right, .right, .right, .right, .right, .left])
    return table.lines() + [""] + legend(verification).wrapped()
  }

  private static func count(_ count: Verification.Count) -> String {
    "\(count.failures)/\(count.pairs)"
  }

  private static func legend(_ verification: Verification) -> String {
    let which =
      verification.stepDistance == .position
      ? "that are exactly so many steps apart" : "whose step numbers are at least so far apart"
    var text = "Failing pairs, of all \(which): own, of one ramp; all, of any two ramps."
    if verification.scope == .ramp { text += " Only own pairs are promised." }
    let farther = verification.summary.reduce(0) { $0 + $1.fartherFailures }
    if farther > 0 {
      let times = farther == 1 ? "once" : "\(farther) times"
      text += " Farther apart, the same ratios are missed \(times)."
    }
    return text
  }
}
