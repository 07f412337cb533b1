/// Finds out what a selector says about the appearance.
struct CSSSelector {
  /// What it asks for.
  var wanted = CSSAppearances.all
  /// What is left after what it excludes with `:not()`.
  var allowed = CSSAppearances.all

  private static let deepest = 8
  private static let roots: Set<String> = ["html", "body"]
  private static let rootPseudoClasses: Set<String> = [
    "root", "host", "scope", "before", "after", "backdrop",
  ]

  /// The selectors of a list that select the whole page, or all of it in some appearance.
  static func list(
    _ tokens: ArraySlice<CSSToken>, of bytes: [UInt8], depth: Int = 0
  ) -> [CSSSelector] {
    guard depth < deepest else { return [] }
    var reader = CSSTokenReader(tokens, of: bytes)
    var selectors: [CSSSelector] = []
    var current: CSSSelector? = CSSSelector()
    var isEmpty = true
    while let token = reader.next() {
      if token.kind == .comma {
        if let current, !isEmpty { selectors.append(current) }
        (current, isEmpty) = (CSSSelector(), true)
      } else if token.kind != .whitespace {
        isEmpty = false
        let part = part(token, &reader, depth: depth)
        current = part.flatMap { current?.narrowed(by: $0) }
      }
    }
    if let current, !isEmpty { selectors.append(current) }
    return selectors
  }

  /// The appearances in which the rule of such selectors applies, inside what surrounds it.
  ///
  /// An attribute or a class is set by the page, and so has the last word on what the system asks
  /// for; what `:not()` excludes has not.
  static func appearances(
    _ selectors: [CSSSelector], within outer: CSSAppearances
  ) -> CSSAppearances {
    var union: CSSAppearances = []
    for selector in selectors {
      var inner = outer.intersection(selector.wanted)
      if inner.isEmpty { inner = selector.wanted }
      let allowed = inner.intersection(selector.allowed)
      union.formUnion(allowed.isEmpty ? inner : allowed)
    }
    return union
  }

  private func narrowed(by part: CSSSelector) -> CSSSelector {
    var result = self
    result.wanted.formIntersection(part.wanted)
    // A class inside another: the inner one counts.
    if result.wanted.isEmpty { result.wanted = part.wanted }
    result.allowed.formIntersection(part.allowed)
    if result.allowed.isEmpty { result.allowed = part.allowed }
    return result
  }

  /// One simple selector or combinator; `nil` where it selects less than the page.
  private static func part(
    _ token: CSSToken, _ reader: inout CSSTokenReader, depth: Int
  ) -> CSSSelector? {
    switch token.kind {
    case .ident: return roots.contains(reader.word(token)) ? CSSSelector() : nil
    case .delimiter where token.isByte(".", in: reader.bytes):
      guard let name = reader.next(), name.kind == .ident else { return nil }
      let words = CSSThemeWords(CSSCharacters.name(reader.bytes[name.name]))
      return words.appearances.map { CSSSelector(wanted: $0) }
    case .delimiter:
      return ["*", "&", ">", "+", "~"].contains { token.isByte($0, in: reader.bytes) }
        ? CSSSelector() : nil
    case .opening where token.isByte("[", in: reader.bytes):
      return attribute(reader.contents(), reader.bytes)
    case .colon: return pseudoClass(&reader, depth: depth)
    default: return nil
    }
  }

  private static func pseudoClass(
    _ reader: inout CSSTokenReader, depth: Int
  ) -> CSSSelector? {
    guard var token = reader.next() else { return nil }
    if token.kind == .colon, let next = reader.next() { token = next }
    let name = reader.word(token)
    guard token.kind == .function else {
      return token.kind == .ident && rootPseudoClasses.contains(name) ? CSSSelector() : nil
    }
    let inner = list(reader.contents(), of: reader.bytes, depth: depth + 1)
    switch name {
    case "is", "where", "host", "host-context":
      guard !inner.isEmpty else { return nil }
      return CSSSelector(wanted: appearances(inner, within: .all))
    case "not":
      let excluded = inner.reduce(into: CSSAppearances()) { $0.formUnion($1.wanted) }
      return CSSSelector(allowed: excluded == .all ? .all : excluded.complement)
    default: return nil
    }
  }

  private static func attribute(
    _ tokens: ArraySlice<CSSToken>, _ bytes: [UInt8]
  ) -> CSSSelector? {
    var reader = CSSTokenReader(tokens, of: bytes)
    guard let first = reader.peek(), first.kind == .ident else { return nil }
    _ = reader.next()
    let name = CSSCharacters.name(bytes[first.name])
    guard reader.peek() != nil else {
      return CSSThemeWords(name).appearances.map { CSSSelector(wanted: $0) }
    }
    while let token = reader.peek(), token.kind == .delimiter { _ = reader.next() }
    guard let value = reader.peek() else { return nil }
    let text =
      value.kind == .string
      ? CSSCharacters.name(bytes[value.range].dropFirst().dropLast())
      : CSSCharacters.name(bytes[value.name])
    return CSSThemeWords(text, ofAttribute: name).appearances.map { CSSSelector(wanted: $0) }
  }
}
