/// A table of comma-separated values without quotes, its first line naming the columns.
public struct CSVTable: Sendable {
  /// One line of a table.
  public struct Row: Sendable, CustomStringConvertible {
    let columns: [String: Int]
    let cells: [Substring]

    /// The text of a cell.
    public func text(_ column: String) -> String {
      guard let index = columns[column] else { preconditionFailure("no column \(column)") }
      return String(cells[index])
    }

    /// The number of a cell; NaN where it is none, so that no comparison succeeds.
    public func number(_ column: String) -> Double {
      Double(text(column)) ?? .nan
    }

    /// Three cells as a vector.
    public func vector(_ x: String, _ y: String, _ z: String) -> SIMD3<Double> {
      [number(x), number(y), number(z)]
    }

    /// The line as it stands in the file.
    public var description: String { cells.joined(separator: ",") }
  }

  /// The lines after the first.
  public let rows: [Row]

  /// Reads a file of `Tests/TestSupport/Data`.
  public init(_ name: String) throws {
    let lines = try TestData.text(name).split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    var columns: [String: Int] = [:]
    for (index, column) in (lines.first ?? []).enumerated() { columns[String(column)] = index }
    rows = lines.dropFirst().map { Row(columns: columns, cells: $0) }
  }
}
