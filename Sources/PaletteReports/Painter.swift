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
    return "\(layer);5;\(Self.index256(color))"
  }

  /// The nearest of the colours 16 to 255 of a terminal with 256.
  static func index256(_ color: SRGB8) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let channels = [color.red, color.green, color.blue].map(Int.init)
    let steps = channels.map { channel in
      levels.indices.min { abs(levels[$0] - channel) < abs(levels[$1] - channel) } ?? 0
    }
    let average = channels.reduce(0, +) / 3
    let gray = min(max((average - 3) / 10, 0), 23)
    func distance(_ other: [Int]) -> Int {
      zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let grayLevel = 8 + 10 * gray
    if distance([grayLevel, grayLevel, grayLevel]) < distance(steps.map { levels[$0] }) {
      return 232 + gray
    }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
