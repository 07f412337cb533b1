/// A hexadecimal CSS colour: three, four, six or eight digits, alpha last.
public struct HexColor: Hashable, Sendable {
  /// The colour without its alpha.
  public var opaque: SRGB8
  /// Opacity, 0...255.
  public var alpha: UInt8

  /// A colour and its opacity.
  public init(_ opaque: SRGB8, alpha: UInt8 = 255) {
    (self.opaque, self.alpha) = (opaque, alpha)
  }

  /// `#rrggbb` where opaque, else `#rrggbbaa`, in lower case.
  public var hex: String {
    guard alpha < 255 else { return opaque.hex }
    let digits = String(alpha, radix: 16)
    return opaque.hex + (digits.count == 1 ? "0" + digits : digits)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or six bare digits, in either case.
  public init(_ text: some StringProtocol) throws(HexColorError) {
    var digits = Array(text.utf8.prefix(10))
    let isMarked = digits.first == UInt8(ascii: "#")
    if isMarked { digits.removeFirst() }
    let values = digits.compactMap(Self.value)
    let lengths = isMarked ? [3, 4, 6, 8] : [6]
    guard values.count == digits.count, lengths.contains(values.count) else {
      throw HexColorError(
        text, values.count == digits.count ? .digitCount : .notHex)
    }
    let channels: [UInt8]
    if values.count <= 4 {
      channels = values.map { $0 * 17 }
    } else {
      channels = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
    opaque = SRGB8(red: channels[0], green: channels[1], blue: channels[2])
    alpha = channels.count == 4 ? channels[3] : 255
  }

  /// An opacity of 0...1 in eight bits.
  static func alpha(_ opacity: Double) -> UInt8 {
    UInt8((opacity * 255).rounded(.toNearestOrAwayFromZero))
  }

  private static func value(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// Why a text is no hexadecimal colour.
public struct HexColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Reason: Hashable, Sendable {
    /// A character that is no hexadecimal digit.
    case notHex
    /// Digits only, but too few or too many.
    case digitCount
    /// A translucent colour where an opaque one is needed.
    case notOpaque
  }

  /// The text as it was found; of a long one, the beginning.
  public var text: String
  /// What is wrong with it.
  public var reason: Reason

  private static let longest = 24

  /// Keeps no more of the text than is shown, so that a hostile one costs no memory.
  init(_ text: some StringProtocol, _ reason: Reason) {
    let beginning = text.unicodeScalars.prefix(Self.longest + 1)
    self.text = String(String.UnicodeScalarView(beginning))
    self.reason = reason
  }

  /// One sentence that quotes the text and says what would be right.
  public var description: String {
    let scalars = text.unicodeScalars
    let isLong = scalars.count > Self.longest
    let shown = isLong ? "\(String.UnicodeScalarView(scalars.prefix(Self.longest)))…" : text
    return switch reason {
    case .notHex: "'\(shown)' is no hex colour: write '#' and six digits 0-9 a-f, as in #0070f2"
    case .digitCount:
      "hex colour '\(shown)' has the wrong number of digits: write six after '#', as in #0070f2"
    case .notOpaque: "'\(shown)' is translucent; an opaque colour such as #0070f2 is needed here"
    }
  }
}
