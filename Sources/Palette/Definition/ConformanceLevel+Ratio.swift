extension ConformanceLevel {
  /// The ratio that icons, borders and focus rings need (WCAG 2.x, 1.4.11).
  public static let graphicRatio = 3.0

  /// The ratio that text needs at this level (WCAG 2.x, 1.4.3 and 1.4.6).
  public func textRatio(isLarge: Bool) -> Double {
    switch self {
    case .aa: isLarge ? 3 : 4.5
    case .aaa: isLarge ? 4.5 : 7
    }
  }

  /// Whether WCAG counts text as large: from 18 pt, or from 14 pt where it is bold.
  ///
  /// In CSS's px, of which 4 are 3 pt: 24, and 18.66 as WCAG's own documents round it.
  /// - Parameters:
  ///   - size: px, over 0.
  ///   - weight: 1...1000, as in CSS; bold from 700.
  public static func isLargeText(size: Double, weight: Double) -> Bool {
    size >= 24 || (size >= 18.66 && weight >= 700)
  }
}
