import Palette

/// Reads a colour from tokens, each of which is looked at once.
struct CSSColorParser {
  /// A component as it is written.
  enum Value {
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    case none
  }

  let bytes: [UInt8]
  private let tokens: [CSSToken]
  private let end: Int
  private var index = 0

  /// A parser of the tokens of one value; `end` is where it ends.
  init(_ tokens: some Sequence<CSSToken>, of bytes: [UInt8], end: Int) {
    self.tokens = tokens.filter { $0.kind != .whitespace }
    (self.bytes, self.end) = (bytes, end)
  }

  /// The colour that all tokens together are.
  mutating func color() throws(CSSFault) -> CSSColor {
    let color = try leadingColor()
    if let rest = peek() {
      throw fault(rest, "nothing may follow the colour, found \(text(rest).quoted)")
    }
    return color
  }

  /// The colour the tokens start with.
  mutating func leadingColor() throws(CSSFault) -> CSSColor {
    guard let first = take() else {
      throw CSSFault(offset: end, message: "a colour is needed, found nothing")
    }
    switch first.kind {
    case .hash: return try hexColor(first)
    case .ident: return try namedColor(first)
    case .function: return try functionalColor(first)
    default:
      throw fault(
        first,
        "a colour starts with '#', a name or a function such as 'rgb(', not with "
          + text(first).quoted)
    }
  }

  /// All tokens have been read.
  var isAtEnd: Bool { index == tokens.count }

  private func hexColor(_ token: CSSToken) throws(CSSFault) -> CSSColor {
    let text = "#" + CSSCharacters.name(bytes[token.name])
    do {
      let color = try HexColor(text)
      let channels = [color.opaque.red, color.opaque.green, color.opaque.blue]
      return CSSColor(
        space: .srgb, components: channels.map { Double($0) / 255 },
        alpha: Double(color.alpha) / 255)
    } catch {
      throw fault(token, error.description)
    }
  }

  private func namedColor(_ token: CSSToken) throws(CSSFault) -> CSSColor {
    let name = CSSCharacters.lowercasedName(bytes[token.name])
    if let color = CSSColorNames.color(name) { return color }
    guard !CSSColorNames.contextual.contains(name) else {
      let isText = name == "currentcolor"
      let owner = isText ? "the text's own colour" : "the system's own colour"
      throw fault(token, "\(name.quoted) is \(owner), which only the page it is used on knows")
    }
    let hint = Spelling.hint(for: name, among: CSSColorNames.sorted)
    throw fault(token, "\(text(token).quoted) is no name of a colour\(hint)")
  }

  private mutating func functionalColor(_ token: CSSToken) throws(CSSFault) -> CSSColor {
    let name = CSSCharacters.lowercasedName(bytes[token.name])
    var function = CSSColorFunction.named(name)
    if name == "color" { function = try spaceOfColor() }
    guard let function else {
      let hint = Spelling.hint(for: name, among: CSSColorFunction.names)
      throw fault(token, "'\(name.prefix(40))()' is no colour function that is read\(hint)")
    }
    if let first = peek(), isWord("from", first) {
      throw fault(first, "a colour made from another one, with 'from', is not read")
    }
    return try arguments(of: function, called: name)
  }

  private mutating func spaceOfColor() throws(CSSFault) -> CSSColorFunction {
    guard let token = take(), token.kind == .ident else {
      throw CSSFault(
        offset: peek()?.range.lowerBound ?? end,
        message: "'color()' needs a colour space first: "
          + alternatives(CSSColorFunction.spaceNames))
    }
    let name = CSSCharacters.lowercasedName(bytes[token.name])
    if name == "from" {
      throw fault(token, "a colour made from another one, with 'from', is not read")
    }
    guard let function = CSSColorFunction.color(in: name) else {
      let hint = Spelling.hint(for: name, among: CSSColorFunction.spaceNames)
      throw fault(token, "\(text(token).quoted) is no colour space of 'color()'\(hint)")
    }
    return function
  }
}

// What the reading of arguments needs of the tokens.
extension CSSColorParser {
  func peek() -> CSSToken? {
    index < tokens.count ? tokens[index] : nil
  }

  mutating func take() -> CSSToken? {
    guard index < tokens.count else { return nil }
    index += 1
    return tokens[index - 1]
  }

  /// Where the token before the index stands.
  var lastOffset: Int {
    index > 0 ? tokens[index - 1].range.lowerBound : end
  }

  /// The text of a token, for messages.
  func text(_ token: CSSToken) -> String {
    String(decoding: bytes[token.range].prefix(200), as: UTF8.self)
  }

  func isWord(_ word: String, _ token: CSSToken) -> Bool {
    token.kind == .ident && CSSCharacters.lowercasedName(bytes[token.name]) == word
  }

  func fault(_ token: CSSToken, _ message: String) -> CSSFault {
    CSSFault(offset: token.range.lowerBound, message: message)
  }

  /// What was found where something else was expected.
  func unexpected(_ expected: String) -> CSSFault {
    guard let token = peek() else {
      return CSSFault(offset: end, message: "expected \(expected), found the end of the colour")
    }
    return fault(token, "expected \(expected), found \(text(token).quoted)")
  }
}
