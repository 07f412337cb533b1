import Palette

/// What a verification showed, in a line.
struct Proof: CustomStringConvertible {
  private let palette: ColorPalette
  private let verification: Verification

  init(_ palette: ColorPalette, _ verification: Verification) {
    (self.palette, self.verification) = (palette, verification)
  }

  /// How many pairs a rule names were measured.
  private var pairCount: Int {
    verification.summary.reduce(0) { $0 + (palette.scope == .palette ? $1.all : $1.own).pairs }
  }

  /// `proved: 3,888 pairs in 4 appearances keep their ratio; the closest is …`.
  var description: String {
    var text =
      "proved: \(pairCount.grouped) pairs in \(palette.variants.count) "
      + "appearance\(palette.variants.count == 1 ? "" : "s") "
      + "keep their ratio"
    if let closest, let least = closest.least {
      text +=
        "; the closest is \(closest.leastPair.joined(separator: " with ")) "
        + "(\(closest.variant.rawValue)) at \(least.cut(decimals: 2)):1, "
        + "where \(closest.required.fixed(decimals: 6)):1 is needed"
    }
    // What increased contrast costs is said where the palette is made, not only where it is checked.
    let hasFallen = verification.findings.contains { $0.severity == .note && $0.rule == .pairing }
    return text
      + (hasFallen
        ? "; with increased contrast, two content steps are promised nothing between them" : "")
  }

  /// The row with the least to spare; unknown where rules hold inside ramps only, because rows
  /// tell the least of all pairs.
  private var closest: Verification.RuleSummary? {
    guard palette.scope == .palette else { return nil }
    return verification.summary.filter { $0.least != nil }
      .min { ($0.least ?? 0) / $0.required < ($1.least ?? 0) / $1.required }
  }
}
