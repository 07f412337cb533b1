// A stand-in for AppKit: only what generated code uses, with signatures after Apple's documentation.

/// A floating-point number of the size of a pointer; here a `Double`, as on 64-bit systems.
public typealias CGFloat = Double

/// The appearance of an interface.
open class NSAppearance: @unchecked Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// Its text.
    public var rawValue: String
    /// A name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "aqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "darkAqua")
    /// Light with increased contrast.
    public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
    /// Dark with increased contrast.
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
  }

  /// The best of the given appearances.
  open func bestMatch(from appearances: [Name]) -> Name? { nil }
}

/// A colour.
open class NSColor: @unchecked Sendable {
  /// The name of a colour.
  public typealias Name = String

  /// A colour in sRGB.
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// A colour in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// A colour that follows the appearance it is drawn in.
  public init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
}
