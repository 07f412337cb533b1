/// What two colours may carry between them, by WCAG 2.2.
enum PairLevel: Int, CaseIterable, Comparable {
  /// Under 3:1.
  case nothing
  /// 3:1: graphics and large text (success criteria 1.4.11 and 1.4.3).
  case graphics
  /// 4.5:1: text as well, and large text at AAA.
  case text
  /// 7:1: text at AAA (1.4.6).
  case textAAA

  /// The level of an unrounded ratio.
  init(_ ratio: Double) {
    self = Self.allCases.last { ratio >= $0.ratio } ?? .nothing
  }

  /// The ratio it takes.
  var ratio: Double {
    switch self {
    case .nothing: 1
    case .graphics: 3
    case .text: 4.5
    case .textAAA: 7
    }
  }

  /// A mark that is told from the others by its shape.
  var sign: String {
    switch self {
    case .nothing: "\u{2013}"
    case .graphics: "\u{25D0}"
    case .text: "\u{25CF}"
    case .textAAA: "\u{2605}"
    }
  }

  static func < (left: PairLevel, right: PairLevel) -> Bool { left.rawValue < right.rawValue }
}
