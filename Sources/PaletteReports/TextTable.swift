/// Rows of text in aligned columns.
struct TextTable {
  enum Alignment {
    case left
    case right
  }

  var headings: [String]
  var rows: [[String]]
  var alignments: [Alignment]

  /// The lines of the headings and all rows.
  func lines(width: Int = String.lineWidth) -> [String] {
    Array(rows(width: width).joined())
  }

  /// The headings and the rows, each on a line; where a row is too wide, its last cell stands on a
  /// line of its own below it, and where the headings are, the last of them says itself.
  func rows(width: Int) -> [[String]] {
    let table = [headings] + rows
    let widths = headings.indices.map { column in table.map { $0[column].columns }.max() ?? 0 }
    return table.enumerated().map { index, cells in
      let whole = line(cells, widths)
      guard whole.columns > width, let last = cells.last else { return [whole] }
      let start = line(cells.dropLast(), widths)
      return index == 0 ? [start] : [start, String(repeating: " ", count: 9) + last]
    }
  }

  private func line(_ cells: some Collection<String>, _ widths: [Int]) -> String {
    let padded = zip(cells, zip(widths, alignments)).map { cell, column in
      cell.padded(to: column.0, column.1)
    }
    return padded.joined(separator: "  ").withoutTrailingSpaces
  }
}

extension String {
  /// The text without the spaces at its end.
  var withoutTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
