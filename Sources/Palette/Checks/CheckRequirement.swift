/// The contrast a check asks for, and why.
struct CheckRequirement: Hashable {
  /// The ratio.
  let ratio: Double
  /// The end of a sentence that tells it, as in `text of 17 px (body) needs 4.5:1 at AA`.
  let reason: String

  /// What a check asks for, at the size of its text that needs most.
  ///
  /// Text of no style, or of one that `styles` lacks, may be of any size.
  init(_ subject: CheckDefinition.Subject, styles: [TextStyle]) {
    switch subject {
    case .graphic:
      ratio = ConformanceLevel.graphicRatio
      reason = "a graphic needs \(Self.shown(ratio))"
    case .text(let name, let level):
      let style = styles.first { $0.name == name }
      let hardest = style?.hardestSize
      ratio = hardest?.requiredRatio(level) ?? level.textRatio(isLarge: false)
      let what = style.flatMap { style in hardest.map { Self.text(style, $0) } }
      reason = "\(what ?? "text of any size") needs \(Self.shown(ratio)) at \(level.rawValue)"
    }
  }

  /// `text of 17 px at weight 700 (headline at content size XS)`.
  private static func text(_ style: TextStyle, _ hardest: DynamicTextSize) -> String {
    let weight = style.weight == 400 ? "" : " at weight \(style.weight.fixed(decimals: 3))"
    return "text of \(hardest.size.fixed(decimals: 3)) px\(weight) (\(style.name)\(hardest.place))"
  }

  private static func shown(_ ratio: Double) -> String {
    "\(ratio.fixed(decimals: 6)):1"
  }
}

extension DynamicTextSize {
  /// Where it is not the usual size: at which setting it is met.
  fileprivate var place: String {
    switch setting {
    case .category(.large): ""
    case .category(let category): " at content size \(category.rawValue)"
    case .scale(let factor): " at scale factor \(factor.fixed(decimals: 3))"
    }
  }
}
