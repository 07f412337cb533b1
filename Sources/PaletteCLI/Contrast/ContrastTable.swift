import Palette

/// What WCAG 2.x asks for, and which of it a ratio reaches.
enum ContrastTable {
  private static let rows: [(subject: String, level: String, ratio: Double)] =
    [("graphics", "AA", ConformanceLevel.graphicRatio)]
    + ConformanceLevel.allCases.flatMap { level in
      [true, false].map { isLarge in
        (isLarge ? "large text" : "text", level.rawValue, level.textRatio(isLarge: isLarge))
      }
    }

  /// A line for each.
  static func text(_ ratio: ContrastRatio) -> String {
    rows.map { row in
      let verdict = ratio.value >= row.ratio ? "passes" : "misses"
      return padded(row.subject, 12) + padded(row.level, 5)
        + padded(row.ratio.fixed(decimals: 1) + ":1", 7) + verdict + "\n"
    }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
