/// A walk over the tokens of a prelude, with the words they spell.
struct CSSTokenReader {
  let bytes: [UInt8]
  let tokens: ArraySlice<CSSToken>
  private(set) var index: Int

  init(_ tokens: ArraySlice<CSSToken>, of bytes: [UInt8]) {
    (self.tokens, self.bytes, index) = (tokens, bytes, tokens.startIndex)
  }

  mutating func next() -> CSSToken? {
    guard index < tokens.endIndex else { return nil }
    index += 1
    return tokens[index - 1]
  }

  /// The next token that is no white space, left where it is.
  mutating func peek() -> CSSToken? {
    while index < tokens.endIndex, tokens[index].kind == .whitespace { index += 1 }
    return index < tokens.endIndex ? tokens[index] : nil
  }

  /// Goes past the next word if it is this one.
  mutating func skip(word: String) -> Bool {
    guard let token = peek(), token.kind == .ident, self.word(token) == word else { return false }
    index += 1
    return true
  }

  /// The name in a token, in lower case.
  func word(_ token: CSSToken) -> String {
    CSSCharacters.lowercasedName(bytes[token.name])
  }

  /// What stands between the parenthesis or bracket that was just read and its partner.
  ///
  /// The partner is there: a prelude is only read once its brackets have been paired.
  mutating func contents() -> ArraySlice<CSSToken> {
    let start = index
    var depth = 1
    while let token = next() {
      if token.kind == .opening || token.kind == .function { depth += 1 }
      if token.kind == .closing { depth -= 1 }
      if depth == 0 { return tokens[start..<(index - 1)] }
    }
    return tokens[start..<index]
  }
}
