extension SRGB8: CustomStringConvertible {
  /// `#rrggbb` in lower case.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = [UInt8(ascii: "#")]
    for channel in [red, green, blue] {
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The same as `hex`.
  public var description: String { hex }

  /// An opaque colour from `#rgb`, `#rrggbb`, or six bare digits `rrggbb`, in either case.
  ///
  /// Six bare digits are accepted because shells and spreadsheets eat the `#`; three are not, since
  /// they could be a number. Linear in the length of the text.
  /// - Throws: `HexColorError`, which says what is wrong with the text.
  public init(hex text: some StringProtocol) throws(HexColorError) {
    let color = try HexColor(text)
    guard color.alpha == 255 else {
      throw HexColorError(text, .notOpaque)
    }
    self = color.opaque
  }
}
