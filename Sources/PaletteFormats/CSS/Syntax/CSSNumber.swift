/// Numbers as CSS writes them: sign, digits, point, exponent.
enum CSSNumber {
  /// More digits than a double can tell apart; what follows changes nothing that is shown.
  private static let significantDigits = 40
  /// Far beyond what a double holds, far below what an `Int` does.
  private static let largestExponent = 100_000

  /// The length and value of the number at the start of some bytes.
  ///
  /// Linear, however long it is. What is too large for a double becomes the largest one.
  static func read(_ bytes: ArraySlice<UInt8>) -> (length: Int, value: Double) {
    var index = bytes.startIndex
    var digits: [UInt8] = []
    var exponent = 0
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    func takeDigits(afterPoint: Bool) {
      while index < bytes.endIndex, CSSCharacters.isDigit(bytes[index]) {
        let isKept = digits.count < significantDigits
        if isKept, !digits.isEmpty || bytes[index] != UInt8(ascii: "0") {
          digits.append(bytes[index])
        }
        if isKept == afterPoint { exponent += afterPoint ? -1 : 1 }
        index += 1
      }
    }
    takeDigits(afterPoint: false)
    if index + 1 < bytes.endIndex, bytes[index] == UInt8(ascii: "."),
      CSSCharacters.isDigit(bytes[index + 1])
    {
      index += 1
      takeDigits(afterPoint: true)
    }
    if let (length, value) = exponentPart(bytes[index...]) {
      index += length
      exponent += value
    }
    let magnitude = value(digits, exponent)
    return (index - bytes.startIndex, isNegative ? -magnitude : magnitude)
  }

  private static func exponentPart(_ bytes: ArraySlice<UInt8>) -> (length: Int, value: Int)? {
    guard let letter = bytes.first, letter | 0x20 == UInt8(ascii: "e") else { return nil }
    let sign = bytes.dropFirst().first
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let digits = bytes.dropFirst(isSigned ? 2 : 1).prefix { CSSCharacters.isDigit($0) }
    guard !digits.isEmpty else { return nil }
    let value = digits.reduce(0) { min($0 * 10 + Int($1) - 48, largestExponent) }
    let length = digits.count + (isSigned ? 2 : 1)
    return (length, sign == UInt8(ascii: "-") ? -value : value)
  }

  private static func value(_ digits: [UInt8], _ exponent: Int) -> Double {
    guard !digits.isEmpty else { return 0 }
    let text = String(decoding: digits, as: UTF8.self)
    let limited = max(min(exponent, largestExponent), -largestExponent)
    let value = Double("\(text)e\(limited)") ?? (limited < 0 ? 0 : .infinity)
    return min(value, .greatestFiniteMagnitude)
  }
}
