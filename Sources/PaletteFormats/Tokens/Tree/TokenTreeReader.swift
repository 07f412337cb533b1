import Palette

/// Lays the groups and tokens of documents into one tree, later ones over earlier ones.
struct TokenTreeReader {
  let dialect: TokenDialect
  var tree = TokenTree()
  var notes: [InputNote] = []
  /// Keys that were remarked on: once is enough for each.
  var notedKeys: Set<String> = []
  /// The file that is being read; places in others name theirs.
  let file: String

  init(dialect: TokenDialect, file: String) {
    (self.dialect, self.file) = (dialect, file)
  }

  /// Adds a document, or a part of one, whose members are groups and tokens.
  mutating func add(_ root: JSONObject, of source: JSONSource) throws(InputError) {
    let number = tree.add(source)
    tree.nodes[0].source = number
    try addGroup(root, to: 0, source: number, inheritedType: nil)
  }

  /// The tree with all that its groups take over from others.
  func finished() throws(InputError) -> (tree: TokenTree, notes: [InputNote]) {
    var extensions = TokenExtensions(tree: tree)
    try extensions.expandAll()
    return (extensions.tree, notes + extensions.tree.namesAlike(in: file))
  }

  private mutating func addGroup(
    _ object: JSONObject, to id: Int, source: Int, inheritedType: String?
  ) throws(InputError) {
    try addProperties(of: object, to: id, source: source)
    let type = try dialect.type(of: object).map { node throws(InputError) in
      try typeName(node, source)
    }
    if let type { tree.nodes[id].type = type }
    for member in object.members {
      let isRootToken = member.key == "$root" && !dialect.isLegacy
      guard isRootToken || !member.key.hasPrefix("$") else { continue }
      guard case .object(let child) = member.node.value else {
        // Older formats keep comments and the like beside tokens.
        if dialect.isLegacy { continue }
        throw error(
          source, member.node.offset,
          "\(member.key.quoted) must be a group or a token, found \(member.node.kind)")
      }
      let isToken = dialect.isToken(child)
      guard isToken || !isRootToken else {
        throw error(source, member.node.offset, "'$root' must be a token with a '$value'")
      }
      if !isRootToken { try checkName(member, source) }
      let node = tree.child(member.key, of: id, source: source, keyOffset: member.keyOffset)
      guard tree.nodes[node].depth <= TokenTree.deepest else {
        throw error(
          source, member.keyOffset,
          "nested too deeply: at most \(TokenTree.deepest) levels of groups are read")
      }
      if isToken {
        try addToken(child, as: node, source: source, inheritedType: type ?? inheritedType)
      } else {
        tree.setToken(nil, of: node)
        try addGroup(child, to: node, source: source, inheritedType: type ?? inheritedType)
      }
    }
  }

  private mutating func addToken(
    _ object: JSONObject, as id: Int, source: Int, inheritedType: String?
  ) throws(InputError) {
    let statedType = try dialect.type(of: object).map { node throws(InputError) in
      try typeName(node, source)
    }
    let (content, offset) = try content(of: object, named: id, source)
    tree.setToken(
      TokenTree.Token(
        content: content, offset: offset, statedType: statedType, inheritedType: inheritedType,
        object: object),
      of: id)
    try addProperties(of: object, to: id, source: source)
  }

  func error(_ source: Int, _ offset: Int, _ message: String) -> InputError {
    tree.sources[source].error(at: offset, message)
  }
}
