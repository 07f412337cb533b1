/// A kind of text: how large, how heavy, and how it follows the reader's text size.
public struct TextStyle: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Size in px (a point on iOS counts as one), over 0.
  public var size: Double
  /// Font weight, 1...1000; bold from 700.
  public var weight: Double
  /// The least and greatest size it may get, if it follows the reader's text size at all.
  public var dynamicRange: ClosedRange<Double>?

  /// A style from its parts.
  public init(
    name: String, size: Double, weight: Double, dynamicRange: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.dynamicRange = dynamicRange
  }
}

/// A level of WCAG.
public enum ConformanceLevel: String, CaseIterable, Hashable, Sendable {
  /// Text 4.5:1, large text and graphics 3:1.
  case aa = "AA"
  /// Text 7:1, large text 4.5:1.
  case aaa = "AAA"
}

/// Something that must be legible on something.
public struct CheckDefinition: Hashable, Sendable {
  /// What is seen.
  public enum Subject: Hashable, Sendable {
    /// Text of a style; `nil` for text of any size.
    case text(style: String?, level: ConformanceLevel)
    /// Icons, borders, focus rings: 3:1.
    case graphic
  }

  /// What is seen, and how much contrast it needs.
  public var subject: Subject
  /// The roles that are seen.
  public var foregrounds: [String]
  /// The surfaces they are seen on.
  ///
  /// A translucent one that is named alone stands on the role `page`; the lowest of a stack must be
  /// opaque.
  public var backgrounds: [RoleStack]
  /// Where it stands in the palette file.
  public var position: SourcePosition?

  /// A check from its parts.
  public init(
    _ subject: Subject, foregrounds: [String], backgrounds: [RoleStack],
    position: SourcePosition? = nil
  ) {
    self.subject = subject
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
    self.position = position
  }
}

/// Colours that stand beside each other in a chart.
public struct SeriesDefinition: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its colours, in order.
  public var colors: [SRGB8]
  /// Where it stands in the palette file.
  public var position: SourcePosition?

  /// A series from its parts.
  public init(name: String, colors: [SRGB8], position: SourcePosition? = nil) {
    (self.name, self.colors, self.position) = (name, colors, position)
  }
}
