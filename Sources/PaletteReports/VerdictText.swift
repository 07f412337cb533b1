import Palette

/// The verdict on a palette in a few words.
enum VerdictText {
  /// `holds`, or what fails and how often.
  static func verdict(_ verification: Verification) -> String {
    guard !verification.summary.isEmpty || !verification.findings.isEmpty else {
      return "holds no colours to judge"
    }
    guard !verification.holds else { return "holds" }
    let errors = verification.findings.filter { $0.severity == .error }
    let kinds: [(count: Int, one: String, many: String)] = [
      (
        errors.count { isMissedRatio($0) && $0.pair.count == 2 }, "pair fails", "pairs fail"
      ),
      (
        errors.count { $0.rule == .weakened }, "pair is weaker with increased contrast",
        "pairs are weaker with increased contrast"
      ),
      (
        errors.count { isMissedRatio($0) && $0.pair.count == 1 },
        "content step stays behind with increased contrast",
        "content steps stay behind with increased contrast"
      ),
      (errors.count { $0.rule == .order }, "step is out of order", "steps are out of order"),
      (errors.count { $0.rule == .distinct }, "colour is repeated", "colours are repeated"),
    ]
    return kinds.filter { $0.count > 0 }
      .map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }
      .joined(separator: ", ")
  }

  private static func isMissedRatio(_ finding: Finding) -> Bool {
    finding.rule == .pairing || finding.rule == .increasedContrast
  }
}
