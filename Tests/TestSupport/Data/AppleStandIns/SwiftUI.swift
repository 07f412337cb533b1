// A stand-in for SwiftUI: only what generated code uses, with signatures after Apple's documentation.
#if canImport(UIKit)
  public import UIKit
#else
  public import AppKit
#endif

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The contrast setting.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// Standard.
  case standard
  /// Increased.
  case increased
}

/// What a view inherits.
public struct EnvironmentValues: Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// Standard or increased.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

/// Something a shape can be filled with.
public protocol ShapeStyle: Sendable {
  /// What it is in an environment.
  associatedtype Resolved: ShapeStyle
  /// What it is in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A colour.
public struct Color: Hashable, Sendable {
  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB.
    case sRGB
    /// sRGB in linear light.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// A colour in an environment.
  public struct Resolved: Hashable, ShapeStyle {
    /// A colour from its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {}

    /// The same colour.
    public func resolve(in environment: EnvironmentValues) -> Resolved { self }
  }

  /// A colour from its components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}

  #if canImport(UIKit)
    /// A colour of UIKit.
    public init(uiColor: UIColor) {}
  #else
    /// A colour of AppKit.
    public init(nsColor: NSColor) {}
  #endif
}
