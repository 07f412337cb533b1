import Palette

extension CSSColorParser {
  /// The components and the opacity of a function, up to its closing parenthesis.
  mutating func arguments(
    of function: CSSColorFunction, called name: String
  ) throws(CSSFault) -> CSSColor {
    var values: [Value] = [try value(of: function.components[0])]
    let isLegacy = peek()?.kind == .comma
    if isLegacy, !function.hasLegacyForm {
      throw unexpected("the next component without a comma: '\(name)()' takes none")
    }
    for component in function.components.dropFirst() {
      if isLegacy { try expectComma("before \(component.name)") }
      values.append(try value(of: component))
    }
    let alpha = try alpha(isLegacy: isLegacy)
    if isLegacy { try checkLegacy(values + (alpha.map { [$0] } ?? []), of: function) }
    var components = zip(values, function.components).map { number($0, of: $1) }
    // Without commas rgb() keeps what lies outside, so that it can be said that it is clipped.
    if isLegacy, function.space == .srgb {
      components = components.map { $0.map { min(max($0, 0), 1) } }
    }
    return CSSColor(space: function.space, components: components, alpha: opacity(alpha))
  }

  private mutating func expectComma(_ place: String) throws(CSSFault) {
    guard peek()?.kind == .comma else { throw unexpected("',' \(place)") }
    _ = take()
  }

  /// The opacity, if there is one, and the closing parenthesis.
  private mutating func alpha(isLegacy: Bool) throws(CSSFault) -> Value? {
    var alpha: Value?
    if let token = peek(), isLegacy ? token.kind == .comma : token.isByte("/", in: bytes) {
      _ = take()
      alpha = try value(of: CSSColorFunction.Component(name: "the opacity"))
    }
    guard let token = peek(), token.isByte(")", in: bytes) else {
      let separator = isLegacy ? "','" : "'/'"
      throw unexpected(
        alpha == nil ? "\(separator) and the opacity, or ')'" : "')' after the opacity")
    }
    _ = take()
    return alpha
  }

  private mutating func value(
    of component: CSSColorFunction.Component
  ) throws(CSSFault) -> Value {
    guard let token = peek() else { throw unexpected(component.name) }
    let value: Value
    switch token.kind {
    case .number: value = .number(token.number)
    case .percentage: value = .percentage(token.number)
    case .dimension: value = .angle(try degrees(token))
    case .ident where isWord("none", token): value = .none
    case .function:
      return try check(
        try calculation(isHue: component.isHue), of: component, at: token)
    default: throw unexpected("\(component.name) as a number")
    }
    _ = take()
    return try check(value, of: component, at: token)
  }

  private func check(
    _ value: Value, of component: CSSColorFunction.Component, at token: CSSToken
  ) throws(CSSFault) -> Value {
    switch value {
    case .angle where !component.isHue:
      throw fault(token, "\(component.name) is no angle, found \(text(token).quoted)")
    case .percentage where component.isHue:
      throw fault(token, "the hue is an angle, found \(text(token).quoted)")
    default: return value
    }
  }

  /// An angle in degrees.
  func degrees(_ token: CSSToken) throws(CSSFault) -> Double {
    switch CSSCharacters.lowercasedName(bytes[token.name]) {
    case "deg": return token.number
    case "grad": return token.number * 0.9
    case "rad": return token.number * (180 / .pi)
    case "turn": return token.number * 360
    default:
      throw fault(token, "\(text(token).quoted) has a unit no colour takes")
    }
  }

  /// The stricter rules of the form with commas: no `none`, and no mixture of numbers and
  /// percentages.
  private func checkLegacy(
    _ values: [Value], of function: CSSColorFunction
  ) throws(CSSFault) {
    var percentages = 0
    for (index, value) in values.enumerated() {
      switch value {
      case .none: throw legacyFault("'none' cannot stand between commas")
      case .percentage where index < 3: percentages += 1
      default: break
      }
    }
    let needed: Set<Int> = function.space == .srgb ? [0, 3] : [2]
    guard needed.contains(percentages) else {
      throw legacyFault(
        function.space == .srgb
          ? "with commas, red, green and blue are all numbers or all percentages"
          : "with commas, saturation and lightness are percentages")
    }
  }

  private func legacyFault(_ message: String) -> CSSFault {
    CSSFault(offset: lastOffset, message: message)
  }

  private func number(
    _ value: Value, of component: CSSColorFunction.Component
  ) -> Double? {
    let number: Double
    switch value {
    case .none: return nil
    case .number(let plain): number = plain / component.divisor
    case .percentage(let share): number = share / 100 * component.full
    case .angle(let degrees): number = degrees
    }
    guard component.isHue else {
      return min(max(number, component.range.lowerBound), component.range.upperBound)
    }
    let rest = number.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  private func opacity(_ value: Value?) -> Double? {
    switch value {
    case nil: 1
    case .some(.none): nil
    case .number(let number), .angle(let number): min(max(number, 0), 1)
    case .percentage(let share): min(max(share / 100, 0), 1)
    }
  }
}
