import Palette

/// Reads on to the end of a prelude or of a value, its brackets paired.
struct CSSScanner {
  /// How a prelude ended.
  enum End {
    /// With the opening brace at this byte.
    case block(Int)
    /// With a semicolon, or where the block around it closes.
    case statement
  }

  private static let deepest = 256

  private(set) var tokenizer: CSSTokenizer
  private let bytes: [UInt8]
  private var open: [CSSToken] = []

  init(_ tokenizer: CSSTokenizer, _ bytes: [UInt8]) {
    (self.tokenizer, self.bytes) = (tokenizer, bytes)
  }

  /// What stands before a block or a semicolon, `first` included.
  mutating func prelude(
    after first: CSSToken?
  ) throws(CSSFault) -> (tokens: [CSSToken], end: End) {
    var tokens: [CSSToken] = []
    if let first {
      tokens.append(first)
      try pair(first)
    }
    while true {
      let before = tokenizer
      guard let token = try next() else { return (tokens, .statement) }
      if open.isEmpty {
        if token.kind == .semicolon { return (tokens, .statement) }
        if token.isByte("{", in: bytes) { return (tokens, .block(token.range.lowerBound)) }
        if token.isByte("}", in: bytes) {
          tokenizer = before
          return (tokens, .statement)
        }
      }
      tokens.append(token)
      try pair(token)
    }
  }

  /// Goes past the colon that follows a property's name, if one does.
  ///
  /// - Returns: whether the name ends in an asterisk; `nil` where no colon follows.
  mutating func colonAfterName() throws(CSSFault) -> Bool? {
    var token = try next()
    let isWildcard = token.map { $0.isByte("*", in: bytes) } == true
    if isWildcard { token = try next() }
    while let blank = token, blank.kind == .whitespace { token = try next() }
    return token?.kind == .colon ? isWildcard : nil
  }

  /// A value as it was found.
  struct Value {
    /// Its bytes, without white space around them and without `!important`.
    var range: Range<Int>
    var isImportant = false
    /// It has neither `var()` nor `light-dark()` in it.
    var isLiteral = true
    /// It has `light-dark()` in it.
    var followsAppearance = false
  }

  /// The value up to a semicolon or the end of the block.
  mutating func value() throws(CSSFault) -> Value {
    var value = Value(range: tokenizer.index..<tokenizer.index)
    var last: [CSSToken] = []
    var first: Int?
    while true {
      let before = tokenizer
      guard let token = try next() else { break }
      if open.isEmpty {
        if token.kind == .semicolon { break }
        if token.isByte("}", in: bytes) {
          tokenizer = before
          break
        }
      }
      try pair(token)
      guard token.kind != .whitespace else { continue }
      first = first ?? token.range.lowerBound
      last.append(token)
      if last.count > 3 { last.removeFirst() }
      if token.kind == .function {
        let name = CSSCharacters.lowercasedName(bytes[token.name])
        if name == "light-dark" { value.followsAppearance = true }
        if name == "light-dark" || name == "var" { value.isLiteral = false }
      }
    }
    value.isImportant = isImportant(last.suffix(2))
    if value.isImportant { last.removeLast(2) }
    // Nothing but the mark, or nothing at all, is an empty value.
    if let first, let end = last.last?.range.upperBound { value.range = first..<end }
    return value
  }

  private func isImportant(_ tokens: ArraySlice<CSSToken>) -> Bool {
    guard tokens.count == 2, let mark = tokens.first, let word = tokens.last else { return false }
    return mark.isByte("!", in: bytes) && word.kind == .ident
      && CSSCharacters.lowercasedName(bytes[word.name]) == "important"
  }

  private mutating func next() throws(CSSFault) -> CSSToken? {
    if let token = try tokenizer.next() { return token }
    guard let bracket = open.last else { return nil }
    throw unclosed(bracket)
  }

  private mutating func pair(_ token: CSSToken) throws(CSSFault) {
    switch token.kind {
    case .opening, .function:
      guard open.count < Self.deepest else {
        throw CSSFault(
          offset: token.range.lowerBound,
          message: "nested too deeply: at most \(Self.deepest) levels are read")
      }
      open.append(token)
    case .closing:
      let closing = bytes[token.range.lowerBound]
      guard let bracket = open.popLast() else {
        throw CSSFault(
          offset: token.range.lowerBound,
          message: "'\(Unicode.Scalar(closing))' closes nothing that was opened")
      }
      guard closing == partner(of: bracket) else { throw unclosed(bracket) }
    default: break
    }
  }

  private func unclosed(_ bracket: CSSToken) -> CSSFault {
    CSSFault(
      offset: bracket.range.upperBound - 1,
      message: "the bracket that opens here is never closed: "
        + "'\(Unicode.Scalar(partner(of: bracket)))' is missing")
  }

  private func partner(of bracket: CSSToken) -> UInt8 {
    switch bytes[bracket.range.upperBound - 1] {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }
}
