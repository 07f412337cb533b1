import Palette

extension CSSColor {
  /// Reads a colour in any of the notations of CSS Color 4.
  ///
  /// Hex with three, four, six or eight digits, the named colours, `rgb()`, `hsl()`, `hwb()`,
  /// `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`, the first two with commas too. Comments,
  /// escapes and `calc()` are read as CSS reads them. Linear in the length of the text.
  ///
  ///     try CSSColor(parsing: "oklch(63.7% 0.237 25.331)").eightBit.color.hex   // #fb2c36
  ///
  /// - Throws: `CSSColorError`, which quotes the text and says what is wrong with it.
  public init(parsing text: String) throws(CSSColorError) {
    let bytes = Array(text.utf8)
    do {
      var tokenizer = CSSTokenizer(bytes, in: bytes.indices)
      let tokens = try tokenizer.remaining()
      var parser = CSSColorParser(tokens, of: bytes, end: bytes.count)
      self = try parser.color()
    } catch {
      throw CSSColorError(text, error)
    }
  }
}

/// Why a text is no colour of CSS.
public struct CSSColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text as it was found; of a long one, the beginning.
  public var text: String
  /// The byte of the text at which it goes wrong.
  public var offset: Int
  /// What is wrong there, without the text itself.
  public var reason: String

  private static let longest = 80

  init(_ text: String, _ fault: CSSFault) {
    self.text = String(text.prefix(Self.longest))
    (offset, reason) = (fault.offset, fault.message)
  }

  /// One sentence that quotes the text and says what would be right.
  public var description: String {
    "\(text.quoted) is no CSS colour: \(reason)".withVisibleControls
  }
}
