import Palette

/// How the checks of roles and the series fare: a line each.
enum ChecksTable {
  static func lines(_ verification: Verification, _ settings: TextSettings) -> [TextLine] {
    var lines: [TextLine] = []
    let checks = CheckRow.rows(verification)
    if !checks.isEmpty {
      let table = TextTable(
        headings: ["Roles", "", "needs", "fail", "least", "between"], rows: checks.map(cells),
        alignments: [.left, .left, .right, .right, .right, .left])
      let texts = table.rows(width: settings.width)
      lines += texts[0].map { TextLine($0, .strong, count: 5) }
      for (row, texts) in zip(checks, texts.dropFirst()) {
        let first = TextLine(texts[0], row.failures == 0 ? .good : .bad, count: 7)
        lines += [first] + texts.dropFirst().map { TextLine($0) }
      }
    }
    if !verification.series.isEmpty { lines.append(TextLine("Charts", .strong)) }
    for series in verification.series {
      let holds = series.pairs.failures == 0
      let texts = series.words.wrapped(
        indentation: "         ", width: settings.width, swatchWidth: settings.swatchWidth)
      for (index, text) in texts.enumerated() {
        // The verdict takes the place of the first line's indentation.
        lines.append(
          index == 0
            ? TextLine(
              (holds ? "  holds  " : "  fails  ") + text.dropFirst(9), holds ? .good : .bad,
              count: 7)
            : TextLine(text))
      }
    }
    return lines
  }

  private static func cells(_ row: CheckRow) -> [String] {
    [
      row.failures == 0 ? "  holds" : "  fails", row.name, "\(row.required.fixed(decimals: 6)):1",
      "\(row.failures.grouped)/\(row.pairs.grouped)",
      row.least.map { $0.ratio.cut(decimals: 2) } ?? "none",
      row.least.map { "\($0.pair.joined(separator: " ")) (\($0.variant.shortWords))" } ?? "",
    ]
  }
}
