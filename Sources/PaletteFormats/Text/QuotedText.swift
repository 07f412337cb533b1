extension StringProtocol {
  /// The text in single quotes as messages show it, cut after forty characters.
  package var quoted: String {
    let shown = prefix(40)
    return shown.endIndex == endIndex ? "'\(shown)'" : "'\(shown)…'"
  }
}

extension Unicode.Scalar {
  /// It ends a line, moves a cursor, or changes the direction of what follows.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}

extension String {
  /// The same text with every control character written as `\u{…}`.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The same text fit for a comment of any language: one line that cannot close the comment.
  var commentText: String {
    var text = ""
    for scalar in withVisibleControls.unicodeScalars {
      // "*/" ends a comment, and "/*" starts an inner one in Swift.
      if (text.last == "*" && scalar == "/") || (text.last == "/" && scalar == "*") { text += " " }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

/// Words as a list in a sentence: `'a', 'b' or 'c'`.
package func alternatives(_ words: [String]) -> String {
  let quoted = words.map(\.quoted)
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}
