import Palette

/// Says whether values are what their types ask for.
struct TokenChecker {
  private struct Checked: Hashable {
    var type: TokenType
    var source: Int
    var offset: Int
  }

  private static let strokeStyles = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  var resolver: TokenResolver
  /// A value that many tokens share is looked at once.
  private var checked: Set<Checked> = []

  init(resolver: TokenResolver) {
    self.resolver = resolver
  }

  /// Throws for a value, which is no reference itself, that does not fit its type.
  mutating func check(_ value: TokenValue, is type: TokenType) throws(InputError) {
    let source = resolver.tree.nodes[value.owner].source
    let place = Checked(type: type, source: source, offset: value.node.offset)
    guard checked.insert(place).inserted else { return }
    switch type {
    case .color: _ = try color(value)
    case .dimension: try checkMeasure(value, type, units: ["px", "rem"])
    case .duration: try checkMeasure(value, type, units: ["ms", "s"])
    case .number: _ = try number(value, "a number")
    case .fontFamily: try checkFontFamily(value)
    case .fontWeight: try checkFontWeight(value)
    case .cubicBezier: try checkCubicBezier(value)
    case .strokeStyle: try checkStrokeStyle(value)
    case .shadow, .gradient: try checkList(value, of: type)
    case .border, .transition, .typography: try checkParts(value, of: type)
    }
  }

  /// An error that says what is needed in place of what is there.
  func mismatch(_ value: TokenValue, needs needed: String, hint: String = "") -> InputError {
    fault(value, at: value.node.offset, "needs \(needed), found \(value.node.kind)\(hint)")
  }

  /// An error that starts with the name of the token: of the one that refers to a value, where the
  /// value is right in its own place.
  func fault(_ value: TokenValue, at offset: Int, _ what: String) -> InputError {
    let name = resolver.tree.name(of: value.owner)
    if let referrer = value.referrer {
      let other = resolver.tree.name(of: referrer.token)
      return resolver.tree.error(
        in: referrer.token, at: referrer.offset,
        "token \(other.quoted) refers to \(name.quoted), but \(what)")
    }
    return resolver.tree.error(in: value.owner, at: offset, "token \(name.quoted) \(what)")
  }

  /// The members of an object that may have no others than those named.
  mutating func members(
    _ value: TokenValue, _ what: String, required: [String], optional: [String] = []
  ) throws(InputError) -> [String: TokenValue] {
    guard let members = value.node.members else {
      let known = (required + optional).map(\.quoted).joined(separator: ", ")
      throw mismatch(value, needs: "\(what), an object with \(known)")
    }
    var found: [String: TokenValue] = [:]
    for member in members {
      guard required.contains(member.key) || optional.contains(member.key) else {
        throw fault(
          value, at: member.keyOffset,
          "has \(member.key.quoted), which \(what) cannot have"
            + Spelling.hint(for: member.key, among: required + optional))
      }
      found[member.key] = value.part(member.node)
    }
    for key in required where found[key] == nil {
      throw fault(value, at: value.node.offset, "lacks \(key.quoted), which \(what) must have")
    }
    return found
  }

  mutating func number(
    _ value: TokenValue, in range: ClosedRange<Double>? = nil, _ needed: String
  ) throws(InputError) -> Double {
    let value = try resolver.part(value.node, of: value)
    guard case .number(let number, _) = value.node.value, range?.contains(number) != false else {
      throw mismatch(value, needs: needed)
    }
    return number
  }

  mutating func word(
    _ value: TokenValue, _ what: String, among words: [String]
  ) throws(InputError) -> String {
    let value = try resolver.part(value.node, of: value)
    if let text = value.node.text, words.contains(text) { return text }
    let hint = value.node.text.map { Spelling.hint(for: $0, among: words) } ?? ""
    throw mismatch(value, needs: "\(what) \(alternatives(words))", hint: hint)
  }

  private mutating func checkMeasure(
    _ value: TokenValue, _ type: TokenType, units: [String]
  ) throws(InputError) {
    let parts = try members(value, "a \(type.rawValue)", required: ["value", "unit"])
    if let amount = parts["value"] { _ = try number(amount, "a number as its 'value'") }
    if let unit = parts["unit"] { _ = try word(unit, "the unit", among: units) }
  }

