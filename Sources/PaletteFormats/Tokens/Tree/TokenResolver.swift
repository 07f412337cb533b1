import Palette

/// A value of the tree that is no reference: a token's, or a part of one.
struct TokenValue {
  var node: JSONNode
  /// The token it stands in.
  var owner: Int
  /// It is all of the token's value and not a part.
  var isWhole: Bool
  /// The token that refers to it, and where, if it is read as a part of that one's value.
  var referrer: Referrer?

  /// Who refers to a value.
  struct Referrer {
    var token: Int
    var offset: Int
  }

  /// A node inside it.
  func part(_ node: JSONNode) -> TokenValue {
    TokenValue(node: node, owner: owner, isWhole: false, referrer: referrer)
  }
}

/// Follows references to the values they mean.
///
/// Whatever has been found is kept, references wait for one another on a stack of its own, and
/// nothing that is referred to is ever copied: long chains and wide fans cost what they weigh.
struct TokenResolver {
  /// Two circles are as good as ten to show what is wrong.
  private static let mostCircles = 5
  /// No value has more members; a hostile one is not searched again and again.
  private static let mostMembers = 64

  /// What waits for a value: a token, or a reference inside a value.
  private struct Task {
    var owner: Int
    var reference: TokenReference
    var key: Key
  }

  /// A token, or the place of a reference.
  private struct Key: Hashable {
    var token: Int?
    var source = 0
    var offset = 0
  }

  private enum Step {
    case found(TokenValue)
    case waits(for: Task)
    /// It hangs on a circle, or in an older format on a token of another file.
    case lost
  }

  let tree: TokenTree
  let dialect: TokenDialect
  private var known: [Key: TokenValue?] = [:]
  private var circles: [(source: Int, offset: Int, names: [String])] = []
  /// The token that a token takes its value from, at the first step.
  private var targets: [Int: Int] = [:]
  /// The types found so far, for `type(of:)`.
  var types: [Int: String?] = [:]

  init(tree: TokenTree, dialect: TokenDialect) {
    (self.tree, self.dialect) = (tree, dialect)
  }

  /// Follows the references of tokens; the values are known then.
  ///
  /// - Throws: `InputError` for what does not exist, and for all circles together.
  mutating func resolve(_ tokens: [Int]) throws(InputError) {
    for id in tokens { _ = try value(of: id) }
    guard let first = circles.first else { return }
    let shown = circles.prefix(Self.mostCircles).map { TokenTree.circle($0.names) }
    let left = circles.count - shown.count
    throw tree.sources[first.source].error(
      at: first.offset,
      "references go in a circle: " + shown.joined(separator: "; ")
        + (left > 0 ? "; and \(left) more" : ""))
  }

  /// The value of a token; `nil` where there is none to be had.
  mutating func value(of token: Int) throws(InputError) -> TokenValue? {
    switch lookUp(token) {
    case .found(let value): value
    case .waits(let task): try run(task)
    case .lost: nil
    }
  }

  /// A value, or what it refers to, be it a reference.
  mutating func followed(_ value: TokenValue) throws(InputError) -> TokenValue? {
    switch try lookUp(value) {
    case .found(let value): value
    case .waits(let task): try run(task)
    case .lost: nil
    }
  }

  /// A node inside a value, followed.
  mutating func part(_ node: JSONNode, of value: TokenValue) throws(InputError) -> TokenValue {
    guard var found = try followed(value.part(node)) else {
      let names = circles.last?.names ?? []
      throw tree.error(
        in: value.owner, at: node.offset, "references go in a circle: \(TokenTree.circle(names))")
    }
    let isElsewhere = found.owner != value.owner || found.node.offset != node.offset
    found.referrer =
      value.referrer
      ?? (isElsewhere ? TokenValue.Referrer(token: value.owner, offset: node.offset) : nil)
    return found
  }

  /// The token that a token takes its value from.
  func target(of token: Int) -> Int? {
    targets[token]
  }

  private mutating func run(_ first: Task) throws(InputError) -> TokenValue? {
    var stack = [first]
    var open: Set<Key> = [first.key]
    while let task = stack.last {
      switch try step(task) {
      case .found(let value): known[task.key] = .some(value)
      case .lost: known[task.key] = .some(nil)
      case .waits(let next):
        guard open.insert(next.key).inserted else {
          let start = stack.firstIndex { $0.key == next.key } ?? 0
          addCircle(stack[start...] + [next])
          for task in stack { known[task.key] = .some(nil) }
          return nil
        }
        stack.append(next)
        continue
      }
      open.remove(task.key)
      stack.removeLast()
    }
    return known[first.key] ?? nil
  }

