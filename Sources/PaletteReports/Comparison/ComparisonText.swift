public import Palette

/// What has changed between two palettes, in a sentence.
public enum ComparisonText {
  /// `12 colours moved, the farthest blue 6 by 4.2 (CIEDE2000); 3 pairs lost a level; …`.
  ///
  /// What is counted is counted in each appearance: a step that moved in light and in dark is two
  /// colours.
  ///
  /// - Parameter name: What to make of the name of a colour, which may be anything.
  public static func verdict(
    _ comparison: PaletteComparison, name: (String) -> String = { $0 }
  ) -> String {
    let promise = promise(comparison)
    if comparison.isEmpty { return "Nothing has changed; \(promise)." }
    var parts = [moves(comparison, name), parts(comparison), levels(comparison)].compactMap { $0 }
    if comparison.isPromiseChanged { parts.append("what is promised has changed") }
    return (parts + [promise]).joined(separator: "; ") + "."
  }

  /// `12 colours moved, the farthest blue 6 by 4.2 (CIEDE2000)`.
  private static func moves(
    _ comparison: PaletteComparison, _ name: (String) -> String
  ) -> String {
    let moved = comparison.movedCount
    guard let farthest = comparison.farthest else { return "no colour moved" }
    let distance =
      "\(name(farthest.new.label.text)) by \(difference(farthest.difference)) (CIEDE2000)"
    return moved == 1
      ? "1 colour moved, \(distance)" : "\(moved.grouped) colours moved, the farthest \(distance)"
  }

  private static func parts(_ comparison: PaletteComparison) -> String? {
    let appearances = comparison.appearances
    let added = appearances.reduce(0) { $0 + $1.added.count }
    let removed = appearances.reduce(0) { $0 + $1.removed.count }
    let parts = [(added, "added"), (removed, "removed")].filter { $0.0 > 0 }
      .map { "\($0.0.counted("colour")) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func levels(_ comparison: PaletteComparison) -> String? {
    let (lost, gained) = (comparison.count(\.lost), comparison.count(\.gained))
    switch (lost, gained) {
    case (0, 0): return "no pair lost or gained a level"
    case (_, 0): return "\(lost.counted("pair")) \(lostALevel(comparison)), none gained one"
    case (0, _): return "no pair lost a level, \(gained.grouped) gained one"
    default:
      return "\(lost.counted("pair")) \(lostALevel(comparison)), \(gained.grouped) gained one"
    }
  }

  /// `lost a level (none below what is promised)`: most levels are promised to nobody.
  static func lostALevel(_ comparison: PaletteComparison) -> String {
    guard comparison.newVerification.promised.pairs > 0 else { return "lost a level" }
    let failing = comparison.appearances.reduce(0) { $0 + $1.lost.failingCount }
    let count = failing == 0 ? "none" : failing.grouped
    return "lost a level (\(count) below what is promised)"
  }

  private static func promise(_ comparison: PaletteComparison) -> String {
    let verification = comparison.newVerification
    guard verification.hasContent else { return "nothing is promised" }
    let (failures, before) = (
      VerdictText.failures(verification), VerdictText.failures(comparison.oldVerification)
    )
    if failures.isEmpty {
      return before.isEmpty ? "the promise holds" : "the promise holds now, which it did not before"
    }
    return "the promise does not hold: \(failures.joined(separator: ", "))"
      + (before.isEmpty ? " (none before)" : " (before: \(before.joined(separator: ", ")))")
  }

  /// A CIEDE2000 with two decimals; never 0 for two colours that differ.
  static func difference(_ value: Double) -> String {
    value >= 0.005 ? value.fixed(decimals: 2, keepsZeros: true) : "less than 0.01"
  }
}

extension PaletteComparison {
  /// The colour that moved farthest in any appearance.
  fileprivate var farthest: MovedColor? {
    (appearances.flatMap { $0.moved.prefix(1) } + movedSeriesColors.prefix(1))
      .max { $0.difference < $1.difference }
  }

  /// How many pairs changed in one way in all appearances.
  func count(_ kind: KeyPath<AppearanceComparison, PairChanges>) -> Int {
    appearances.reduce(0) { $0 + $1[keyPath: kind].count }
  }
}
