import Palette

/// The colours of one step, of one ramp or of several, measured to be held against another step.
struct MeasuredStep {
  /// Relative luminances in rising order: in sRGB, and as a wide display shows them.
  private let luminances: [[Double]]

  /// - Parameter colors: The luminance of each colour in sRGB, and in Display P3 where it has a
  ///   value of its own there.
  init(_ colors: [(narrow: Double, wide: Double?)]) {
    let narrow = colors.map(\.narrow).sorted()
    let isWide = colors.contains { $0.wide != nil }
    luminances = [narrow, isWide ? colors.map { $0.wide ?? $0.narrow }.sorted() : narrow]
  }

  /// The least contrast of any colour here with any there, each pair in the weaker of its
  /// representations; `nil` where there is no pair.
  ///
  /// Linear in the number of colours.
  func least(with other: MeasuredStep) -> ContrastRatio? {
    zip(luminances, other.luminances).compactMap(Self.least).min()
  }

  private static func least(_ first: [Double], _ second: [Double]) -> ContrastRatio? {
    var (one, other) = (0, 0)
    var least: ContrastRatio?
    // Where the two lists are merged, the nearest stand side by side.
    while one < first.count, other < second.count {
      let ratio = ContrastRatio(first[one], second[other])
      least = least.map { min($0, ratio) } ?? ratio
      if first[one] < second[other] { one += 1 } else { other += 1 }
    }
    return least
  }
}
