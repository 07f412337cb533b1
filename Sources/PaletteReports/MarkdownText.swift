import Palette

extension String {
  /// The text fit for a cell of a Markdown table, where nothing in it has a meaning.
  var markdownEscaped: String {
    var text = ""
    for scalar in withVisibleControls.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "|", "`", "*", "_", "[", "]", "\\", "~", "!", "$", "\"":
        // An entity is never taken for syntax, wherever it stands.
        text += "&#\(scalar.value);"
      // GitHub makes links of what looks like an address.
      case "/" where text.hasSuffix(":"): text += "&#47;"
      case "." where text.suffix(3).lowercased() == "www": text += "&#46;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text as code, without a meaning too.
  var markdownCode: String { "<code>\(markdownEscaped)</code>" }
}

/// Rows of tables in Markdown.
enum MarkdownTable {
  /// A row of cells, which must be escaped already.
  static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n"
  }

  /// The row of headings and the line below it.
  static func head(_ headings: [String]) -> String {
    row(headings) + row(headings.map { _ in "---" })
  }
}
