/// The types of tokens DTCG 2025.10 knows.
enum TokenType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border
  case transition, shadow, gradient, typography

  /// The members a value of several parts must have, and the types of these.
  var parts: [(name: String, type: TokenType)]? {
    switch self {
    case .border: [("color", .color), ("width", .dimension), ("style", .strokeStyle)]
    case .transition:
      [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)]
    case .shadow:
      [
        ("color", .color), ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
        ("spread", .dimension),
      ]
    case .gradient: [("color", .color), ("position", .number)]
    case .typography:
      [
        ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
        ("letterSpacing", .dimension), ("lineHeight", .number),
      ]
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle:
      nil
    }
  }

  /// What a font weight's name stands for.
  static let fontWeights: KeyValuePairs = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]
}
