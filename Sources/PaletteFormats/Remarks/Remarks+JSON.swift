import Palette

extension Remarks {
  /// What Style Dictionary and Tokens Studio have beside a value: `description` or `comment`,
  /// `deprecated` with `deprecated_comment`, and DTCG's own keys.
  ///
  /// Those names may as well be tokens, so only texts and flags are taken.
  init(legacy object: JSONObject) {
    self.init()
    for key in ["$description", "description", "comment"] {
      guard let text = object[key]?.text else { continue }
      self = merged(with: Remarks(description: text))
    }
    deprecation = object["$deprecated"].flatMap(Deprecation.init)
    if case .bool(let isDeprecated)? = object["deprecated"]?.value {
      deprecation = Deprecation(
        isDeprecated: isDeprecated, reason: object["deprecated_comment"]?.text)
    }
    if case .object(let extensions)? = object["$extensions"]?.value {
      self.extensions = extensions.extensions
    }
  }

  /// Lays the remarks of a later document over these.
  mutating func add(_ later: Remarks) {
    let extensions = later.merged(with: Remarks(extensions: self.extensions)).extensions
    description = later.description ?? description
    deprecation = later.deprecation ?? deprecation
    self.extensions = extensions
  }

  /// Takes over from another group what is not said about this one.
  mutating func takeOver(_ other: Remarks) {
    var taken = other
    taken.add(self)
    self = taken
  }
}

extension Deprecation {
  /// `true`, `false` or a reason; `nil` for anything else.
  init?(_ node: JSONNode) {
    switch node.value {
    case .bool(let value): self.init(isDeprecated: value)
    case .string(let reason): self.init(reason: reason)
    default: return nil
    }
  }

  /// As DTCG writes it.
  var json: JSONText {
    isDeprecated ? reason.map(JSONText.string) ?? .bool(true) : .bool(false)
  }
}

extension JSONObject {
  /// The members of `$extensions`.
  var extensions: [ForeignExtension] {
    members.map { ForeignExtension(name: $0.key, json: $0.node.singleLine) }
  }
}

extension [ForeignExtension] {
  /// `$extensions` as an object.
  var json: JSONText {
    .object(map { ($0.name, .literal($0.json)) }, .line)
  }
}

extension TokenTree {
  /// The groups something is said about.
  func groups(in variant: AppearanceVariant, file: String) -> [FoundGroup] {
    nodes.indices.filter { nodes[$0].token == nil && !nodes[$0].remarks.isEmpty }.map { id in
      FoundGroup(
        path: path(of: id), variant: variant, remarks: nodes[id].remarks,
        position: position(nodes[id].source, nodes[id].keyOffset, in: file))
    }
  }
}
