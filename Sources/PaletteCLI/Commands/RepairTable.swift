import Palette

/// What a repair moved, in lines for people.
struct RepairTable {
  /// A line that counts, then a line a move, the greatest change first.
  let lines: [String]

  init(_ repair: Repair, before: Verification) {
    let total = repair.palette.ramps.reduce(0) { sum, ramp in
      sum + ramp.swatches.variants.reduce(0) { $0 + (ramp.swatches[$1]?.count ?? 0) }
    }
    guard !repair.moves.isEmpty else {
      lines = ["nothing had to move: all \(total) colours stay"]
      return
    }
    let mean = repair.moves.reduce(0) { $0 + $1.difference } / Double(repair.moves.count)
    let heading =
      "\(repair.moves.count) of \(total) colours moved, by a CIEDE2000 of"
      + " \(mean.cut(decimals: 1)) on average"
      + (repair.moves.count < total ? "; the others stay as they are" : "")
    let reasons = Self.reasons(before)
    lines =
      [heading]
      + repair.moves.sorted { $0.difference > $1.difference }.map { move in
        let name = "\(move.ramp).\(move.step)"
        let reason = reasons["\(move.variant.rawValue) \(name)"] ?? "to make way for others"
        return "\(move.variant.rawValue) \(name): \(move.old) becomes \(move.new),"
          + " CIEDE2000 \(move.difference.cut(decimals: 1)): \(reason)"
      }
  }

  /// For each colour the worst that was wrong with it.
  private static func reasons(_ verification: Verification) -> [String: String] {
    var reasons: [String: String] = [:]
    for finding in verification.findings where finding.severity != .note {
      for subject in finding.pair {
        let key = "\(finding.variant?.rawValue ?? "") \(subject.name)"
        if reasons[key] == nil { reasons[key] = finding.message }
      }
    }
    return reasons
  }
}
