/// A value on its way to having its references replaced.
struct CSSSubstitution {
  /// The property whose value it is, by its place in the style sheet.
  let property: Int
  let value: CSSValue
  /// The token that comes next.
  var index = 0
  /// What has been put together so far.
  private(set) var output: [CSSToken] = []
  /// Where the first token is that counts.
  private(set) var start: Int?
  /// The tokens from which it goes on elsewhere: behind what another branch or a fallback needs.
  private var jumps: [Int: Int] = [:]
  private var ownTokens = 0
  private var references = 0

  /// Longer values are no colours; without a limit they could double with every reference.
  private static let longest = 512

  init(_ value: CSSValue, of property: Int) {
    self.property = property
    var value = value
    value.pairBrackets()
    self.value = value
  }

  /// It holds more than any colour does.
  var isTooLong: Bool { output.count > Self.longest }

  /// Its value is that of one other property.
  var isAlias: Bool { ownTokens == 0 && references == 1 }

  /// The next token that is neither copied nor skipped: a reference or a choice; `nil` at the end.
  mutating func nextFunction() -> (name: String, token: CSSToken)? {
    while index < value.tokens.count, !isTooLong {
      if let target = jumps[index] {
        index = target
        continue
      }
      let token = value.tokens[index]
      if token.kind == .function {
        let name = CSSCharacters.lowercasedName(value.bytes[token.name])
        if name == "var" || name == "light-dark" { return (name, token) }
      }
      if token.kind != .whitespace {
        ownTokens += 1
        start = start ?? token.range.lowerBound
      }
      output.append(token)
      index += 1
    }
    return nil
  }

  /// Puts the value of the property in place of the `var()` at the index.
  mutating func replace(with tokens: some Collection<CSSToken>) {
    start = start ?? value.tokens[index].range.lowerBound
    references += 1
    output += tokens
    index = end(of: index) + 1
  }

  /// Goes on with the fallback of the `var()` at the index; `false` if it has none.
  mutating func takeFallback() -> Bool {
    guard let comma = value.commas[index]?.first else { return false }
    let end = end(of: index)
    jumps[end] = end + 1
    index = comma + 1
    return true
  }

  /// Goes on with one of the two colours of the `light-dark()` at the index; `false` if it has not
  /// two.
  mutating func choose(second: Bool) -> Bool {
    guard let commas = value.commas[index], commas.count == 1 else { return false }
    let end = end(of: index)
    jumps[second ? end : commas[0]] = end + 1
    index = second ? commas[0] + 1 : index + 1
    return true
  }

  /// The name of the property the `var()` at the index refers to.
  var reference: String? {
    let inner = value.tokens[(index + 1)...].first { $0.kind != .whitespace }
    guard let inner, inner.kind == .ident else { return nil }
    let name = CSSCharacters.name(value.bytes[inner.name])
    return name.hasPrefix("--") ? name : nil
  }

  private func end(of bracket: Int) -> Int {
    value.partners[bracket] ?? value.tokens.count - 1
  }
}
