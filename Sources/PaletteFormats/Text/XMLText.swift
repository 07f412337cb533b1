import Palette

/// Texts as XML holds them.
enum XMLText {
  /// A text as content or as the value of an attribute.
  ///
  /// What XML cannot hold even as a reference is written as `\u{…}`.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.withVisibleControls.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where scalar.properties.isNoncharacterCodePoint:
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A comment of one line: no name can close it.
  static func comment(_ text: String) -> String {
    var inner = ""
    for scalar in text.commentText.unicodeScalars {
      // Two hyphens may not stand in a comment of XML, whatever follows them.
      if inner.last == "-" && scalar == "-" { inner += " " }
      if scalar.properties.isNoncharacterCodePoint {
        inner += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        inner.unicodeScalars.append(scalar)
      }
    }
    return "<!-- \(inner) -->"
  }
}
