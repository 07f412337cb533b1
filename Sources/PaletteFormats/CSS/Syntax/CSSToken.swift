/// One token of CSS Syntax 3, as a range of the bytes it was found in.
///
/// It holds no text of its own, so that scanning a style sheet allocates nothing.
struct CSSToken: Hashable {
  enum Kind: Hashable {
    case ident
    /// A name and its opening parenthesis.
    case function
    case atKeyword
    case hash
    case string
    /// An unquoted `url(…)`.
    case url
    case number
    case percentage
    /// A number with a unit.
    case dimension
    case whitespace
    /// `<!--` or `-->`, which mean nothing.
    case htmlComment
    case colon
    case semicolon
    case comma
    /// `(`, `[` or `{`.
    case opening
    /// `)`, `]` or `}`.
    case closing
    /// Any other character.
    case delimiter
  }

  var kind: Kind
  /// Where it stands.
  var range: Range<Int>
  /// The name in it: an identifier, what follows `#` or `@`, a unit.
  var name: Range<Int> = 0..<0
  /// The value of a number, percentage or dimension.
  var number = 0.0
}

extension CSSToken {
  /// It is this one character.
  func isByte(_ scalar: Unicode.Scalar, in bytes: [UInt8]) -> Bool {
    range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: scalar)
  }
}

/// What is wrong with a piece of CSS, before anybody knows which file it is from.
struct CSSFault: Error {
  /// The byte at which it goes wrong.
  var offset: Int
  var message: String
}
