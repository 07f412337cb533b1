/// What XML has beside content and attributes.
enum XMLText {
  /// A comment of one line: no name can close it.
  static func comment(_ text: String) -> String {
    comment([text]).joined()
  }

  /// A comment of some lines, none of which can close it; nothing for none.
  static func comment(_ lines: [String]) -> [String] {
    lines.isEmpty
      ? [] : lines.map(inner).framed(opening: "<!-- ", inner: "     ", closing: " -->")
  }

  private static func inner(_ line: String) -> String {
    var inner = ""
    for scalar in line.commentText.unicodeScalars {
      // Two hyphens may not stand in a comment of XML, whatever follows them.
      if inner.unicodeScalars.last == "-" && scalar == "-" { inner += " " }
      if scalar.properties.isNoncharacterCodePoint {
        inner += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        inner.unicodeScalars.append(scalar)
      }
    }
    return inner
  }
}
