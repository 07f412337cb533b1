extension System {
  /// Columns a line of a report may have: those of the terminal, within what is pleasant to read;
  /// `nil` in a file or a pipe, where reports are the same everywhere.
  var reportWidth: Int? {
    outputWidth.map { min(max($0, 60), 120) }
  }
}
