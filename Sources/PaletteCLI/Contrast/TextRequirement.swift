import Palette

/// The contrast some text needs.
struct TextRequirement {
  /// The level of WCAG; AA unless asked otherwise.
  let level: ConformanceLevel
  /// Size in px and weight of the text; `nil` for text of any size.
  let text: (size: Double, weight: Double)?

  /// What a command line says about text and level.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    level = arguments.value(of: .level).flatMap(ConformanceLevel.init) ?? .aa
    guard let size = try arguments.pixels(.size) else {
      guard !arguments.has(.weight) else {
        throw .usage("--weight says something only together with --size")
      }
      text = nil
      return
    }
    text = (size, try arguments.number(.weight, in: 1...1000) ?? 400)
  }

  /// The ratio it needs.
  var ratio: Double { level.textRatio(isLarge: isLarge) }

  /// A sentence that tells it, and how it came out.
  func verdict(isReached: Bool) -> String {
    let outcome =
      "\(level.rawValue) requires \(ratio.fixed(decimals: 1)):1, "
      + "which is \(isReached ? "reached" : "missed")."
    guard let text else { return "For text of any size \(outcome)" }
    return "Text of \(text.size.fixed(decimals: 3)) px at weight \(text.weight.fixed(decimals: 3)) "
      + "is \(isLarge ? "large" : "not large"): \(outcome)"
  }

  private var isLarge: Bool {
    guard let text else { return false }
    return ConformanceLevel.isLargeText(size: text.size, weight: text.weight)
  }
}
