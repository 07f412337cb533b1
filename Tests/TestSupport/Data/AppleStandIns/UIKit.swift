// A stand-in for UIKit: only what generated code uses, with signatures after Apple's documentation.

/// A floating-point number of the size of a pointer; here a `Double`, as on 64-bit systems.
public typealias CGFloat = Double

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The contrast setting.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Standard.
  case normal
  /// Increased.
  case high
}

/// The environment of a view.
open class UITraitCollection: @unchecked Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Standard or increased.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
}

/// A colour.
open class UIColor: @unchecked Sendable {
  /// A colour in extended sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// A colour in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// A colour that follows its environment.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}
