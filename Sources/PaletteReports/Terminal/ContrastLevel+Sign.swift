import Palette

extension ContrastLevel {
  /// What the signs mean, on one line where it fits.
  static func legend(width: Int) -> [String] {
    let signs = allCases.reversed().map { level in
      "\(level.sign) \(level.words(in: .english))"
        + (level == .none ? "" : " (\(level.ratio.fixed(decimals: 1)))")
    }
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
    case .enhancedText: "*"
    }
  }
}
