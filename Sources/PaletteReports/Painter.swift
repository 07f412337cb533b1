import Palette

/// Writes colours into text for a terminal.
///
/// Nothing is told by them alone: a swatch stands beside the hex text, a coloured word says itself
/// what its colour says.
struct Painter {
  let depth: ColorDepth

  private static let reset = "\u{1b}[0m"

  /// Colours can be shown as they are, or nearly so; with sixteen, which users redefine, they
  /// cannot.
  var hasSwatches: Bool { depth >= .ansi256 }

  /// A patch of a colour, two columns wide.
  func swatch(_ color: SRGB8) -> String {
    hasSwatches ? "\u{1b}[\(code(color, layer: 48))m  \(Self.reset)" : ""
  }

  /// A patch of a colour, or of the nearest of sixteen, which can only hint at it.
  func patch(_ color: SRGB8) -> String {
    guard depth == .ansi16 else { return swatch(color) }
    let index = TerminalColors.nearest(of16: color)
    return "\u{1b}[\(index < 8 ? 40 + index : 92 + index)m  \(Self.reset)"
  }

  /// A text in black or white on a colour; plain where the colour cannot be shown.
  func label(_ text: String, on color: SRGB8) -> String {
    guard hasSwatches else { return text }
    let shown = depth == .trueColor ? color : TerminalColors.shown(of256: color)
    let ink =
      shown.contrast(with: .black) > shown.contrast(with: .white) ? SRGB8.black : SRGB8.white
    return "\u{1b}[\(code(ink, layer: 38));\(code(color, layer: 48))m\(text)\(Self.reset)"
  }

  /// What text in one colour looks like on another, four columns wide.
  func sample(_ ink: SRGB8, on surface: SRGB8) -> String {
    guard hasSwatches else { return "" }
    return "\u{1b}[\(code(ink, layer: 38));\(code(surface, layer: 48))m Aa \(Self.reset)"
  }

  /// A text that stands out.
  func emphasized(_ text: String, _ emphasis: TextLine.Emphasis) -> String {
    guard depth > .none, !text.isEmpty else { return text }
    let color =
      switch emphasis {
      case .strong: ""
      case .good: ";32"
      case .bad: ";31"
      case .warning: ";33"
      }
    return "\u{1b}[1\(color)m\(text)\(Self.reset)"
  }

  private func code(_ color: SRGB8, layer: Int) -> String {
    if depth == .trueColor { return "\(layer);2;\(color.red);\(color.green);\(color.blue)" }
    return "\(layer);5;\(TerminalColors.nearest(of256: color))"
  }
}
