/// The text sizes a reader can choose on iOS, from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// Extra small.
  case extraSmall = "XS"
  /// Small.
  case small = "S"
  /// Medium.
  case medium = "M"
  /// Large, which is the default.
  case large = "L"
  /// Extra large.
  case extraLarge = "XL"
  /// Extra extra large.
  case extraExtraLarge = "XXL"
  /// Extra extra extra large.
  case extraExtraExtraLarge = "XXXL"
  /// The first of the accessibility sizes.
  case accessibilityMedium = "AccessibilityM"
  /// The second accessibility size.
  case accessibilityLarge = "AccessibilityL"
  /// The third accessibility size.
  case accessibilityExtraLarge = "AccessibilityXL"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "AccessibilityXXL"
  /// The fifth accessibility size, the largest of all.
  case accessibilityExtraExtraExtraLarge = "AccessibilityXXXL"

  /// What it adds to the size of a style, in points.
  ///
  /// Source: the font scaling of SAP's mobile cards for iOS, which adds a delta instead of Apple's
  /// own table for each text style.
  public var delta: Double {
    switch self {
    case .extraSmall: -3
    case .small: -2
    case .medium: -1
    case .large: 0
    case .extraLarge: 2
    case .extraExtraLarge: 4
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 10
    case .accessibilityLarge: 15
    case .accessibilityExtraLarge: 20
    case .accessibilityExtraExtraLarge: 25
    case .accessibilityExtraExtraExtraLarge: 30
    }
  }
}
