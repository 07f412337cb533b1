/// An opaque colour as it ships: gamma-encoded sRGB, eight bits a channel.
public struct SRGB8: Hashable, Sendable {
  /// The encoded channels, 0...255.
  public var red: UInt8
  /// Encoded green, 0...255.
  public var green: UInt8
  /// Encoded blue, 0...255.
  public var blue: UInt8

  /// A colour from its encoded channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The grey with all three channels at `level`.
  public init(gray level: UInt8) {
    self.init(red: level, green: level, blue: level)
  }

  /// #ffffff.
  public static let white = SRGB8(gray: 255)
  /// #000000.
  public static let black = SRGB8(gray: 0)

  /// All three channels are equal.
  public var isGray: Bool {
    red == green && green == blue
  }

  /// Linear-light red, green and blue, 0...1.
  public var linear: SIMD3<Double> {
    let levels = SRGBTransfer.linearLevels
    return [levels[Int(red)], levels[Int(green)], levels[Int(blue)]]
  }

  /// WCAG 2.x relative luminance, 0 for black and exactly 1 for white.
  ///
  /// Always plain arithmetic on the 8-bit value with the weights WCAG prints; LittleCMS's own Y is
  /// relative to D50 and would read 9.49 instead of 8.59 for blue on white.
  public var luminance: Double {
    RelativeLuminance.ofLinearSRGB(linear)
  }
}
