import Palette

/// A resolver file of DTCG 2025.10: which token documents apply in which context, in which order.
struct ResolverDocument {
  /// One of the documents that a set or a context lays over those before it.
  enum Source {
    case tokens(JSONObject)
    case set(name: String, offset: Int)
    case file(path: String, offset: Int)
  }

  struct Modifier {
    var name: String
    var offset: Int
    var contexts: [(name: String, sources: [Source])]
    var initial: String?

    func sources(of context: String) -> [Source]? {
      contexts.first { $0.name == context }?.sources
    }
  }

  enum Step {
    case set([Source])
    case modifier(Int)
  }

  private static let keys = [
    "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder",
    "$extensions", "$defs",
  ]
  private static let setKeys = ["sources", "description", "$extensions"]
  private static let modifierKeys = ["contexts", "default", "description", "$extensions"]
  private static let version = "2025.10"

  let source: JSONSource
  private(set) var name: String?
  private(set) var sets: [String: [Source]] = [:]
  private(set) var modifiers: [Modifier] = []
  private(set) var order: [Step] = []
  /// What is said about the resolver itself.
  var remarks = Remarks()
  /// Sets and modifiers about which something is said.
  var remarked: [(name: String, offset: Int, remarks: Remarks)] = []
  /// Where the root has extensions, which the format does not let it have.
  private(set) var rootExtensions: Int?

  init(_ root: JSONNode, _ source: JSONSource) throws(InputError) {
    self.source = source
    let file = try source.object(root, "a resolver", keys: Self.keys)
    let version = try source.required("version", in: file, "a resolver")
    guard version.text == Self.version else {
      throw source.mismatch(version, "'version'", needs: "\"\(Self.version)\"")
    }
    name = try file["name"].map { node throws(InputError) in try source.string(node, "'name'") }
    remarks = try remarks(of: file)
    rootExtensions = file.members.first { $0.key == "$extensions" }?.keyOffset
    if let node = file["sets"] {
      for member in try source.object(node, "'sets'").members {
        let set = try source.object(member.node, "set \(member.key.quoted)", keys: Self.setKeys)
        sets[member.key] = try sources(set, "set \(member.key.quoted)")
        try note(set, "set \(member.key.quoted)")
      }
    }
    var numbers: [String: Int] = [:]
    if let node = file["modifiers"] {
      for member in try source.object(node, "'modifiers'").members {
        let object = try source.object(
          member.node, "modifier \(member.key.quoted)", keys: Self.modifierKeys)
        numbers[member.key] = modifiers.count
        modifiers.append(try modifier(object, member.key, member.keyOffset))
      }
    }
    try readOrder(file, numbers)
    adoptExtensions()
    try checkReferences()
  }

  private mutating func readOrder(
    _ file: JSONObject, _ numbers: [String: Int]
  ) throws(InputError) {
    let node = try source.required("resolutionOrder", in: file, "a resolver")
    let entries = try source.array(node, "'resolutionOrder'")
    guard !entries.isEmpty else {
      throw source.error(at: node, "'resolutionOrder' needs at least one set or modifier")
    }
    var inlineNames: Set<String> = []
    for entry in entries {
      let object = try source.object(entry, "an entry of 'resolutionOrder'")
      guard let reference = object["$ref"] else {
        try addInline(object, &inlineNames)
        continue
      }
      _ = try source.object(entry, "a reference", keys: ["$ref"])
      let (kind, name) = try target(reference)
      switch kind {
      case "sets":
        guard let sources = sets[name] else {
          throw missing(name, "set", reference.offset, sets.keys.sorted())
        }
        order.append(.set(sources))
      case "modifiers":
        guard let number = numbers[name] else {
          throw missing(name, "modifier", reference.offset, modifiers.map(\.name))
        }
        order.append(.modifier(number))
      default:
        throw source.mismatch(
          reference, "'$ref'", needs: "\"#/sets/NAME\" or \"#/modifiers/NAME\"")
      }
    }
  }

