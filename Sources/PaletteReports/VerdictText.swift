import Palette

/// Verdicts in a few words.
enum VerdictText {
  /// `holds: 3,888 pairs keep their ratio`, or what fails and how often.
  static func verdict(_ file: VerifiedFile) -> String {
    let verification = file.verification
    guard verification.hasContent else { return "holds no colours to judge" }
    var parts = failures(verification)
    if parts.isEmpty {
      parts = [holding(verification)]
      let warnings = verification.findings.count { $0.severity == .warning }
      if warnings > 0 { parts.append("with \(warnings.counted("warning"))") }
    }
    if let accepted = file.acceptedCount, accepted > 0 {
      parts.append("\(accepted.grouped) accepted by the baseline")
    }
    return parts.joined(separator: ", ")
  }

  /// `2 of 3 files hold: 14 errors, 1 warning`.
  static func overview(_ results: CheckResults) -> String {
    let all = results.files.count + results.unchecked.count
    let holding = results.files.count(where: \.holds)
    var text = "\(holding.grouped) of \(all.grouped) files hold"
    if all == 1 { text = holding == 1 ? "the file holds" : "the file fails" }
    var details = [Finding.Severity.error, .warning].compactMap { severity in
      let count = results.count(severity)
      return count > 0 ? count.counted(severity.rawValue) : nil
    }
    if let accepted = results.acceptedCount, accepted > 0 {
      details.append("\(accepted.grouped) accepted by the baseline")
    }
    if !results.unchecked.isEmpty {
      details.append("\(results.unchecked.count.grouped) could not be checked")
    }
    return details.isEmpty ? text : text + ": " + details.joined(separator: ", ")
  }

  /// `holds: 3,888 pairs keep their ratio`.
  static func holding(_ verification: Verification) -> String {
    // Next to findings that are accepted, not every pair keeps its ratio.
    let promised = verification.promised
    let pairs = promised.pairs
    guard pairs > 0, promised.failures == 0 else { return "holds" }
    return "holds: \(pairs.grouped) \(pairs == 1 ? "pair keeps its" : "pairs keep their") ratio"
  }

  /// What fails and how often, a part for each kind; none where the promise holds.
  static func failures(_ verification: Verification) -> [String] {
    let errors = verification.findings.filter { $0.severity == .error }
    let unlisted = verification.unlistedFailures
    let kinds: [(one: String, many: String, isMeant: (Finding) -> Bool)] = [
      ("pair fails", "pairs fail", { isMissedRatio($0) && $0.pair.count == 2 }),
      (
        "pair is weaker with increased contrast", "pairs are weaker with increased contrast",
        { $0.rule == .weakened }
      ),
      (
        "content step stays behind with increased contrast",
        "content steps stay behind with increased contrast",
        { isMissedRatio($0) && $0.pair.count == 1 }
      ),
      ("step is out of order", "steps are out of order", { $0.rule == .order }),
      (
        "ramp lacks an appearance", "ramps lack an appearance", { $0.rule == .missing }
      ),
      ("colour is repeated", "colours are repeated", { $0.rule == .distinct }),
      ("check of a role fails", "checks of roles fail", { $0.rule == .contrast }),
      (
        "pair of chart colours looks alike", "pairs of chart colours look alike",
        { $0.rule == .series }
      ),
      (
        "pair of chart colours needs a second cue", "pairs of chart colours need a second cue",
        { $0.rule == .secondCue }
      ),
    ]
    return kinds.enumerated().compactMap { index, kind in
      // What is only counted is pairs.
      let count = errors.count(where: kind.isMeant) + (index == 0 ? unlisted : 0)
      return count == 0 ? nil : "\(count.grouped) \(count == 1 ? kind.one : kind.many)"
    }
  }

  private static func isMissedRatio(_ finding: Finding) -> Bool {
    finding.rule == .pairing || finding.rule == .increasedContrast
  }
}

extension Verification {
  /// There was something to judge.
  var hasContent: Bool {
    !summary.isEmpty || !checks.isEmpty || !series.isEmpty || !findings.isEmpty
  }
}
