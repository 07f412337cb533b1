import Palette

extension ContrastLevel {
  /// What the signs mean, on one line where it fits.
  static func legend(width: Int) -> [String] {
    let signs = allCases.reversed().map { "\($0.sign) \($0.meaning)" }
    let line = signs.joined(separator: "   ")
    return "Ratios are cut after two decimals.".wrapped(width: width)
      + (line.columns <= width ? [line] : signs)
  }

  /// A sign to stand behind a number.
  var sign: String {
    switch self {
    case .none: "-"
    case .graphics: "g"
    case .text: "t"
    case .enhancedText: "T"
    }
  }

  /// What the sign means.
  private var meaning: String {
    switch self {
    case .none: "neither"
    case .graphics: "graphics and large text (3)"
    case .text: "text (4.5)"
    case .enhancedText: "text at AAA (7)"
    }
  }
}
