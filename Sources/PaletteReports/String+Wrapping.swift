extension String {
  /// Columns a line of a report has where no terminal says otherwise.
  static var lineWidth: Int { 80 }

  /// The text on as many lines as it takes, broken at spaces; a longer word keeps its line to itself.
  ///
  /// - Parameters:
  ///   - indentation: What each line starts with.
  ///   - width: Columns a line may have.
  ///   - swatchWidth: Columns that a swatch before a hex colour takes.
  func wrapped(indentation: String = "", width: Int = lineWidth, swatchWidth: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in split(separator: " ") {
      let wordWidth =
        String(word).columns + (swatchWidth > 0 && word.hexColor != nil ? swatchWidth : 0)
      if !line.isEmpty, indentation.count + columns + 1 + wordWidth > width {
        lines.append(indentation + line)
        (line, columns) = ("", 0)
      }
      columns += wordWidth + (line.isEmpty ? 0 : 1)
      line += line.isEmpty ? String(word) : " " + word
    }
    if !line.isEmpty { lines.append(indentation + line) }
    return lines
  }
}
