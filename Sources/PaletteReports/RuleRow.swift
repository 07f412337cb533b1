import Palette

/// How one rule fares in the appearances that are told together.
struct RuleRow {
  var distance: Int
  var required: Double
  var own = (pairs: 0, failures: 0)
  var all = (pairs: 0, failures: 0)
  var fartherFailures = 0
  /// The least ratio, the pair that has it, and where.
  var least: (ratio: Double, pair: [String], variant: AppearanceVariant)?

  mutating func add(_ line: Verification.RuleSummary) {
    own.pairs += line.own.pairs
    own.failures += line.own.failures
    all.pairs += line.all.pairs
    all.failures += line.all.failures
    fartherFailures += line.fartherFailures
    if let ratio = line.least, ratio < least?.ratio ?? .infinity {
      least = (ratio, line.leastPair, line.variant)
    }
  }

  /// Every pair the palette promises keeps the rule.
  func holds(_ scope: PairingScope) -> Bool {
    (scope == .palette ? all : own).failures == 0 && fartherFailures == 0
  }

  /// `5 apart, 4.5:1`.
  var name: String { "\(distance) apart, \(required.fixed(decimals: 6)):1" }
}

/// The rows of appearances that are told together.
struct RuleGroup {
  /// The appearances, as in `light and dark, increased contrast`.
  var title: String
  var rows: [RuleRow]
  /// Whether rows must say in which appearance the least ratio is.
  var isSeveral: Bool

  /// The summary by contrast setting, light and dark together, or each appearance by itself.
  static func groups(_ verification: Verification, apart: Bool) -> [RuleGroup] {
    var variants: [AppearanceVariant] = []
    for line in verification.summary where !variants.contains(line.variant) {
      variants.append(line.variant)
    }
    let sets =
      apart
      ? variants.map { [$0] }
      : ContrastSetting.allCases.map { setting in variants.filter { $0.contrast == setting } }
    return sets.filter { !$0.isEmpty }.map { set in
      let lines = verification.summary.filter { set.contains($0.variant) }
      return RuleGroup(title: title(set), rows: rows(lines), isSeveral: set.count > 1)
    }
  }

  private static func rows(_ lines: [Verification.RuleSummary]) -> [RuleRow] {
    var rows: [RuleRow] = []
    for line in lines {
      let place = rows.firstIndex { $0.distance == line.distance && $0.required == line.required }
      if place == nil { rows.append(RuleRow(distance: line.distance, required: line.required)) }
      rows[place ?? rows.count - 1].add(line)
    }
    return rows
  }

  private static func title(_ variants: [AppearanceVariant]) -> String {
    let last = variants.suffix(1).map(\.words)
    return (variants.dropLast().map(\.appearance.rawValue) + last).joined(separator: " and ")
  }
}
