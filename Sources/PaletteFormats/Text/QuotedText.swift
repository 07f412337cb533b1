import Palette

extension StringProtocol {
  /// The text in single quotes as messages show it, cut after forty characters.
  package var quoted: String {
    let shown = prefix(40)
    return shown.endIndex == endIndex ? "'\(shown)'" : "'\(shown)…'"
  }
}

extension String {
  /// The same text fit for a comment of any language: one line that cannot close the comment.
  var commentText: String {
    // By scalars: a letter that joins what follows, as U+0D4E does, would hide the sign after it.
    var text = UnicodeScalarView()
    for scalar in withVisibleControls.unicodeScalars {
      // "*/" ends a comment, and "/*" starts an inner one in Swift.
      if (text.last == "*" && scalar == "/") || (text.last == "/" && scalar == "*") {
        text.append(" ")
      }
      text.append(scalar)
    }
    return String(text)
  }
}

/// Words as a list in a sentence: `'a', 'b' or 'c'`.
package func alternatives(_ words: [String]) -> String {
  let quoted = words.map(\.quoted)
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}
