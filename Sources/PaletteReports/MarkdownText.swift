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
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text as code, without a meaning too.
  var markdownCode: String { "<code>\(markdownEscaped)</code>" }
}
