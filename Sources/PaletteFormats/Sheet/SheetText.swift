import Palette

/// A text on a sheet, in one of its styles.
struct SheetText {
  enum Style: String, CaseIterable {
    case title
    case heading
    case label
    case step
    case value

    /// The size of its letters in px.
    var size: Int {
      switch self {
      case .title: 32
      case .heading: 18
      case .label: 15
      case .step: 14
      case .value: 12
      }
    }
  }

  let style: Style
  let x: Int
  let baseline: Int
  /// The room it has; what is longer is cut, because it would lie on its neighbour.
  let width: Int
  let content: String
  let ink: SRGB8

  /// The line it stands on.
  var box: SheetBox {
    SheetBox(x: x, y: baseline - style.size, width: width, height: style.size * 5 / 4)
  }

  /// What there is room for.
  ///
  /// No font is known here, so that letters are taken to be wide: `W` is in any font, and those of
  /// East Asia and pictures in most.
  var shown: String {
    let room = Double(width) / Double(style.size)
    guard Self.width(content) > room else { return content }
    var text = ""
    var used = Self.width("…")
    for character in content {
      used += Self.width(character)
      if used > room { break }
      text.append(character)
    }
    return text + "…"
  }

  private static func width(_ text: String) -> Double {
    text.reduce(0) { $0 + width($1) }
  }

  /// Of a character, in the size of its letters.
  private static func width(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "W", "M", "m", "w", "@", "%", "…": return 1
    case "A"..."Z": return 0.8
    case "\u{0}"..."\u{7f}": return 0.62
    case "\u{80}"..."\u{10ff}": return 0.9
    default: return 1.4
    }
  }
}