  private mutating func addCircle(_ tasks: ArraySlice<Task>) {
    var names: [String] = []
    for task in tasks {
      let name = tree.name(of: task.owner)
      if names.last != name { names.append(name) }
    }
    if names.count == 1 { names += names }
    guard let first = tasks.first else { return }
    circles.append((tree.nodes[first.owner].source, first.reference.offset, names))
  }

  private mutating func step(_ task: Task) throws(InputError) -> Step {
    var group = 0
    var value: TokenValue?
    for (index, name) in task.reference.segments.enumerated() {
      if let whole = value {
        switch try lookUp(whole) {
        case .found(let whole): value = try member(name, of: whole, task)
        case let other: return other
        }
      } else if let child = tree.nodes[group].childByName[name] {
        group = child
      } else {
        guard tree.nodes[group].token != nil, name == "$value" else {
          // Older formats spread tokens that refer to one another over many files.
          if dialect.isLegacy { return .lost }
          throw missing(name, in: group, task, isFirst: index == 0)
        }
        switch lookUp(group) {
        case .found(let whole): value = whole
        case let other: return other
        }
      }
    }
    if let value {
      if value.isWhole, let token = task.key.token { targets[token] = value.owner }
      return try lookUp(value)
    }
    guard tree.nodes[group].token != nil else {
      let hasRoot = tree.nodes[group].childByName["$root"] != nil
      let hint = hasRoot ? "; did you mean '{\(tree.name(of: group)).$root}'?" : ""
      throw fault(
        task, "\(task.reference.text.quoted) is a group, and only a token has a value\(hint)")
    }
    guard task.reference.syntax == .braces else {
      throw fault(
        task,
        "\(task.reference.text.quoted) is the token and not its value; write "
          + "'\(task.reference.text)/$value'")
    }
    if let token = task.key.token { targets[token] = group }
    return lookUp(group)
  }

  /// A token's value as far as it is known.
  private func lookUp(_ token: Int) -> Step {
    switch tree.nodes[token].token?.content {
    case .literal(let node):
      return .found(TokenValue(node: node, owner: token, isWhole: true))
    case .reference(let reference):
      return lookUp(Task(owner: token, reference: reference, key: Key(token: token)))
    case nil: preconditionFailure("a group has no value")
    }
  }

  /// What a value refers to as far as it is known; the value itself, if it is no reference.
  private func lookUp(_ value: TokenValue) throws(InputError) -> Step {
    let reference: TokenReference?
    do {
      reference = try TokenReference.whole(value.node, dialect: dialect)
    } catch {
      throw tree.error(in: value.owner, at: value.node.offset, "a reference \(error.message)")
    }
    guard let reference else { return .found(value) }
    let key = Key(source: tree.nodes[value.owner].source, offset: value.node.offset)
    return lookUp(Task(owner: value.owner, reference: reference, key: key))
  }

  private func lookUp(_ task: Task) -> Step {
    switch known[task.key] {
    case .some(.some(let value)): .found(value)
    case .some(.none): .lost
    case .none: .waits(for: task)
    }
  }

  private func member(
    _ name: String, of value: TokenValue, _ task: Task
  ) throws(InputError) -> TokenValue {
    var part: JSONNode?
    if let elements = value.node.elements, let index = Int(name), elements.indices ~= index {
      part = elements[index]
    } else if let members = value.node.members, members.count <= Self.mostMembers {
      part = members.first { $0.key == name }?.node
    }
    guard let part else {
      throw fault(task, "\(task.reference.text.quoted) does not exist: \(name.quoted) is missing")
    }
    return TokenValue(node: part, owner: value.owner, isWhole: false)
  }

  private func missing(
    _ name: String, in group: Int, _ task: Task, isFirst: Bool
  ) -> InputError {
    let place = isFirst ? "" : ": \(name.quoted) is missing in \(tree.name(of: group).quoted)"
    let hint = Spelling.hint(for: name, among: tree.nodes[group].childByName.keys.sorted())
    return fault(task, "\(task.reference.text.quoted) does not exist\(place)\(hint)")
  }

  private func fault(_ task: Task, _ what: String) -> InputError {
    tree.error(
      in: task.owner, at: task.reference.offset,
      "token \(tree.name(of: task.owner).quoted) refers to another, but \(what)")
  }
}
