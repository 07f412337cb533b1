import Palette

extension TokenTreeReader {
  private static let groupKeys = [
    "$type", "$description", "$extensions", "$extends", "$deprecated", "$root",
  ]

  /// What an object says beside its tokens or its value.
  mutating func addProperties(
    of object: JSONObject, to id: Int, source: Int
  ) throws(InputError) {
    guard !dialect.isLegacy else {
      tree.nodes[id].remarks.add(Remarks(legacy: object))
      return
    }
    var remarks = Remarks()
    defer { tree.nodes[id].remarks.add(remarks) }
    let isToken = tree.nodes[id].token != nil
    for member in object.members {
      let node = member.node
      switch member.key {
      case "$description":
        remarks.description = try tree.sources[source].string(node, "'$description'")
      case "$extensions":
        remarks.extensions = try tree.sources[source].object(node, "'$extensions'").extensions
      case "$deprecated":
        remarks.deprecation = try deprecation(node, source)
      case "$extends" where !isToken:
        tree.nodes[id].extends = .init(reference: try extended(node, source), source: source)
      case "$schema" where id == 0: break
      default:
        let isKnown =
          isToken ? dialect.isTokenKey(member.key) : Self.groupKeys.contains(member.key)
        guard !isKnown, isToken || member.key.hasPrefix("$") else { continue }
        try unknown(member, isInToken: isToken, source)
      }
    }
  }

  /// The name of a type, which is not yet known to be one that exists.
  func typeName(_ node: JSONNode, _ source: Int) throws(InputError) -> String {
    let name = try tree.sources[source].string(node, "'$type'")
    guard !dialect.isLegacy, TokenType(rawValue: name) == nil else { return name }
    let known = TokenType.allCases.map(\.rawValue)
    let suggestion = Spelling.suggestion(for: name, among: known)
    guard dialect.isStrict || suggestion != nil else { return name }
    let advice = suggestion.map { "did you mean \($0.quoted)?" } ?? "known are \(list(known))"
    throw error(source, node.offset, "unknown '$type' \(name.quoted); \(advice)")
  }

  /// The value of a token, or what it refers to instead of having one.
  func content(
    of object: JSONObject, named id: Int, _ source: Int
  ) throws(InputError) -> (TokenTree.Content, offset: Int) {
    let value = dialect.value(of: object)
    if !dialect.isLegacy, let node = object["$ref"] {
      guard value == nil else {
        throw error(
          source, node.offset,
          "token \(tree.name(of: id).quoted) has both '$value' and '$ref': one of them must go")
      }
      return (.reference(try pointer(node, "'$ref'", source)), node.offset)
    }
    guard let value else { preconditionFailure("an object without value is no token") }
    if let reference = try reference(value, source) {
      return (.reference(reference), value.offset)
    }
    return (.literal(value), value.offset)
  }

  func checkName(_ member: JSONMember, _ source: Int) throws(InputError) {
    guard !dialect.isLegacy,
      let fault = member.key.first(where: { $0 == "." || $0 == "{" || $0 == "}" })
    else { return }
    throw error(
      source, member.keyOffset,
      "the name \(member.key.quoted) must not hold '\(fault)', which references are written with")
  }

  /// A place in a document; the file that is being read goes without saying.
  func position(_ source: Int, _ offset: Int) -> SourcePosition {
    tree.position(source, offset, in: file)
  }

  private func reference(_ value: JSONNode, _ source: Int) throws(InputError) -> TokenReference? {
    do {
      return try TokenReference.whole(value, dialect: dialect)
    } catch {
      throw self.error(source, value.offset, "a reference \(error.message)")
    }
  }

  private func pointer(
    _ node: JSONNode, _ subject: String, _ source: Int
  ) throws(InputError) -> TokenReference {
    let text = try tree.sources[source].string(node, subject)
    do {
      return try TokenReference(pointer: text, offset: node.offset)
    } catch {
      throw self.error(source, node.offset, "\(subject) \(error.message)")
    }
  }

  private func extended(_ node: JSONNode, _ source: Int) throws(InputError) -> TokenReference {
    let text = try tree.sources[source].string(node, "'$extends'")
    guard text.hasPrefix("{") else { return try pointer(node, "'$extends'", source) }
    do {
      return try TokenReference(braces: text, offset: node.offset, dialect: dialect)
    } catch {
      throw self.error(source, node.offset, "'$extends' \(error.message)")
    }
  }

  private func deprecation(
    _ node: JSONNode, _ source: Int
  ) throws(InputError) -> Deprecation {
    guard let deprecation = Deprecation(node) else {
      throw tree.sources[source].mismatch(node, "'$deprecated'", needs: "true, false or text")
    }
    return deprecation
  }

  private mutating func unknown(
    _ member: JSONMember, isInToken: Bool, _ source: Int
  ) throws(InputError) {
    if isInToken, member.node.members != nil, !member.key.hasPrefix("$") {
      throw error(
        source, member.keyOffset,
        "a token cannot hold others: \(member.key.quoted) stands beside its '$value'; "
          + "call the token '$root' inside a group")
    }
    if !isInToken, case .object(let object) = member.node.value, dialect.isToken(object) {
      throw error(
        source, member.keyOffset,
        "the name \(member.key.quoted) must not start with '$', which the format keeps for itself")
    }
    let message =
      "the key \(member.key.quoted) is none that a \(isInToken ? "token" : "group") may have"
    guard !dialect.isStrict else { throw error(source, member.keyOffset, message) }
    if notedKeys.insert(member.key).inserted {
      notes.append(
        InputNote(message + " and is not read", at: position(source, member.keyOffset)))
    }
  }

  private func list(_ words: [String]) -> String {
    words.map(\.quoted).joined(separator: ", ")
  }
}
