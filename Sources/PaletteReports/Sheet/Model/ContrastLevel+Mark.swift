import Palette

extension ContrastLevel {
  /// A sign that is told from the others by its shape.
  var mark: String {
    switch self {
    case .none: "\u{2013}"
    case .graphics: "\u{25D0}"
    case .text: "\u{25CF}"
    case .enhancedText: "\u{2605}"
    }
  }
}
