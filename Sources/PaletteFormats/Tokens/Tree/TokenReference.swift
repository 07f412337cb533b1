/// A path from the root of a token file to what another token takes its value from.
struct TokenReference: Hashable, Sendable {
  enum Syntax: Hashable, Sendable {
    /// `{group.token}`, which reaches whole tokens only.
    case braces
    /// `#/group/token/$value/components/0`, which reaches into them.
    case pointer
  }

  /// Why a text is no reference.
  struct Fault: Error {
    let message: String
  }

  /// Groups nest less deeply than this, and values less than JSON may.
  private static let longest = 600

  var syntax: Syntax
  var segments: [String]
  /// Where it stands, in bytes from the start of its file.
  var offset: Int

  /// As the file writes it.
  var text: String {
    switch syntax {
    case .braces: "{" + segments.joined(separator: ".") + "}"
    case .pointer: "#/" + segments.joined(separator: "/")
    }
  }

  /// A reference in braces.
  init(braces text: String, offset: Int, dialect: TokenDialect) throws(Fault) {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
      throw Fault(message: "must have the form '{group.token}', found \(text.quoted)")
    }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains(where: { $0 == "{" || $0 == "}" }) else {
      throw Fault(message: "must be one reference in braces and nothing else")
    }
    var segments = inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if dialect.isLegacy { Self.simplify(&segments) }
    guard segments.count <= Self.longest, segments.allSatisfy({ !$0.isEmpty }) else {
      throw Fault(message: "must name a token, found \(text.quoted)")
    }
    let marked = segments.firstIndex { $0.hasPrefix("$") }
    let isPlain = marked == nil || (marked == segments.count - 1 && segments.last == "$root")
    guard isPlain || dialect.isLegacy else {
      throw Fault(
        message: "cannot reach \(text.quoted): braces name whole tokens; the parts of a value "
          + "have the form {\"$ref\": \"#/group/token/$value/…\"}")
    }
    (syntax, self.segments, self.offset) = (.braces, segments, offset)
  }

  /// A JSON pointer in the form of a URI fragment.
  init(pointer text: String, offset: Int) throws(Fault) {
    guard text.hasPrefix("#/") else {
      throw Fault(message: "must be a pointer that starts with '#/', found \(text.quoted)")
    }
    let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= Self.longest else {
      throw Fault(message: "is a pointer of more than \(Self.longest) steps")
    }
    (syntax, self.offset) = (.pointer, offset)
    segments = parts.map { part in
      let names = Self.withoutPercents(part).split(
        separator: "~1", omittingEmptySubsequences: false)
      return names.map { Self.replaceTildes($0) }.joined(separator: "/")
    }
  }

  /// The reference a value consists of, `nil` where the value is one itself.
  static func whole(
    _ value: JSONNode, dialect: TokenDialect
  ) throws(Fault) -> TokenReference? {
    if let text = value.text {
      if dialect == .tokensStudio, text.hasPrefix("$"), text.utf8.count > 1 {
        return try TokenReference(
          braces: "{\(text.dropFirst())}", offset: value.offset, dialect: dialect)
      }
      guard text.hasPrefix("{") else { return nil }
      // Older formats compute with references, as in "{space} * 2".
      return dialect.isLegacy
        ? try? TokenReference(braces: text, offset: value.offset, dialect: dialect)
        : try TokenReference(braces: text, offset: value.offset, dialect: dialect)
    }
    guard !dialect.isLegacy, let members = value.members,
      let pointer = members.first(where: { $0.key == "$ref" })
    else { return nil }
    guard members.count == 1, let text = pointer.node.text else {
      throw Fault(message: "must consist of '$ref' and a pointer such as '#/group/token/$value'")
    }
    return try TokenReference(pointer: text, offset: pointer.node.offset)
  }

  /// Older tools write blanks inside the braces and the token's `value` as the last part.
  private static func simplify(_ segments: inout [String]) {
    segments = segments.map { String($0.drop { $0 == " " }) }
    if let last = segments.last {
      segments[segments.count - 1] = String(last.reversed().drop { $0 == " " }.reversed())
    }
    if segments.count > 1, segments.last == "value" || segments.last == "$value" {
      segments.removeLast()
    }
  }

  private static func replaceTildes(_ part: Substring) -> String {
    part.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
  }

  private static func withoutPercents(_ part: Substring) -> Substring {
    guard part.contains("%") else { return part }
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return Substring(String(decoding: bytes, as: UTF8.self))
  }
}
