/// What the bytes of a style sheet can be part of, and the names they spell.
enum CSSCharacters {
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r") || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func startsName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  static func isName(_ byte: UInt8) -> Bool {
    startsName(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  /// How many bytes an escape takes, which starts with a backslash.
  static func escapeLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let digits = bytes.dropFirst().prefix(6).prefix { hexValue($0) != nil }.count
    guard digits > 0 else { return min(2, bytes.count) }
    let after = bytes.dropFirst(1 + digits)
    if after.starts(with: [0x0D, 0x0A]) { return digits + 3 }
    return digits + (after.first.map(isBlank) == true ? 2 : 1)
  }

  /// A name with its escapes resolved.
  static func name(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        rest.removeFirst()
        continue
      }
      let length = escapeLength(rest)
      let digits = rest.dropFirst().prefix(min(6, length - 1)).prefix { hexValue($0) != nil }
      if digits.isEmpty {
        text += rest.prefix(length).dropFirst()
      } else {
        let code = digits.reduce(UInt32(0)) { $0 << 4 | UInt32(hexValue($1) ?? 0) }
        let isText = code != 0
        let scalar = isText ? Unicode.Scalar(code) : nil
        text += Array(String(scalar ?? "\u{FFFD}").utf8)
      }
      rest = rest.dropFirst(length)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A name with its escapes resolved and its ASCII letters in lower case.
  ///
  /// Other letters stay: a Kelvin sign is no k.
  static func lowercasedName(_ bytes: ArraySlice<UInt8>) -> String {
    let name = name(bytes)
    guard name.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return name }
    return String(
      decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
