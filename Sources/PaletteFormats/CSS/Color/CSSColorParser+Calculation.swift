import Palette

extension CSSColorParser {
  private static let deepest = 32

  /// A number, a percentage or an angle within a calculation.
  private struct Operand {
    enum Kind { case number, percentage, angle }
    var kind: Kind
    var value: Double
  }

  /// Values and operators whose turn has not come.
  private struct Level {
    var operands: [Operand] = []
    var operators: [UInt8] = []
  }

  /// The value of the `calc()` at the index: sums, products and parentheses.
  ///
  /// It keeps its own stack. What is not a number counts as 0, what is infinite as the largest
  /// number, an infinite angle as 0 (CSS Values 4 and CSS Color 4).
  mutating func calculation(isHue: Bool) throws(CSSFault) -> Value {
    guard let start = peek(), opensLevel(start) else {
      throw unexpected("a number, a percentage, an angle or 'calc()'")
    }
    _ = take()
    var levels = [Level()]
    var expectsOperand = true
    while let token = take() {
      if expectsOperand {
        if opensLevel(token) {
          guard levels.count < Self.deepest else {
            throw fault(token, "nested too deeply: at most \(Self.deepest) levels are read")
          }
          levels.append(Level())
        } else {
          levels[levels.count - 1].operands.append(try operand(token))
          expectsOperand = false
        }
      } else if token.isByte(")", in: bytes) {
        let value = try result(&levels[levels.count - 1], at: token)
        levels.removeLast()
        guard !levels.isEmpty else { return finite(value, isHue: isHue) }
        levels[levels.count - 1].operands.append(value)
      } else if let sign = operatorByte(token) {
        while let last = levels[levels.count - 1].operators.last, bindsAsTightly(last, sign) {
          try apply(&levels[levels.count - 1], at: token)
        }
        levels[levels.count - 1].operators.append(sign)
        expectsOperand = true
      } else {
        throw fault(token, "expected an operator or ')', found \(text(token).quoted)")
      }
    }
    throw fault(start, "the calculation that opens here is never closed: ')' is missing")
  }

  private func opensLevel(_ token: CSSToken) -> Bool {
    token.isByte("(", in: bytes)
      || token.kind == .function && CSSCharacters.lowercasedName(bytes[token.name]) == "calc"
  }

  private func operatorByte(_ token: CSSToken) -> UInt8? {
    token.kind == .delimiter && ["+", "-", "*", "/"].contains { token.isByte($0, in: bytes) }
      ? bytes[token.range.lowerBound] : nil
  }

  private func bindsAsTightly(_ first: UInt8, _ second: UInt8) -> Bool {
    let sums = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    return !sums.contains(first) || sums.contains(second)
  }

  private func operand(_ token: CSSToken) throws(CSSFault) -> Operand {
    switch token.kind {
    case .number: return Operand(kind: .number, value: token.number)
    case .percentage: return Operand(kind: .percentage, value: token.number)
    case .dimension: return Operand(kind: .angle, value: try degrees(token))
    case .ident:
      let constants = [
        "infinity": Double.infinity, "-infinity": -.infinity, "nan": .nan, "pi": .pi,
        "e": 2.718_281_828_459_045,
      ]
      if let value = constants[CSSCharacters.lowercasedName(bytes[token.name])] {
        return Operand(kind: .number, value: value)
      }
    default: break
    }
    throw fault(token, "expected a value in the calculation, found \(text(token).quoted)")
  }

  private func result(_ level: inout Level, at token: CSSToken) throws(CSSFault) -> Operand {
    while !level.operators.isEmpty { try apply(&level, at: token) }
    guard let value = level.operands.last else {
      throw fault(token, "expected a value in the calculation, found ')'")
    }
    return value
  }

  private func apply(_ level: inout Level, at token: CSSToken) throws(CSSFault) {
    guard let sign = level.operators.popLast(), let right = level.operands.popLast(),
      let left = level.operands.popLast()
    else { return }
    var result = left
    switch sign {
    case UInt8(ascii: "+") where left.kind == right.kind: result.value += right.value
    case UInt8(ascii: "-") where left.kind == right.kind: result.value -= right.value
    case UInt8(ascii: "*") where right.kind == .number: result.value *= right.value
    case UInt8(ascii: "*") where left.kind == .number:
      result = Operand(kind: right.kind, value: left.value * right.value)
    case UInt8(ascii: "/") where right.kind == .number: result.value /= right.value
    default:
      throw fault(
        token,
        "a calculation before this adds or multiplies numbers, percentages and angles that "
          + "do not go together")
    }
    level.operands.append(result)
  }

  private func finite(_ operand: Operand, isHue: Bool) -> Value {
    let largest = isHue ? 0 : Double.greatestFiniteMagnitude
    let value: Double =
      switch operand.value {
      case .infinity: largest
      case -.infinity: -largest
      default: operand.value.isNaN ? 0 : operand.value
      }
    return switch operand.kind {
    case .number: .number(value)
    case .percentage: .percentage(value)
    case .angle: .angle(value)
    }
  }
}
