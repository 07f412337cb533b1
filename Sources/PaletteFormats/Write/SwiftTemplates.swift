/// The parts of generated Swift that are the same for every palette but for its name.
enum SwiftTemplates {
  /// Plain data: compiles wherever Swift does.
  static func color(type: String) -> String {
    """
    /// A colour in the four appearances a system can ask for.
    public struct \(type): Hashable, Sendable {
      /// A colour in one appearance: gamma-encoded components and opacity, 0...1.
      public struct Value: Hashable, Sendable {
        /// Red, green and blue of sRGB.
        public let sRGB: SIMD3<Double>
        /// Red, green and blue of Display P3, where sRGB does not hold the colour.
        public let displayP3: SIMD3<Double>?
        /// Opacity.
        public let alpha: Double
        /// What it looks like in plain words, opacity aside; empty where none were given.
        public let accessibilityName: String

        /// A colour from its eight-bit sRGB components, `0xRRGGBB`, and its opacity, 0...255.
        public init(
          _ sRGB: UInt32, alpha: UInt8 = 255, displayP3: SIMD3<Double>? = nil,
          accessibilityName: String = ""
        ) {
          let channels: SIMD3<UInt32> = [sRGB >> 16 & 255, sRGB >> 8 & 255, sRGB & 255]
          self.sRGB = SIMD3<Double>(channels) / 255
          self.displayP3 = displayP3
          self.alpha = Double(alpha) / 255
          self.accessibilityName = accessibilityName
        }
      }

      /// What the palette calls it, as in "blue 6".
      public let name: String
      /// Its value in the light appearance.
      public let light: Value
      /// Its value in the dark appearance.
      public let dark: Value
      /// Its value in the light appearance with Increase Contrast.
      public let lightIncreasedContrast: Value
      /// Its value in the dark appearance with Increase Contrast.
      public let darkIncreasedContrast: Value

      /// A colour from its values.
      public init(
        name: String, light: Value, dark: Value, lightIncreasedContrast: Value,
        darkIncreasedContrast: Value
      ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.lightIncreasedContrast = lightIncreasedContrast
        self.darkIncreasedContrast = darkIncreasedContrast
      }

      /// The value for what the system asks for.
      public func value(dark isDark: Bool, increasedContrast: Bool) -> Value {
        switch (isDark, increasedContrast) {
        case (false, false): return light
        case (true, false): return dark
        case (false, true): return lightIncreasedContrast
        case (true, true): return darkIncreasedContrast
        }
      }

      /// Its name and what it looks like, as in "blue 6, vivid blue", for people who listen.
      public func accessibilityLabel(dark isDark: Bool, increasedContrast: Bool) -> String {
        let value = self.value(dark: isDark, increasedContrast: increasedContrast)
        return value.accessibilityName.isEmpty ? name : name + ", " + value.accessibilityName
      }
    }
    """
  }

  /// `UIColor` for iOS, iPadOS, tvOS, visionOS, watchOS and Mac Catalyst.
  static func uiKit(type: String) -> String {
    """
    #if canImport(UIKit)
    \(importing("UIKit"))

    extension \(type).Value {
      /// In Display P3 where sRGB does not hold the colour.
      public var uiColor: UIColor {
        if let p3 = displayP3 {
          return UIColor(displayP3Red: p3.x, green: p3.y, blue: p3.z, alpha: alpha)
        }
        return UIColor(red: sRGB.x, green: sRGB.y, blue: sRGB.z, alpha: alpha)
      }
    }

    extension \(type) {
      /// Follows the appearance and Increase Contrast.
      public var uiColor: UIColor {
        #if os(watchOS)
        // watchOS has no colours that follow the appearance, and always draws on black.
        return dark.uiColor
        #else
        return UIColor { traits in
          self.value(
            dark: traits.userInterfaceStyle == .dark,
            increasedContrast: traits.accessibilityContrast == .high
          ).uiColor
        }
        #endif
      }

      #if !os(watchOS)
      /// Its name and what it looks like under these traits.
      public func accessibilityLabel(for traits: UITraitCollection) -> String {
        accessibilityLabel(
          dark: traits.userInterfaceStyle == .dark,
          increasedContrast: traits.accessibilityContrast == .high)
      }
      #endif
    }
    #endif
    """
  }