  private mutating func checkFontFamily(_ value: TokenValue) throws(InputError) {
    let names = value.node.elements ?? [value.node]
    guard !names.isEmpty else { throw mismatch(value, needs: "at least one font family") }
    for name in names {
      let name = try resolver.part(name, of: value)
      guard let text = name.node.text, !text.isEmpty else {
        throw mismatch(name, needs: "the name of a font family or an array of names")
      }
    }
  }

  private func checkFontWeight(_ value: TokenValue) throws(InputError) {
    if case .number(let number, _) = value.node.value, (1...1000).contains(number) { return }
    let names = TokenType.fontWeights.map(\.key)
    if let text = value.node.text, names.contains(text) { return }
    let hint = value.node.text.map { Spelling.hint(for: $0, among: names) } ?? ""
    throw mismatch(value, needs: "a font weight from 1 to 1000 or its name", hint: hint)
  }

  private mutating func checkCubicBezier(_ value: TokenValue) throws(InputError) {
    guard let elements = value.node.elements, elements.count == 4 else {
      throw mismatch(value, needs: "four numbers for a curve")
    }
    for (index, element) in elements.enumerated() {
      let part = value.part(element)
      if index.isMultiple(of: 2) {
        _ = try number(part, in: 0...1, "numbers from 0 to 1 for x on a curve")
      } else {
        _ = try number(part, "numbers for y on a curve")
      }
    }
  }

  private mutating func checkStrokeStyle(_ value: TokenValue) throws(InputError) {
    guard value.node.members != nil else {
      _ = try word(value, "the stroke style", among: Self.strokeStyles)
      return
    }
    let parts = try members(value, "a stroke style", required: ["dashArray", "lineCap"])
    if let cap = parts["lineCap"] {
      _ = try word(cap, "the line cap", among: ["round", "butt", "square"])
    }
    guard let dashes = parts["dashArray"] else { return }
    let list = try resolver.part(dashes.node, of: dashes)
    guard let elements = list.node.elements, !elements.isEmpty else {
      throw mismatch(list, needs: "an array of dimensions as 'dashArray'")
    }
    for element in elements { try checkPart(element, of: list, is: .dimension) }
  }

  /// One object, or an array of them.
  private mutating func checkList(_ value: TokenValue, of type: TokenType) throws(InputError) {
    guard let elements = value.node.elements else {
      guard type == .shadow else { throw mismatch(value, needs: "an array of colour stops") }
      return try checkParts(value, of: type)
    }
    guard !elements.isEmpty else { throw mismatch(value, needs: "at least one \(type.rawValue)") }
    for element in elements {
      guard !isBraces(element) else {
        try checkPart(element, of: value, is: type)
        continue
      }
      try checkParts(try resolver.part(element, of: value), of: type)
    }
  }

  private mutating func checkParts(_ value: TokenValue, of type: TokenType) throws(InputError) {
    let parts = type.parts ?? []
    let members = try members(
      value, "a \(type.rawValue)", required: parts.map(\.name),
      optional: type == .shadow ? ["inset"] : [])
    for (name, type) in parts {
      guard let member = members[name] else { continue }
      try checkPart(member.node, of: value, is: type)
    }
    guard let inset = members["inset"] else { return }
    let value = try resolver.part(inset.node, of: inset)
    guard case .bool = value.node.value else {
      throw mismatch(value, needs: "true or false as 'inset'")
    }
  }

  /// A part of a value, which may be a reference to a token of its type.
  private mutating func checkPart(
    _ node: JSONNode, of value: TokenValue, is type: TokenType
  ) throws(InputError) {
    let part = try resolver.part(node, of: value)
    guard isBraces(node) else { return try check(part, is: type) }
    let found = try resolver.type(of: part.owner)
    guard found == type.rawValue else {
      let other = resolver.tree.name(of: part.owner)
      throw fault(
        value, at: node.offset,
        "needs a \(type.rawValue) here, but \(other.quoted) is "
          + "\(found.map { "a \($0)" } ?? "of no type")")
    }
  }

  private func isBraces(_ node: JSONNode) -> Bool {
    node.text?.hasPrefix("{") == true
  }
}
