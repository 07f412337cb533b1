public import Palette

/// The sizes a text gets as its reader chooses, and the contrast each needs.
public struct TextSizeReport: Sendable {
  private let style: TextStyle
  private let level: ConformanceLevel

  /// A report on a style, whose name does not matter, at a level of WCAG.
  public init(_ style: TextStyle, level: ConformanceLevel) {
    (self.style, self.level) = (style, level)
  }

  /// For people: a table of content size categories, one of scale factors, and which is the hardest.
  public var text: String {
    let lines =
      [subject + ".", ""] + table("content size", style.sizesByCategory)
      + [""] + table("scale factor", style.sizesByScaleFactor) + [""] + hardest.wrapped()
    return lines.map { $0 + "\n" }.joined()
  }

  /// For programs: one JSON object.
  public var json: String {
    let range = style.dynamicRange
    let parts: [(key: String, value: JSONText?)] = [
      ("size", number(style.size)), ("weight", number(style.weight)),
      ("min", range.map { number($0.lowerBound) }), ("max", range.map { number($0.upperBound) }),
      ("level", .string(level.rawValue)),
      ("categories", .array(style.sizesByCategory.map { .object(members($0), .line) })),
      ("scaleFactors", .array(style.sizesByScaleFactor.map { .object(members($0), .line) })),
      ("hardest", .object(members(style.hardestSize), .line)),
    ]
    return JSONText.object(parts.compactMap { part in part.value.map { (part.key, $0) } }).document
  }

  private var subject: String {
    let text = "Text of \(shown(style.size)) px at weight \(shown(style.weight))"
    guard let range = style.dynamicRange else {
      return text + ", which keeps its size whatever its reader chooses"
    }
    return text + ", never smaller than \(shown(range.lowerBound)) px nor larger than "
      + "\(shown(range.upperBound)) px"
  }

  private func table(_ heading: String, _ sizes: [DynamicTextSize]) -> [String] {
    let table = TextTable(
      headings: [heading, "px", "counts as", level.rawValue + " needs"],
      rows: sizes.map { size in
        [
          size.setting.name, shown(size.size), kind(size),
          "\(size.requiredRatio(level).fixed(decimals: 1)):1",
        ]
      },
      alignments: [.left, .right, .left, .right])
    return table.lines()
  }

  private var hardest: String {
    let size = style.hardestSize
    let need = "\(size.requiredRatio(level).fixed(decimals: 1)):1"
    guard style.dynamicRange != nil else { return "It needs \(need) at every setting." }
    guard size.setting == .category(.large) else {
      return
        "The hardest is \(need), needed at \(size.setting.words), where \(shown(size.size)) px "
        + "are no longer large."
    }
    return "The hardest is \(need), needed at the usual \(shown(size.size)) px already."
  }

  private func members(_ size: DynamicTextSize) -> [(key: String, value: JSONText)] {
    let setting: (key: String, value: JSONText) =
      switch size.setting {
      case .category(let category): ("category", .string(category.rawValue))
      case .scale(let factor): ("factor", number(factor))
      }
    return [
      setting, ("size", number(size.size)), ("large", .bool(size.isLarge)),
      ("required", number(size.requiredRatio(level))),
    ]
  }

  private func kind(_ size: DynamicTextSize) -> String {
    size.isLarge ? "large text" : "text"
  }

  private func number(_ value: Double) -> JSONText {
    .number(value, decimals: 6)
  }

  private func shown(_ value: Double) -> String {
    value.fixed(decimals: 3)
  }
}

extension DynamicTextSize.Setting {
  /// `XS`, `1.15`.
  fileprivate var name: String {
    switch self {
    case .category(let category): category.rawValue
    case .scale(let factor): factor.fixed(decimals: 3)
    }
  }

  /// `content size XS`.
  fileprivate var words: String {
    switch self {
    case .category: "content size \(name)"
    case .scale: "scale factor \(name)"
    }
  }
}
