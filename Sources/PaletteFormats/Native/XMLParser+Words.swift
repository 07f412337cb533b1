import Palette

extension XMLParser {
  static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  /// What stands at the index, as messages name it.
  var found: String {
    guard index < bytes.count else { return "the end of the file" }
    let text = String(decoding: bytes[index..<min(index + 16, bytes.count)], as: UTF8.self)
    return text.prefix(1).quoted
  }

  func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard hasPrefix(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  mutating func skipBlanks() {
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
  }

  /// Goes behind the next `end`.
  mutating func skip(
    past end: StaticString, from offset: Int, _ what: String
  ) throws(InputError) {
    while index < bytes.count {
      if take(end) { return }
      index += 1
    }
    throw source.error(at: offset, "the \(what) that starts here is never closed")
  }

  /// A name of an element or an attribute.
  mutating func name(_ what: String) throws(InputError) -> String {
    let name = bytes[index...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: ":"),
        UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
        true
      default: false
      }
    }
    guard let first = name.first, first >= UInt8(ascii: ":") else {
      throw source.error(at: index, "expected the name of \(what), found \(found)")
    }
    index += name.count
    return String(decoding: name, as: UTF8.self)
  }

  mutating func attributes(of element: String) throws(InputError) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    var names: Set<String> = []
    while true {
      let before = index
      skipBlanks()
      guard index < bytes.count, !hasPrefix(">"), !hasPrefix("/") else { return attributes }
      let offset = index
      guard before < index else {
        throw source.error(
          at: offset, "a blank is missing before an attribute of <\(element)>, found \(found)")
      }
      let name = try self.name("an attribute of <\(element)>")
      guard names.insert(name).inserted else {
        throw source.error(at: offset, "<\(element)> has the attribute \(name.quoted) twice")
      }
      attributes.append(
        XMLElement.Attribute(name: name, value: try attributeValue(of: name)))
    }
  }

  private mutating func attributeValue(of name: String) throws(InputError) -> String {
    skipBlanks()
    guard take("=") else {
      throw source.error(at: index, "expected '=' after \(name.quoted), found \(found)")
    }
    skipBlanks()
    guard hasPrefix("\"") || hasPrefix("'") else {
      throw source.error(at: index, "the value of \(name.quoted) needs quotes, found \(found)")
    }
    let (quote, begin) = (bytes[index], index + 1)
    guard let end = bytes[begin...].firstIndex(of: quote) else {
      throw source.error(at: index, "the value of \(name.quoted) is never closed")
    }
    if let bracket = bytes[begin..<end].firstIndex(of: UInt8(ascii: "<")) {
      throw source.error(at: bracket, "'<' may not stand in a value: write &lt;")
    }
    index = end + 1
    return try text(begin..<end)
  }
}
