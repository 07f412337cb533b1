import Palette

extension JSONParser {
  /// The string that opens at the index, its escapes resolved.
  mutating func string() throws(InputError) -> String {
    let opening = index
    index += 1
    var text = ""
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try escape(ofStringAt: opening))
        start = index
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw unclosedString(opening)
      case 0..<0x20:
        let code = String(bytes[index], radix: 16)
        throw source.error(
          at: index,
          "a control character (0x\(code)) in a string: write it as an escape such as \\t")
      default:
        index += 1
      }
    }
    throw unclosedString(opening)
  }

  private func unclosedString(_ opening: Int) -> InputError {
    source.error(
      at: opening, "the string that opens here is not closed on its line: '\"' is missing")
  }

  /// The scalar an escape stands for; a pair of surrogates is one.
  private mutating func escape(ofStringAt opening: Int) throws(InputError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard index < bytes.count else { throw unclosedString(opening) }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      index -= 1
      throw source.error(
        at: start,
        "unknown escape '\\' and \(found): JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
    let first = try codeUnit(ofEscapeAt: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw loneSurrogate(start) }
    index += 2
    let second = try codeUnit(ofEscapeAt: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw loneSurrogate(start) }
    return scalar
  }

  private func loneSurrogate(_ offset: Int) -> InputError {
    source.error(
      at: offset, "half a surrogate pair: characters beyond \\uffff are written as two escapes")
  }

  private mutating func codeUnit(ofEscapeAt start: Int) throws(InputError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    // A sign would pass as part of a number.
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw source.error(at: start, "\\u needs four hexadecimal digits, as in \\u00e9") }
    index += 4
    return unit
  }
}