  /// A set or modifier that stands in the order itself.
  private mutating func addInline(
    _ object: JSONObject, _ names: inout Set<String>
  ) throws(InputError) {
    let what = "an entry of 'resolutionOrder'"
    let nameNode = try source.required("name", in: object, what)
    let name = try source.string(nameNode, "'name'")
    guard names.insert(name).inserted else {
      throw source.error(at: nameNode, "'resolutionOrder' has two entries named \(name.quoted)")
    }
    let type = try source.required("type", in: object, what)
    switch type.text {
    case "set":
      for member in object.members { try check(member, Self.setKeys, "set \(name.quoted)") }
      order.append(.set(try sources(object, "set \(name.quoted)")))
      try note(object, "set \(name.quoted)")
    case "modifier":
      for member in object.members { try check(member, Self.modifierKeys, "modifier") }
      order.append(.modifier(modifiers.count))
      modifiers.append(try modifier(object, name, nameNode.offset))
    default:
      throw source.mismatch(type, "'type'", needs: "\"set\" or \"modifier\"")
    }
  }

  private func check(_ member: JSONMember, _ keys: [String], _ what: String) throws(InputError) {
    guard !(keys + ["name", "type"]).contains(member.key) else { return }
    throw source.error(
      at: member.keyOffset,
      "\(what) has the unknown key \(member.key.quoted)"
        + Spelling.hint(for: member.key, among: keys))
  }

  private mutating func modifier(
    _ object: JSONObject, _ name: String, _ offset: Int
  ) throws(InputError) -> Modifier {
    let what = "modifier \(name.quoted)"
    let node = try source.required("contexts", in: object, what)
    try note(object, what)
    var modifier = Modifier(name: name, offset: offset, contexts: [])
    for member in try source.object(node, "'contexts' of \(what)").members {
      let subject = "context \(member.key.quoted) of \(what)"
      modifier.contexts.append((member.key, try list(member.node, subject)))
    }
    guard modifier.contexts.count >= 2 else {
      throw source.error(
        at: node, "\(what) needs at least two contexts, found \(modifier.contexts.count)")
    }
    if let node = object["default"] {
      let initial = try source.string(node, "'default' of \(what)")
      let names = modifier.contexts.map(\.name)
      guard names.contains(initial) else {
        throw source.error(
          at: node,
          "'default' of \(what) must be one of its contexts, found \(initial.quoted)"
            + Spelling.hint(for: initial, among: names))
      }
      modifier.initial = initial
    }
    return modifier
  }

  private func sources(_ object: JSONObject, _ what: String) throws(InputError) -> [Source] {
    try list(try source.required("sources", in: object, what), "'sources' of \(what)")
  }

  private func list(_ node: JSONNode, _ what: String) throws(InputError) -> [Source] {
    var sources: [Source] = []
    for element in try source.array(node, what) {
      let object = try source.object(element, "a source in \(what)")
      guard let reference = object["$ref"] else {
        sources.append(.tokens(object))
        continue
      }
      _ = try source.object(element, "a reference", keys: ["$ref"])
      let text = try source.string(reference, "'$ref'")
      guard text.hasPrefix("#") else {
        sources.append(.file(path: text, offset: reference.offset))
        continue
      }
      let (kind, name) = try target(reference)
      guard kind == "sets" else {
        throw source.error(
          at: reference, "\(what) cannot refer to \(text.quoted): only sets and files can be used")
      }
      sources.append(.set(name: name, offset: reference.offset))
    }
    return sources
  }

  private func target(_ node: JSONNode) throws(InputError) -> (kind: String, name: String) {
    let text = try source.string(node, "'$ref'")
    let reference: TokenReference
    do {
      reference = try TokenReference(pointer: text, offset: node.offset)
    } catch {
      throw source.error(at: node, "'$ref' \(error.message)")
    }
    guard reference.segments.count == 2 else {
      throw source.mismatch(node, "'$ref'", needs: "\"#/sets/NAME\" or \"#/modifiers/NAME\"")
    }
    return (reference.segments[0], reference.segments[1])
  }

  func missing(_ name: String, _ what: String, _ offset: Int, _ known: [String]) -> InputError {
    source.error(
      at: offset,
      "there is no \(what) \(name.quoted)\(Spelling.hint(for: name, among: known))")
  }
}
