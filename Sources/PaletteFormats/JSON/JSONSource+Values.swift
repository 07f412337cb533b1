import Palette

// Each takes a value for what it should be, or says what it is instead. `subject` is what the value
// is called in the message, as in "the chroma of ramp 'blue'".
extension JSONSource {
  /// A mismatch: what is needed in place of what is there.
  func mismatch(_ node: JSONNode, _ subject: String, needs needed: String) -> InputError {
    error(at: node, "\(subject) must be \(needed), found \(node.kind)")
  }

  func string(
    _ node: JSONNode, _ subject: @autoclosure () -> String
  ) throws(InputError) -> String {
    guard let text = node.text else { throw mismatch(node, subject(), needs: "text") }
    return text
  }

  func array(
    _ node: JSONNode, _ subject: @autoclosure () -> String
  ) throws(InputError) -> [JSONNode] {
    guard let elements = node.elements else {
      throw mismatch(node, subject(), needs: "an array")
    }
    return elements
  }

  func object(
    _ node: JSONNode, _ subject: @autoclosure () -> String
  ) throws(InputError) -> JSONObject {
    guard case .object(let object) = node.value else {
      throw mismatch(node, subject(), needs: "an object")
    }
    return object
  }

  /// An object that has no keys but the known ones.
  func object(
    _ node: JSONNode, _ subject: @autoclosure () -> String, keys: [String]
  ) throws(InputError) -> JSONObject {
    let object = try object(node, subject())
    for member in object.members where !keys.contains(member.key) {
      let suggestion = Spelling.suggestion(for: member.key, among: keys)
      let advice = suggestion.map { "did you mean \($0.quoted)?" } ?? "known are \(listed(keys))"
      throw error(
        at: member.keyOffset, "\(subject()) has the unknown key \(member.key.quoted); \(advice)")
    }
    return object
  }

  /// The value of a key that must be there.
  func required(
    _ key: String, in object: JSONObject, _ subject: @autoclosure () -> String
  ) throws(InputError) -> JSONNode {
    guard let node = object[key] else {
      throw error(at: object.offset, "\(subject()) needs the key \(key.quoted)")
    }
    return node
  }

  /// A number within `range`.
  func number(
    _ node: JSONNode, _ subject: @autoclosure () -> String, in range: ClosedRange<Double>
  ) throws(InputError) -> Double {
    guard case .number(let number, _) = node.value, range.contains(number) else {
      throw mismatch(
        node, subject(),
        needs: "a number from \(text(range.lowerBound)) to \(text(range.upperBound))")
    }
    return number
  }

  /// A whole number within `range`.
  func integer(
    _ node: JSONNode, _ subject: @autoclosure () -> String, in range: ClosedRange<Int>
  ) throws(InputError) -> Int {
    guard case .number(let number, _) = node.value, let integer = Int(exactly: number),
      range.contains(integer)
    else {
      throw mismatch(
        node, subject(), needs: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ subject: @autoclosure () -> String, _: Word.Type = Word.self
  ) throws(InputError) -> Word {
    if let text = node.text, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let hint = node.text.map { Spelling.hint(for: $0, among: words) } ?? ""
    throw error(
      at: node, "\(subject()) must be \(alternatives(words)), found \(node.kind)\(hint)")
  }

  /// An opaque colour.
  func color(
    _ node: JSONNode, _ subject: @autoclosure () -> String
  ) throws(InputError) -> SRGB8 {
    let text = try hexText(node, subject())
    do {
      return try SRGB8(hex: text)
    } catch {
      throw self.error(at: node, "\(subject()): \(error)")
    }
  }

  /// A colour that may be translucent.
  func translucentColor(
    _ node: JSONNode, _ subject: @autoclosure () -> String
  ) throws(InputError) -> HexColor {
    let text = try hexText(node, subject())
    do {
      return try HexColor(text)
    } catch {
      throw self.error(at: node, "\(subject()): \(error)")
    }
  }

  private func hexText(_ node: JSONNode, _ subject: String) throws(InputError) -> String {
    // A number is never a colour: 5e2310 without quotes would be infinite, 007e12 lose its zeros.
    guard let text = node.text else {
      throw mismatch(node, subject, needs: "a hex colour in double quotes, as in \"#0070f2\"")
    }
    return text
  }

  private func text(_ number: Double) -> String {
    number.fixed(decimals: 3)
  }

  private func listed(_ keys: [String]) -> String {
    keys.map(\.quoted).joined(separator: ", ")
  }
}
