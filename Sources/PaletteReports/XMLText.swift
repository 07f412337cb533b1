import Palette

extension String {
  /// The text fit for XML, between tags and between double quotes.
  ///
  /// Characters that XML cannot hold at all are written as `\u{…}`, like those that nobody sees.
  var xmlEscaped: String {
    var text = ""
    for scalar in withVisibleControls.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{fffe}", "\u{ffff}": text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
