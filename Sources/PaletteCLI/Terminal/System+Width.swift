extension System {
  /// Columns a line of a result may have: those of the terminal, or else those COLUMNS says.
  ///
  /// `nil` in a file or a pipe without that wish, where results are the same everywhere, and where
  /// COLUMNS is no number from 20 to 500: a variable that many programs set is no input to refuse.
  var lineWidth: Int? {
    outputWidth
      ?? environment("COLUMNS").flatMap { Int($0) }
      .flatMap { Self.widths.contains($0) ? $0 : nil }
  }

  /// The same for a report, within what is pleasant to read.
  var reportWidth: Int? {
    lineWidth.map { min(max($0, 60), 120) }
  }

  private static let widths = 20...500
}
