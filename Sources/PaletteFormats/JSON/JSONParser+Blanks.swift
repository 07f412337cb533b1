import Palette

extension JSONParser {
  /// Moves on to the next byte that is neither white space nor in a comment.
  mutating func skipBlanks() throws(InputError) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "/"):
        try skipComment()
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(InputError) {
    let start = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    index += 2
    switch second {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
        bytes[index] != UInt8(ascii: "\r")
      {
        index += 1
      }
    case UInt8(ascii: "*"):
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw source.error(at: start, "the comment that opens here is never closed: '*/' is missing")
    default:
      throw source.error(at: start, "a lone '/': comments start with '//' or '/*'")
    }
  }

  /// The character at the index, as messages name it.
  var found: String {
    guard index < bytes.count else { return "the end of the file" }
    // The text is valid UTF-8 and the index at the start of a scalar, so four bytes hold it.
    let scalar = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.prefix(1)
    return String(String.UnicodeScalarView(scalar)).quoted
  }
}
