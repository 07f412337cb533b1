extension String {
  /// Columns a line of a text report may have.
  static var lineWidth: Int { 80 }

  /// The text on as many lines as it takes, broken at spaces; a longer word keeps its line to itself.
  func wrapped(indentation: String = "", width: Int = lineWidth) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, indentation.count + line.count + 1 + word.count > width {
        lines.append(indentation + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    if !line.isEmpty { lines.append(indentation + line) }
    return lines
  }
}
