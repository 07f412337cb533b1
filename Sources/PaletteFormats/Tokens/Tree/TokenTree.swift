import Palette

/// Groups and tokens by name, from one document or from several laid over one another.
///
/// Nodes are numbered, the root is 0. A token stays where its document has it: what it refers to is
/// only looked up when all documents are there.
struct TokenTree {
  /// No design system nests more than a few groups; the limit keeps paths short and walks safe.
  static let deepest = 64

  /// A token's value, or the token or part of one that it refers to.
  enum Content {
    case literal(JSONNode)
    case reference(TokenReference)
  }

  struct Token {
    var content: Content
    /// Where its value or reference stands.
    var offset: Int
    /// The type it states itself.
    var statedType: String?
    /// Else the type of the nearest group in its document that states one.
    var inheritedType: String?
    /// The whole object, for what single formats add to it.
    var object: JSONObject
  }

  /// `$extends`, and the document it stands in.
  struct Extension {
    var reference: TokenReference
    var source: Int
  }

  struct Node {
    let name: String
    let parent: Int?
    let depth: Int
    /// The number of the document among `sources`.
    var source: Int
    var keyOffset: Int
    var token: Token?
    var type: String?
    var extends: Extension?
    /// `$description`, `$deprecated` and `$extensions`, or what stands for them.
    var remarks = Remarks()
    var children: [Int] = []
    var childByName: [String: Int] = [:]
  }

  private(set) var sources: [JSONSource] = []
  var nodes: [Node] = [
    Node(name: "", parent: nil, depth: 0, source: 0, keyOffset: 0)
  ]

  /// The number of a document's text, which positions in it refer to.
  mutating func add(_ source: JSONSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// The child with a name, made if need be.
  mutating func child(_ name: String, of parent: Int, source: Int, keyOffset: Int) -> Int {
    if let known = nodes[parent].childByName[name] {
      (nodes[known].source, nodes[known].keyOffset) = (source, keyOffset)
      return known
    }
    let id = nodes.count
    nodes.append(
      Node(
        name: name, parent: parent, depth: nodes[parent].depth + 1, source: source,
        keyOffset: keyOffset))
    nodes[parent].children.append(id)
    nodes[parent].childByName[name] = id
    return id
  }

  /// Makes a node a token, or a group where there is no token; children of a token go.
  mutating func setToken(_ token: Token?, of id: Int) {
    let wasToken = nodes[id].token != nil
    nodes[id].token = token
    if token != nil || wasToken {
      nodes[id].children = []
      nodes[id].childByName = [:]
      (nodes[id].type, nodes[id].extends, nodes[id].remarks) = (nil, nil, Remarks())
    }
  }

  /// The names from the outermost group to a node.
  func path(of id: Int) -> [String] {
    var names: [String] = []
    var current = id
    while let parent = nodes[current].parent {
      names.append(nodes[current].name)
      current = parent
    }
    return names.reversed()
  }

  /// The path as references write it, `group.token`.
  func name(of id: Int) -> String {
    id == 0 ? "the file" : path(of: id).joined(separator: ".")
  }

  /// All tokens in the order of the file.
  var tokens: [Int] {
    var found: [Int] = []
    var pending = [0]
    while let id = pending.popLast() {
      if nodes[id].token != nil { found.append(id) }
      pending.append(contentsOf: nodes[id].children.reversed())
    }
    return found
  }

  /// The type a token has by itself or by its groups.
  func type(of id: Int) -> String? {
    if let token = nodes[id].token, let type = token.statedType ?? token.inheritedType {
      return type
    }
    var current = nodes[id].parent
    while let group = current {
      if let type = nodes[group].type { return type }
      current = nodes[group].parent
    }
    return nil
  }

  /// Whether a token is deprecated, by itself or by the nearest group that speaks of it.
  func deprecation(of id: Int) -> Deprecation? {
    var current: Int? = id
    while let node = current {
      if let deprecation = nodes[node].remarks.deprecation { return deprecation }
      current = nodes[node].parent
    }
    return nil
  }

  /// An error in the document of a node.
  func error(in id: Int, at offset: Int, _ message: String) -> InputError {
    sources[nodes[id].source].error(at: offset, message)
  }
}
