/// Rows of text in aligned columns.
struct TextTable {
  enum Alignment {
    case left
    case right
  }

  var headings: [String]
  var rows: [[String]]
  var alignments: [Alignment]

  /// The headings and the rows; where that is too wide, the last cell of each row stands on a line
  /// of its own below it.
  func lines(width: Int = String.lineWidth) -> [String] {
    let table = [headings] + rows
    let widths = headings.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let total = widths.reduce(0, +) + 2 * (widths.count - 1)
    guard total > width else { return table.map { line($0, widths) } }
    let label = headings.last ?? ""
    return [line(headings.dropLast(), widths)]
      + rows.flatMap { [line($0.dropLast(), widths), "    \(label) \($0.last ?? "")"] }
  }

  private func line(_ cells: some Collection<String>, _ widths: [Int]) -> String {
    let padded = zip(cells, zip(widths, alignments)).map { cell, column in
      let padding = String(repeating: " ", count: column.0 - cell.count)
      return column.1 == .left ? cell + padding : padding + cell
    }
    let text = padded.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
