import Palette

/// Finds the custom properties of a style sheet, and where each applies.
///
/// It keeps its own stack of blocks, so that nesting cannot overrun the thread's; linear in the
/// length of the text.
struct CSSStyleSheetParser {
  private static let deepest = 256

  /// A block that has opened.
  struct Block {
    /// Where its brace is.
    var offset: Int
    /// Where what it says applies.
    var appearances = CSSAppearances.all
    /// A selector, or what stands for one, has been seen.
    var hasSelector = false
    var isLayered = false
    /// It is for screens that show Display P3.
    var isWide = false
    /// The rule because of which its colours are not read, among those of the style sheet.
    var leftOut: Int?
  }

  let bytes: [UInt8]
  var sheet = CSSStyleSheet()
  private var tokenizer: CSSTokenizer
  private var blocks: [Block] = []
  private var leftOutRules: [String: Int] = [:]

  static func parse(_ bytes: [UInt8]) throws(CSSFault) -> CSSStyleSheet {
    var parser = CSSStyleSheetParser(bytes)
    try parser.parse()
    return parser.sheet
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokenizer = CSSTokenizer(bytes, in: ByteOrderMark.length(in: bytes)..<bytes.count)
  }

  private mutating func parse() throws(CSSFault) {
    while let token = try tokenizer.next() {
      switch token.kind {
      case .whitespace, .semicolon, .htmlComment: continue
      case .closing:
        guard bytes[token.range.lowerBound] == UInt8(ascii: "}"), blocks.popLast() != nil else {
          throw CSSFault(
            offset: token.range.lowerBound,
            message: "\(text(token.range).quoted) closes nothing that was opened")
        }
      case .atKeyword: try atRule(token)
      default: try declarationOrRule(token)
      }
    }
    if let block = blocks.last {
      throw CSSFault(
        offset: block.offset, message: "the block that opens here is never closed: '}' is missing")
    }
  }

  private mutating func atRule(_ keyword: CSSToken) throws(CSSFault) {
    var scanner = CSSScanner(tokenizer, bytes)
    let (prelude, end) = try scanner.prelude(after: nil)
    tokenizer = scanner.tokenizer
    let name = CSSCharacters.lowercasedName(bytes[keyword.name])
    guard case .block(let brace) = end else {
      if name == "import", sheet.firstImport == nil {
        sheet.firstImport = keyword.range.lowerBound
      }
      return
    }
    var block = blocks.last ?? Block(offset: brace)
    block.offset = brace
    let reason = block.enter(name, prelude[...], of: bytes)
    if let reason, block.leftOut == nil {
      block.leftOut = leaveOut(keyword.range.lowerBound..<brace, reason)
    }
    try push(block)
  }

  private mutating func declarationOrRule(_ first: CSSToken) throws(CSSFault) {
    if try customProperty(first) { return }
    var scanner = CSSScanner(tokenizer, bytes)
    let (prelude, end) = try scanner.prelude(after: first)
    tokenizer = scanner.tokenizer
    switch end {
    case .block(let brace):
      var block = blocks.last ?? Block(offset: brace)
      block.offset = brace
      let selectors = CSSSelector.list(prelude[...], of: bytes)
      if selectors.isEmpty, block.leftOut == nil {
        block.leftOut = leaveOut(first.range.lowerBound..<brace, .selector)
      }
      block.appearances = CSSSelector.appearances(selectors, within: block.appearances)
      block.hasSelector = true
      try push(block)
    case .statement where blocks.isEmpty:
      throw CSSFault(
        offset: first.range.lowerBound,
        message: "\(text(first.range).quoted) starts no rule: '{' is missing")
    case .statement: break
    }
  }

  /// Reads a declaration of a custom property if there is one.
  private mutating func customProperty(_ first: CSSToken) throws(CSSFault) -> Bool {
    guard first.kind == .ident, bytes[first.range].starts(with: [0x2D, 0x2D]) else { return false }
    var scanner = CSSScanner(tokenizer, bytes)
    guard let isWildcard = try scanner.colonAfterName() else { return false }
    guard let block = blocks.last, block.hasSelector || block.leftOut != nil else {
      // Outside of blocks a selector may look like this, but nobody means one.
      throw CSSFault(
        offset: first.range.lowerBound,
        message: "\(text(first.range).quoted) is declared outside of any rule: put it in "
          + "':root { … }'")
    }
    let value = try scanner.value()
    tokenizer = scanner.tokenizer
    // `--color-*: initial` clears what Tailwind brings along.
    guard !isWildcard else { return true }
    if let leftOut = block.leftOut {
      let isColor = try CSSValue(bytes, value.range).startsLikeColor
      if isColor { sheet.leftOut[leftOut].count += 1 }
      return true
    }
    sheet.add(
      CSSStyleSheet.Declaration(
        value: value, appearances: block.appearances, isLayered: block.isLayered,
        isWide: block.isWide, range: first.range.lowerBound..<tokenizer.index),
      to: CSSCharacters.name(bytes[first.name]))
    return true
  }

  private mutating func push(_ block: Block) throws(CSSFault) {
    guard blocks.count < Self.deepest else {
      throw CSSFault(
        offset: block.offset,
        message: "nested too deeply: at most \(Self.deepest) levels are read")
    }
    blocks.append(block)
  }

  /// The place of a rule among those that are left out; rules of one text share it.
  private mutating func leaveOut(
    _ range: Range<Int>, _ reason: CSSStyleSheet.LeftOut.Reason
  ) -> Int {
    let words = text(range).split { $0.isWhitespace }
    let rule = words.joined(separator: " ")
    let place = leftOutRules[rule, default: sheet.leftOut.count]
    if place == sheet.leftOut.count {
      leftOutRules[rule] = place
      sheet.leftOut.append(.init(rule: rule, offset: range.lowerBound, reason: reason))
    }
    return place
  }

  /// The text of some bytes, as much of it as a message shows.
  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix(200), as: UTF8.self)
  }
}

extension CSSStyleSheetParser.Block {
  /// Takes in what an at-rule says about where it applies.
  ///
  /// - Returns: why its colours are not read, where they are not.
  fileprivate mutating func enter(
    _ name: String, _ prelude: ArraySlice<CSSToken>, of bytes: [UInt8]
  ) -> CSSStyleSheet.LeftOut.Reason? {
    var reader = CSSTokenReader(prelude, of: bytes)
    switch name {
    case "layer":
      isLayered = true
    case "theme":
      // Tailwind puts it into a layer.
      (hasSelector, isLayered) = (true, true)
    case "supports":
      if reader.skip(word: "not") { return .condition }
      isWide = isWide || prelude.contains { $0.kind == .ident && reader.word($0) == "display-p3" }
    case "media":
      let words = prelude.filter { $0.kind == .ident }.map(reader.word)
      let isAboutGamut = words.contains("color-gamut")
      guard let inner = CSSMediaQuery.appearances(prelude, of: bytes) else {
        return isAboutGamut ? .wideGamut : .condition
      }
      isWide = isWide || isAboutGamut && words.contains("p3")
      narrow(to: inner)
    case "variant":
      if reader.skip(word: "dark") {
        narrow(to: .dark)
      } else if reader.skip(word: "light") {
        narrow(to: .light)
      } else if reader.skip(word: "contrast-more") {
        narrow(to: .increased)
      } else {
        return .condition
      }
    default:
      return .condition
    }
    return nil
  }

  /// What a page has set itself stays, whatever the system asks for.
  private mutating func narrow(to inner: CSSAppearances) {
    let narrowed = appearances.intersection(inner)
    if !narrowed.isEmpty { appearances = narrowed }
  }
}
