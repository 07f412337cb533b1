import Palette

/// Reads JSON with comments and trailing commas, keeping the place of every value.
///
/// It keeps its own stack, so that nesting cannot overrun the thread's; time is linear in the
/// length of the text.
struct JSONParser {
  static let deepest = 512

  let bytes: [UInt8]
  let source: JSONSource
  var index: Int
  private var open: [Container] = []

  private struct Container {
    let bracket: Bracket
    var keys: [(text: String, offset: Int)] = []
    var values: [JSONNode] = []
  }

  // Apart from the container, so that looking at it does not copy what the container holds.
  private struct Bracket {
    var isObject: Bool
    var offset: Int

    var name: String { isObject ? "object" : "array" }
    var closing: Character { isObject ? "}" : "]" }

    func isClosed(by byte: UInt8) -> Bool {
      byte == closing.asciiValue
    }
  }

  /// Reads a whole text.
  static func parse(_ bytes: [UInt8], file: String) throws(InputError) -> (JSONNode, JSONSource) {
    let source = try JSONSource(checking: bytes, file: file)
    var parser = JSONParser(bytes: bytes, source: source)
    return (try parser.document(), source)
  }

  private init(bytes: [UInt8], source: JSONSource) {
    (self.bytes, self.source) = (bytes, source)
    index = ByteOrderMark.length(in: bytes)
  }

  private mutating func document() throws(InputError) -> JSONNode {
    try skipBlanks()
    guard index < bytes.count else {
      throw source.error(at: index, "the file is empty: a JSON object '{ … }' is needed")
    }
    while true {
      guard let value = try valueOrOpening() else { continue }
      if let root = try add(value) {
        guard index < bytes.count else { return root }
        throw source.error(at: index, "nothing may follow the end of the JSON, found \(found)")
      }
    }
  }

  /// A whole value, or `nil` where an array or object opened.
  ///
  /// A container that closes without a further value is one as well.
  private mutating func valueOrOpening() throws(InputError) -> JSONNode? {
    try skipBlanks()
    if let bracket = open.last?.bracket {
      guard index < bytes.count else { throw unclosed(bracket) }
      if bracket.isClosed(by: bytes[index]) { return try close() }
      if bracket.isObject {
        let key = try key()
        open[open.count - 1].keys.append(key)
        guard index < bytes.count else { throw unclosed(bracket) }
      }
    }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.deepest else {
        throw source.error(at: index, "nested too deeply: at most \(Self.deepest) levels are read")
      }
      let bracket = Bracket(isObject: bytes[index] == UInt8(ascii: "{"), offset: index)
      open.append(Container(bracket: bracket))
      index += 1
      return nil
    case UInt8(ascii: "\""):
      let offset = index
      return JSONNode(offset: offset, value: .string(try string()))
    default:
      return try word()
    }
  }

  /// Puts a value where it belongs and closes what closes after it; the root, when all is closed.
  private mutating func add(_ value: JSONNode) throws(InputError) -> JSONNode? {
    var value = value
    while let bracket = open.last?.bracket {
      open[open.count - 1].values.append(value)
      try skipBlanks()
      guard index < bytes.count else { throw unclosed(bracket) }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
        return nil
      }
      guard bracket.isClosed(by: bytes[index]) else {
        throw source.error(
          at: index,
          "expected ',' or '\(bracket.closing)' in the \(bracket.name), found \(found)")
      }
      value = try close()
    }
    try skipBlanks()
    return value
  }

  private mutating func close() throws(InputError) -> JSONNode {
    index += 1
    let container = open.removeLast()
    let bracket = container.bracket
    guard bracket.isObject else {
      return JSONNode(offset: bracket.offset, value: .array(container.values))
    }
    var first: [String: Int] = [:]
    for key in container.keys {
      guard let other = first.updateValue(key.offset, forKey: key.text) else { continue }
      let place = source.position(at: other)
      throw source.error(
        at: key.offset,
        "duplicate key \(key.text.quoted): the first is at line \(place.line), "
          + "column \(place.column)")
    }
    let members = zip(container.keys, container.values).map {
      JSONMember(key: $0.text, keyOffset: $0.offset, node: $1)
    }
    return JSONNode(
      offset: bracket.offset,
      value: .object(JSONObject(offset: bracket.offset, members: members)))
  }

  private mutating func key() throws(InputError) -> (text: String, offset: Int) {
    let offset = index
    guard bytes[index] == UInt8(ascii: "\"") else { throw misplacedKey() }
    let text = try string()
    try skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
      throw source.error(at: index, "expected ':' after the key \(text.quoted), found \(found)")
    }
    index += 1
    try skipBlanks()
    return (text, offset)
  }

  private func unclosed(_ bracket: Bracket) -> InputError {
    source.error(
      at: bracket.offset,
      "the \(bracket.name) that opens here is never closed: '\(bracket.closing)' is missing")
  }
}