  /// `NSColor` for macOS.
  static func appKit(type: String) -> String {
    """
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    \(importing("AppKit"))

    extension \(type).Value {
      /// In Display P3 where sRGB does not hold the colour.
      public var nsColor: NSColor {
        if let p3 = displayP3 {
          return NSColor(displayP3Red: p3.x, green: p3.y, blue: p3.z, alpha: alpha)
        }
        return NSColor(srgbRed: sRGB.x, green: sRGB.y, blue: sRGB.z, alpha: alpha)
      }
    }

    extension \(type) {
      /// Follows the appearance and Increase Contrast.
      public var nsColor: NSColor {
        NSColor(name: nil) { appearance in
          let asked = Self.asked(by: appearance)
          return self.value(dark: asked.dark, increasedContrast: asked.increased).nsColor
        }
      }

      /// Its name and what it looks like in this appearance.
      public func accessibilityLabel(for appearance: NSAppearance) -> String {
        let asked = Self.asked(by: appearance)
        return accessibilityLabel(dark: asked.dark, increasedContrast: asked.increased)
      }

      private static func asked(by appearance: NSAppearance) -> (dark: Bool, increased: Bool) {
        let match = appearance.bestMatch(from: [
          .aqua, .darkAqua, .accessibilityHighContrastAqua,
          .accessibilityHighContrastDarkAqua,
        ])
        switch match {
        case .darkAqua?: return (true, false)
        case .accessibilityHighContrastAqua?: return (false, true)
        case .accessibilityHighContrastDarkAqua?: return (true, true)
        default: return (false, false)
        }
      }
    }
    #endif
    """
  }

  /// `Color` and a shape style for SwiftUI.
  static func swiftUI(type: String) -> String {
    """
    #if canImport(SwiftUI)
    \(importing("SwiftUI"))

    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    extension \(type).Value {
      /// In Display P3 where sRGB does not hold the colour.
      public var color: Color {
        if let p3 = displayP3 {
          return Color(.displayP3, red: p3.x, green: p3.y, blue: p3.z, opacity: alpha)
        }
        return Color(.sRGB, red: sRGB.x, green: sRGB.y, blue: sRGB.z, opacity: alpha)
      }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension \(type) {
      /// Follows the appearance and Increase Contrast.
      public var color: Color {
        #if canImport(UIKit)
        return Color(uiColor: uiColor)
        #else
        return Color(nsColor: nsColor)
        #endif
      }

      /// Its name and what it looks like in an environment.
      public func accessibilityLabel(in environment: EnvironmentValues) -> String {
        accessibilityLabel(
          dark: environment.colorScheme == .dark,
          increasedContrast: environment.colorSchemeContrast == .increased)
      }
    }

    /// As a shape style it follows the environment, which previews and views can set.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension \(type): ShapeStyle {
      /// Its value in an environment.
      public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let value = self.value(
          dark: environment.colorScheme == .dark,
          increasedContrast: environment.colorSchemeContrast == .increased)
        let components = value.displayP3 ?? value.sRGB
        return Color.Resolved(
          colorSpace: value.displayP3 == nil ? .sRGB : .displayP3,
          red: Float(components.x), green: Float(components.y), blue: Float(components.z),
          opacity: Float(value.alpha))
      }
    }
    #endif
    """
  }

  /// Public members need a public import where imports are internal by default (SE-0409).
  private static func importing(_ module: String) -> String {
    """
    #if compiler(>=6.0)
    public import \(module)
    #else
    import \(module)
    #endif
    """
  }
}
