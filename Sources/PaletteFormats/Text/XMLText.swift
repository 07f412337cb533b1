/// What XML has beside content and attributes.
enum XMLText {
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
