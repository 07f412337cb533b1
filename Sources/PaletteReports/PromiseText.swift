import Palette

/// What a palette promises, for readers who have never heard of the rule.
enum PromiseText {
  /// The promise, as `Any two colours of the palette reach 3:1 from 4 steps apart, …`.
  static func sentences(_ verification: Verification) -> String {
    guard !verification.rules.isEmpty else { return "No pairing rule is asked for." }
    let whose = verification.scope == .palette ? "Any two colours" : "Any two colours of one ramp"
    let rules = verification.rules
    var text = "\(whose) must reach a WCAG 2 contrast of \(list(rules, saysUse: true))"
    switch verification.increasedContrast {
    case .surfaceContent?:
      let surfaces = IncreasedContrastPromise.lastSurface
      text += "; with increased contrast, a surface (step 1 to \(surfaces)) and a content step "
      text += "(from \(surfaces + 1) on) \(list(rules.map(\.increased), saysUse: false))."
    case .everyPair?:
      text += ", with increased contrast too."
    case nil:
      text += "."
    }
    return text
  }

  /// `3:1 (graphics) from 4 steps apart, 4.5:1 (text) from 5`, without rules that add nothing.
  private static func list(_ rules: [PairingRule], saysUse: Bool) -> String {
    var told: [String] = []
    var reached = 1.0
    for rule in rules.sorted(by: { ($0.distance, -$0.ratio) < ($1.distance, -$1.ratio) })
    where rule.ratio > reached {
      reached = rule.ratio
      let apart = told.isEmpty ? (rule.distance == 1 ? " step apart" : " steps apart") : ""
      let ratio = "\(rule.ratio.fixed(decimals: 6)):1"
      let level = ContrastLevel.allCases.dropFirst().first { $0.ratio == rule.ratio }
      let use = saysUse ? level.map { " (\($0.words(in: .english)))" } ?? "" : ""
      told.append("\(ratio)\(use) from \(rule.distance)\(apart)")
    }
    return told.joined(separator: ", ")
  }
}
