extension String {
  /// The text fit for XML, between tags and between double quotes.
  ///
  /// Characters that XML cannot hold at all are written as `\u{…}`, like those that nobody sees.
  package var xmlEscaped: String {
    var text = ""
    for scalar in withVisibleControls.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case _ where scalar.properties.isNoncharacterCodePoint:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
