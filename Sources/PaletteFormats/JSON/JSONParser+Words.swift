import Palette

extension JSONParser {
  private static let longestNumber = 400

  /// A number, `true`, `false` or `null`.
  mutating func word() throws(InputError) -> JSONNode {
    let offset = index
    let word = bareWord()
    guard !word.isEmpty else { throw misplacedValue() }
    index += word.utf8.count
    switch word {
    case "true": return JSONNode(offset: offset, value: .bool(true))
    case "false": return JSONNode(offset: offset, value: .bool(false))
    case "null": return JSONNode(offset: offset, value: .null)
    default: break
    }
    let unsigned = word.first == "-" || word.first == "+" ? word.dropFirst() : word[...]
    switch unsigned.lowercased() {
    case "nan", "inf", "infinity":
      throw source.error(
        at: offset, "\(word.quoted) is not a number of JSON: a finite number is needed")
    default: break
    }
    guard unsigned.first?.isNumber == true || unsigned.first == "." else {
      let hint = Spelling.hint(for: word, among: ["true", "false", "null"])
      throw source.error(
        at: offset, "the word \(word.quoted) needs double quotes if it is text\(hint)")
    }
    return JSONNode(offset: offset, value: try number(word, at: offset))
  }

  private func number(_ text: String, at offset: Int) throws(InputError) -> JSONNode.Value {
    guard text.utf8.count <= Self.longestNumber else {
      throw source.error(
        at: offset,
        "a number of \(text.utf8.count) characters: at most \(Self.longestNumber) are read")
    }
    guard Self.isNumber(text), let value = Double(text) else {
      throw source.error(
        at: offset,
        "\(text.quoted) is not written as a number of JSON: write it as in 12, -0.5 or 1e-3")
    }
    guard value.isFinite else {
      throw source.error(
        at: offset, "the number \(text.quoted) is too large: a finite number is needed")
    }
    return .number(value, text: text)
  }

  /// The grammar of RFC 8259: no sign but a minus, no leading zeros, digits around the point.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    func digits() -> Int {
      let run = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return run.count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits()
    guard whole > 0, !(whole > 1 && rest.first == UInt8(ascii: "0")) else { return false }
    rest.removeFirst(whole)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = digits()
      guard fraction > 0 else { return false }
      rest.removeFirst(fraction)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      let exponent = digits()
      guard exponent > 0 else { return false }
      rest.removeFirst(exponent)
    }
    return rest.isEmpty
  }

  /// The letters, digits, signs and points at the index.
  private func bareWord() -> String {
    let word = bytes[index...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      default: false
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  private func misplacedValue() -> InputError {
    switch bytes[index] {
    case UInt8(ascii: "'"):
      source.error(at: index, "text takes double quotes, not single ones")
    case UInt8(ascii: "#"):
      source.error(at: index, "a colour takes double quotes, as in \"#0070f2\"")
    default:
      source.error(at: index, "expected a value, found \(found)")
    }
  }

  /// The error for what stands where a key should.
  func misplacedKey() -> InputError {
    let word = bareWord()
    if !word.isEmpty {
      return source.error(at: index, "the key \(word.quoted) needs double quotes")
    }
    if bytes[index] == UInt8(ascii: "'") {
      return source.error(at: index, "keys take double quotes, not single ones")
    }
    return source.error(at: index, "expected a key in double quotes, found \(found)")
  }
}
