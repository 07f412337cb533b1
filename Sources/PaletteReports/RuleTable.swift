import Palette

/// The table of rules and appearances.
enum RuleTable {
  /// A line a rule under each group of appearances, after a sentence that says how to read it.
  static func lines(_ verification: Verification, _ settings: TextSettings) -> [TextLine] {
    let groups = RuleGroup.groups(verification, apart: settings.detail == .everything)
    guard !groups.isEmpty else { return [] }
    let scope = verification.scope
    // One table for all groups, so that their columns are one below another.
    let rows = groups.flatMap { group in
      group.rows.map { row in
        [
          row.holds(scope) ? "  holds" : "  fails", row.name, count(row.own), count(row.all),
          row.least.map { $0.ratio.cut(decimals: 2) } ?? "none", pair(row, group.isSeveral),
        ]
      }
    }
    let table = TextTable(
      headings: ["", "steps, ratio", "one ramp", "any two", "least", "between"], rows: rows,
      alignments: [.left, .right, .right, .right, .right, .left])
    var lines = legend(verification).wrapped(width: settings.width).map { TextLine($0) }
    lines.append(.empty)
    var texts = table.rows(width: settings.width)[...]
    lines += (texts.popFirst() ?? []).map { TextLine($0) }
    for group in groups {
      lines.append(TextLine(group.title, .strong))
      for row in group.rows {
        for (index, text) in (texts.popFirst() ?? []).enumerated() {
          let emphasis: TextLine.Emphasis = row.holds(scope) ? .good : .bad
          lines.append(index == 0 ? TextLine(text, emphasis, count: 7) : TextLine(text))
        }
      }
    }
    return lines
  }

  private static func count(_ count: (pairs: Int, failures: Int)) -> String {
    "\(count.failures.grouped)/\(count.pairs.grouped)"
  }

  private static func pair(_ row: RuleRow, _ saysVariant: Bool) -> String {
    guard let least = row.least else { return "" }
    let variant = saysVariant ? " (\(least.variant.appearance.rawValue))" : ""
    return least.pair.joined(separator: " ") + variant
  }

  private static func legend(_ verification: Verification) -> String {
    let which =
      verification.stepDistance == .position
      ? "that are exactly so many steps apart" : "whose step numbers are at least so far apart"
    var text = "How many pairs fail, of all \(which): of one ramp, and of any two ramps"
    text += verification.scope == .ramp ? ", which is not promised." : "."
    let farther = verification.summary.reduce(0) { $0 + $1.fartherFailures }
    if farther > 0 {
      let times = farther == 1 ? "once" : "\(farther.grouped) times"
      text += " Farther apart, the same ratios are missed \(times)."
    }
    return text
  }
}
