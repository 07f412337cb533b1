/// Finds out in which appearances a media query holds.
enum CSSMediaQuery {
  /// Deeper conditions say nothing that is understood.
  private static let deepest = 16

  /// The appearances in which a list of queries holds; `nil` where that hangs on something else.
  static func appearances(
    _ tokens: ArraySlice<CSSToken>, of bytes: [UInt8]
  ) -> CSSAppearances? {
    var reader = CSSTokenReader(tokens, of: bytes)
    var union: CSSAppearances?
    repeat {
      if let one = query(&reader) { union = (union ?? []).union(one) }
    } while skipToComma(&reader)
    return union
  }

  private static func skipToComma(_ reader: inout CSSTokenReader) -> Bool {
    while let token = reader.next() {
      switch token.kind {
      case .comma: return true
      case .opening, .function: _ = reader.contents()
      default: break
      }
    }
    return false
  }

  private static func query(_ reader: inout CSSTokenReader) -> CSSAppearances? {
    let start = reader
    let isNegated = reader.skip(word: "not")
    if !isNegated { _ = reader.skip(word: "only") }
    guard let token = reader.peek(), token.kind == .ident else {
      reader = start
      return condition(&reader, depth: 0)
    }
    guard reader.skip(word: "all") || reader.skip(word: "screen") else { return nil }
    var result: CSSAppearances? = .all
    if reader.skip(word: "and") { result = condition(&reader, depth: 0) }
    guard isAtEnd(&reader) else { return nil }
    return isNegated ? negated(result) : result
  }

  private static func isAtEnd(_ reader: inout CSSTokenReader) -> Bool {
    reader.peek().map { $0.kind == .comma } ?? true
  }

  private static func condition(
    _ reader: inout CSSTokenReader, depth: Int
  ) -> CSSAppearances? {
    guard depth < deepest else { return nil }
    guard var result = term(&reader, depth: depth) else {
      // `or` may still bring an alternative that is understood.
      guard reader.skip(word: "or") else { return nil }
      return condition(&reader, depth: depth + 1)
    }
    while true {
      if reader.skip(word: "and") {
        guard let other = term(&reader, depth: depth) else { return nil }
        result.formIntersection(other)
      } else if reader.skip(word: "or") {
        result.formUnion(term(&reader, depth: depth) ?? [])
      } else {
        return isAtEnd(&reader) && !result.isEmpty ? result : nil
      }
    }
  }

  private static func term(_ reader: inout CSSTokenReader, depth: Int) -> CSSAppearances? {
    guard depth < deepest else { return nil }
    if reader.skip(word: "not") { return negated(term(&reader, depth: depth + 1)) }
    guard let token = reader.peek(), token.isByte("(", in: reader.bytes) else { return nil }
    _ = reader.next()
    var inner = CSSTokenReader(reader.contents(), of: reader.bytes)
    guard let first = inner.peek(), first.kind == .ident, inner.word(first) != "not" else {
      return condition(&inner, depth: depth + 1)
    }
    return feature(&inner)
  }

  private static func negated(_ appearances: CSSAppearances?) -> CSSAppearances? {
    guard let opposite = appearances?.complement, !opposite.isEmpty else { return nil }
    return opposite
  }

  private static func feature(_ reader: inout CSSTokenReader) -> CSSAppearances? {
    guard let name = reader.next().map(reader.word) else { return nil }
    var value = ""
    if let colon = reader.peek(), colon.kind == .colon {
      _ = reader.next()
      guard let token = reader.peek(), token.kind == .ident else { return nil }
      value = reader.word(token)
      _ = reader.next()
    }
    guard reader.peek() == nil else { return nil }
    return switch (name, value) {
    case ("prefers-color-scheme", "dark"): .dark
    case ("prefers-color-scheme", "light"): .light
    case ("prefers-contrast", "more"), ("prefers-contrast", ""): .increased
    case ("prefers-contrast", "no-preference"): .standard
    case ("prefers-color-scheme", "no-preference"), ("forced-colors", "none"),
      ("color-gamut", "srgb"), ("color-gamut", "p3"), ("dynamic-range", "standard"):
      .all
    default: nil
    }
  }
}
