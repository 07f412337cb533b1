/// The size a text has at one setting of its reader.
public struct DynamicTextSize: Hashable, Sendable {
  /// How large the reader asked text to be.
  public enum Setting: Hashable, Sendable {
    /// A content size category of iOS, which adds to the size.
    case category(ContentSizeCategory)
    /// A scale factor, as on Android and the web, by which the size is multiplied.
    case scale(Double)
  }

  /// The setting.
  public var setting: Setting
  /// The size in px, within the bounds of its style.
  public var size: Double
  /// WCAG counts it as large text.
  public var isLarge: Bool

  /// The scale factors that are looked at: the steps Android's settings have, and twice the size,
  /// which WCAG 1.4.4 asks for.
  public static let scaleFactors: [Double] = [0.75, 1, 1.15, 1.25, 1.5, 2]

  /// What text of this size needs at a level.
  public func requiredRatio(_ level: ConformanceLevel) -> Double {
    level.textRatio(isLarge: isLarge)
  }
}

extension TextStyle {
  /// Its size at every content size category, from the smallest to the largest.
  public var sizesByCategory: [DynamicTextSize] {
    ContentSizeCategory.allCases.map { dynamicSize(.category($0)) }
  }

  /// Its size at every scale factor, from the smallest to the largest.
  public var sizesByScaleFactor: [DynamicTextSize] {
    DynamicTextSize.scaleFactors.map { dynamicSize(.scale($0)) }
  }

  /// The size at which it needs most contrast.
  ///
  /// Where its usual size needs as much as any, it is that one, since it is what most people see;
  /// else the first of the smaller ones that is not large any more.
  public var hardestSize: DynamicTextSize {
    let usual = dynamicSize(.category(.large))
    guard usual.isLarge else { return usual }
    return (sizesByCategory + sizesByScaleFactor).first { !$0.isLarge } ?? usual
  }

  /// Its size at a setting: moved, then clamped; a style that does not follow its reader's setting
  /// keeps its size.
  public func dynamicSize(_ setting: DynamicTextSize.Setting) -> DynamicTextSize {
    var current = size
    if let range = dynamicRange {
      switch setting {
      case .category(let category): current += category.delta
      case .scale(let factor): current *= factor
      }
      current = min(max(current, range.lowerBound), range.upperBound)
    }
    return DynamicTextSize(
      setting: setting, size: current,
      isLarge: ConformanceLevel.isLargeText(size: current, weight: weight))
  }
}
