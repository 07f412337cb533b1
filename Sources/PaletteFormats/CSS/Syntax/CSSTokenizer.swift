/// Splits CSS into tokens as CSS Syntax 3 says, but for what is never closed, which is an error.
struct CSSTokenizer {
  let bytes: [UInt8]
  private(set) var index: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    (self.bytes, index, end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// All tokens that are left; comments are none.
  mutating func remaining() throws(CSSFault) -> [CSSToken] {
    var tokens: [CSSToken] = []
    while let token = try next() { tokens.append(token) }
    return tokens
  }

  /// The next token, `nil` at the end.
  mutating func next() throws(CSSFault) -> CSSToken? {
    while startsComment { try skipComment() }
    guard let first = byte(0) else { return nil }
    let start = index
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
      while let byte = byte(0), CSSCharacters.isBlank(byte) { index += 1 }
      return CSSToken(kind: .whitespace, range: start..<index)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try string(closedBy: first)
    case UInt8(ascii: "#") where isName(at: 1):
      return named(.hash, start, skipping: 1)
    case UInt8(ascii: "@") where startsIdentifier(at: 1):
      return named(.atKeyword, start, skipping: 1)
    case UInt8(ascii: "<") where follows("!--", at: 1):
      return single(.htmlComment, length: 4)
    case UInt8(ascii: "-") where follows("->", at: 1):
      return single(.htmlComment, length: 3)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return single(.opening)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return single(.closing)
    default: break
    }
    if startsNumber(at: 0) { return number() }
    if startsIdentifier(at: 0) { return try identifier() }
    return single(.delimiter)
  }

  private mutating func single(_ kind: CSSToken.Kind, length: Int = 1) -> CSSToken {
    index += length
    return CSSToken(kind: kind, range: (index - length)..<index)
  }

  private mutating func named(
    _ kind: CSSToken.Kind, _ start: Int, skipping marks: Int
  ) -> CSSToken {
    index += marks
    let name = index
    skipName()
    return CSSToken(kind: kind, range: start..<index, name: name..<index)
  }

  private mutating func identifier() throws(CSSFault) -> CSSToken {
    let start = index
    skipName()
    let name = start..<index
    guard byte(0) == UInt8(ascii: "(") else {
      return CSSToken(kind: .ident, range: name, name: name)
    }
    index += 1
    if CSSCharacters.lowercasedName(bytes[name]) == "url" {
      let afterParenthesis = index
      while let byte = byte(0), CSSCharacters.isBlank(byte) { index += 1 }
      guard byte(0) == UInt8(ascii: "\"") || byte(0) == UInt8(ascii: "'") else {
        return try url(start)
      }
      index = afterParenthesis
    }
    return CSSToken(kind: .function, range: start..<index, name: name)
  }

  private mutating func url(_ start: Int) throws(CSSFault) -> CSSToken {
    while let byte = byte(0) {
      index += byte == UInt8(ascii: "\\") && index + 1 < end ? 2 : 1
      if byte == UInt8(ascii: ")") { return CSSToken(kind: .url, range: start..<index) }
    }
    throw CSSFault(
      offset: start, message: "the address that opens here is never closed: ')' is missing")
  }

  private mutating func string(closedBy quote: UInt8) throws(CSSFault) -> CSSToken {
    let start = index
    index += 1
    while let byte = byte(0) {
      index += 1
      switch byte {
      case quote: return CSSToken(kind: .string, range: start..<index)
      case UInt8(ascii: "\\"):
        // An escaped line end is one of one or two bytes.
        index += follows("\r\n", at: 0) ? 2 : index < end ? 1 : 0
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
        throw unclosedString(start, quote)
      default: break
      }
    }
    throw unclosedString(start, quote)
  }

  private func unclosedString(_ start: Int, _ quote: UInt8) -> CSSFault {
    let mark = String(Unicode.Scalar(quote))
    return CSSFault(
      offset: start,
      message: "the string that opens here is never closed: \(mark) is missing before the line ends"
    )
  }

  private var startsComment: Bool {
    byte(0) == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*")
  }

  /// All comments of a style sheet, in its order.
  static func comments(in bytes: [UInt8]) throws(CSSFault) -> [Range<Int>] {
    var tokenizer = CSSTokenizer(bytes, in: ByteOrderMark.length(in: bytes)..<bytes.count)
    var comments: [Range<Int>] = []
    repeat {
      while tokenizer.startsComment {
        let start = tokenizer.index
        try tokenizer.skipComment()
        comments.append(start..<tokenizer.index)
      }
    } while try tokenizer.next() != nil
    return comments
  }

  private mutating func skipComment() throws(CSSFault) {
    let start = index
    index += 2
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw CSSFault(
      offset: start, message: "the comment that opens here is never closed: '*/' is missing")
  }

  private mutating func number() -> CSSToken {
    let start = index
    let (length, value) = CSSNumber.read(bytes[index..<end])
    index += length
    if byte(0) == UInt8(ascii: "%") {
      index += 1
      return CSSToken(kind: .percentage, range: start..<index, number: value)
    }
    guard startsIdentifier(at: 0) else {
      return CSSToken(kind: .number, range: start..<index, number: value)
    }
    let name = index
    skipName()
    return CSSToken(kind: .dimension, range: start..<index, name: name..<index, number: value)
  }

  private mutating func skipName() {
    while isName(at: 0) {
      guard byte(0) == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      index += CSSCharacters.escapeLength(bytes[index..<end])
    }
  }

  private func byte(_ distance: Int) -> UInt8? {
    index + distance < end ? bytes[index + distance] : nil
  }

  private func follows(_ text: StaticString, at distance: Int) -> Bool {
    text.withUTF8Buffer { bytes[min(index + distance, end)..<end].starts(with: $0) }
  }

  private func isName(at distance: Int) -> Bool {
    byte(distance).map(CSSCharacters.isName) == true || isEscape(at: distance)
  }

  private func isEscape(at distance: Int) -> Bool {
    guard byte(distance) == UInt8(ascii: "\\") else { return false }
    return byte(distance + 1).map { ![0x0A, 0x0C, 0x0D].contains($0) } == true
  }

  private func startsIdentifier(at distance: Int) -> Bool {
    guard byte(distance) == UInt8(ascii: "-") else {
      return byte(distance).map(CSSCharacters.startsName) == true || isEscape(at: distance)
    }
    return byte(distance + 1) == UInt8(ascii: "-")
      || byte(distance + 1).map(CSSCharacters.startsName) == true || isEscape(at: distance + 1)
  }

  private func startsNumber(at distance: Int) -> Bool {
    var place = distance
    if byte(place) == UInt8(ascii: "+") || byte(place) == UInt8(ascii: "-") { place += 1 }
    if byte(place) == UInt8(ascii: ".") { place += 1 }
    return byte(place).map(CSSCharacters.isDigit) == true
  }
}
