import Palette

/// What a verification showed, in a line.
struct Proof: CustomStringConvertible {
  private let palette: ColorPalette
  private let verification: Verification

  init(_ palette: ColorPalette, _ verification: Verification) {
    (self.palette, self.verification) = (palette, verification)
  }

  /// Pairs that could not be judged are told by a warning, and proved they are not.
  private var pairCount: Int { verification.promised.pairs - verification.promised.failures }

  /// `proved: 3,888 pairs in 4 appearances keep their ratio; the closest is …`.
  var description: String {
    var text =
      "proved: \(pairCount.counted("pair")) in \(palette.variants.count.counted("appearance")) "
      + (pairCount == 1 ? "keeps its ratio" : "keep their ratio")
    if let closest {
      text +=
        "; the closest is \(closest.pair.joined(separator: " with ")) "
        + "(\(closest.variant.rawValue)) at \(closest.least.cut(decimals: 2)):1, "
        + "where \(closest.required.fixed(decimals: 6)):1 is needed"
    }
    // What increased contrast costs is said where the palette is made, not only where it is checked.
    let hasFallen = verification.findings.contains { $0.severity == .note && $0.rule == .pairing }
    return text
      + (hasFallen
        ? "; with increased contrast, two content steps are promised nothing between them" : "")
  }

  /// A row of a table by what it has to spare.
  private struct Row {
    let variant: AppearanceVariant
    let required: Double
    let least: Double
    let pair: [String]

    init?(
      _ variant: AppearanceVariant, _ required: Double, _ least: Double?, _ pair: [String]
    ) {
      guard let least else { return nil }
      (self.variant, self.required, self.least, self.pair) = (variant, required, least, pair)
    }
  }

  /// The row with the least to spare; unknown where rules hold inside ramps only, because rows
  /// tell the least of all pairs.
  private var closest: Row? {
    guard palette.scope == .palette else { return nil }
    let rows =
      verification.summary.map { Row($0.variant, $0.required, $0.least, $0.leastPair) }
      + verification.checks.map { Row($0.variant, $0.required, $0.least, $0.leastPair) }
    return rows.compactMap(\.self).min { $0.least / $0.required < $1.least / $1.required }
  }
}
