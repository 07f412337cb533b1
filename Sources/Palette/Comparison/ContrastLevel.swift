/// What two colours may carry by the contrast between them (WCAG 2.x, 1.4.3, 1.4.6 and 1.4.11).
public enum ContrastLevel: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Below 3:1, nothing that must be seen.
  case none
  /// From 3:1, graphics and large text; that is the level AA of large text.
  case graphics
  /// From 4.5:1, text at AA, and large text at AAA.
  case text
  /// From 7:1, text at AAA.
  case enhancedText

  /// The level a ratio reaches, which must not have been rounded.
  public init(ofRatio ratio: Double) {
    self =
      if ratio >= Self.enhancedText.ratio {
        .enhancedText
      } else if ratio >= Self.text.ratio {
        .text
      } else {
        ratio >= Self.graphics.ratio ? .graphics : .none
      }
  }

  /// The least ratio it needs.
  public var ratio: Double {
    switch self {
    case .none: 1
    case .graphics: ConformanceLevel.graphicRatio
    case .text: ConformanceLevel.aa.textRatio(isLarge: false)
    case .enhancedText: ConformanceLevel.aaa.textRatio(isLarge: false)
    }
  }

  /// Orders by the ratio needed.
  public static func < (left: ContrastLevel, right: ContrastLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
