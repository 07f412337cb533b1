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
    let claim =
      "proved: \(pairCount.grouped) pairs in \(palette.variants.count) appearances "
      + "keep their ratio"
    guard let closest, let least = closest.least else { return claim }
    return claim + "; the closest is \(closest.leastPair.joined(separator: " with ")) "
      + "(\(closest.variant.rawValue)) at \(least.cut(decimals: 2)):1, "
      + "where \(closest.required.fixed(decimals: 6)):1 is needed"
  }

  /// The row with the least to spare; unknown where rules hold inside ramps only, because rows
  /// tell the least of all pairs.
  private var closest: Verification.RuleSummary? {
    guard palette.scope == .palette else { return nil }
    return verification.summary.filter { $0.least != nil }
      .min { ($0.least ?? 0) / $0.required < ($1.least ?? 0) / $1.required }
  }
}
