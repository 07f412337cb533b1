import Palette

/// What a pair of colours may be used for, by WCAG 2.x.
enum PairUse: CaseIterable {
  case nothing, graphics, text, enhancedText

  /// The most a ratio is enough for.
  init(_ ratio: ContrastRatio) {
    switch ratio.value {
    case ConformanceLevel.aaa.textRatio(isLarge: false)...: self = .enhancedText
    case ConformanceLevel.aa.textRatio(isLarge: false)...: self = .text
    case ConformanceLevel.graphicRatio...: self = .graphics
    default: self = .nothing
    }
  }

  /// What the signs mean, on one line where it fits.
  static func legend(width: Int) -> [String] {
    let signs = allCases.reversed().map { "\($0.sign) \($0.words)" }
    let line = signs.joined(separator: "   ")
    return "Ratios are cut after two decimals.".wrapped(width: width)
      + (line.columns <= width ? [line] : signs)
  }

  /// A sign to stand behind a number.
  var sign: String {
    switch self {
    case .nothing: "-"
    case .graphics: "g"
    case .text: "t"
    case .enhancedText: "T"
    }
  }

  /// What the sign means.
  var words: String {
    switch self {
    case .nothing: "neither"
    case .graphics: "graphics and large text (3)"
    case .text: "text (4.5)"
    case .enhancedText: "text at AAA (7)"
    }
  }
}
