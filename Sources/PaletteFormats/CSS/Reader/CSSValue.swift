/// The tokens of a custom property's value, its brackets paired.
struct CSSValue {
  let bytes: [UInt8]
  let tokens: [CSSToken]
  /// Where the brackets that open close again, by place among the tokens.
  private(set) var partners: [Int: Int] = [:]
  /// The commas right inside the brackets that open.
  private(set) var commas: [Int: [Int]] = [:]

  /// Functions that make a colour from others; what they make is not worked out here.
  private static let computations: Set<String> = [
    "color-mix", "contrast-color", "device-cmyk", "alpha", "--alpha", "theme", "--theme",
  ]

  /// A value from its bytes, or as substitution left it.
  init(_ bytes: [UInt8], _ range: Range<Int>) throws(CSSFault) {
    var tokenizer = CSSTokenizer(bytes, in: range)
    self.init(bytes, tokens: try tokenizer.remaining())
  }

  init(_ bytes: [UInt8], tokens: [CSSToken]) {
    (self.bytes, self.tokens) = (bytes, tokens)
  }

  /// Finds the brackets and commas, for those who ask for them.
  mutating func pairBrackets() {
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .opening, .function: open.append(place)
      case .closing: if let bracket = open.popLast() { partners[bracket] = place }
      case .comma: if let bracket = open.last { commas[bracket, default: []].append(place) }
      default: break
      }
    }
  }

  /// The first token that is no white space.
  var first: CSSToken? {
    tokens.first { $0.kind != .whitespace }
  }

  /// The name of the function it starts with, if it does.
  var leadingFunction: String? {
    guard let first, first.kind == .function else { return nil }
    return CSSCharacters.lowercasedName(bytes[first.name])
  }

  /// It starts with a function that makes a colour from others.
  var isComputed: Bool {
    guard let name = leadingFunction else { return false }
    if Self.computations.contains(name) { return true }
    let second = tokens.drop { $0.kind == .whitespace }.dropFirst()
      .first { $0.kind != .whitespace }
    let isRelative = second.map { word in
      word.kind == .ident && CSSCharacters.lowercasedName(bytes[word.name]) == "from"
    }
    return isRelative == true && CSSColorFunction.names.contains(name)
  }

  /// It starts as colours do: with `#`, a colour function or the name of a colour.
  var startsLikeColor: Bool {
    guard let first else { return false }
    switch first.kind {
    case .hash: return true
    case .ident:
      return CSSColorNames.color(CSSCharacters.lowercasedName(bytes[first.name])) != nil
    default:
      guard let name = leadingFunction else { return false }
      return name == "light-dark" || CSSColorFunction.names.contains(name)
        || Self.computations.contains(name)
    }
  }
}
