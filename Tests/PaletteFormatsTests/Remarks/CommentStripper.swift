/// Source text without its comments, by the rules of a language and not by those of our writers.
enum CommentStripper {
  struct Rules {
    /// `//` starts a comment.
    var hasLines = true
    /// `/* /* */ */` is one comment.
    var isNested = false
    /// Characters that end a line, and a comment of one line with it.
    var lineEnds: Set<Unicode.Scalar> = ["\n", "\r"]
    /// Strings in these quotes are no comments.
    var quotes: Set<Unicode.Scalar> = ["\"", "'"]

    static let css = Rules(hasLines: false, lineEnds: ["\n", "\r", "\u{c}"])
    static let sass = Rules(lineEnds: ["\n", "\r", "\u{c}"])
    static let swift = Rules(isNested: true, quotes: ["\""])
    static let kotlin = Rules(isNested: true)
    static let dart = Rules(isNested: true)
    static let javaScript = Rules(lineEnds: ["\n", "\r", "\u{2028}", "\u{2029}"])
  }

  /// The lines with ink in them that are left, without white space around them.
  static func code(_ text: String, _ rules: Rules) -> [String] {
    var rest = Array(text.unicodeScalars)[...]
    var code = String.UnicodeScalarView()
    func starts(_ mark: String) -> Bool { rest.starts(with: mark.unicodeScalars) }
    while let first = rest.first {
      if starts("/*") {
        var depth = 0
        repeat {
          if starts("/*"), depth == 0 || rules.isNested {
            depth += 1
            rest.removeFirst(2)
          } else if starts("*/") {
            depth -= 1
            rest.removeFirst(2)
          } else {
            rest.removeFirst()
          }
        } while depth > 0 && !rest.isEmpty
      } else if starts("//"), rules.hasLines {
        rest = rest.drop { !rules.lineEnds.contains($0) }
      } else if rules.quotes.contains(first) {
        repeat { code.append(rest.removeFirst()) } while rest.first != nil && rest.first != first
        if let last = rest.popFirst() { code.append(last) }
      } else {
        code.append(rest.removeFirst())
      }
    }
    return String(code).split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " } }
      .map { line in
        var line = line
        while line.last == " " { line.removeLast() }
        return String(line)
      }
      .filter { !$0.isEmpty }
  }
}
