import Palette

/// Carries out `$extends`: a group takes over what another holds, beneath what it holds itself.
///
/// Groups wait for one another on a stack of its own, so that long chains cost no recursion, and
/// what is copied is counted, so that a group of groups of groups cannot fill the memory.
struct TokenExtensions {
  /// More tokens than any design system has.
  private static let mostCopies = 100_000

  private enum Step {
    case done
    case waits(for: [Int])
  }

  private(set) var tree: TokenTree
  private var copies = 0
  private var chain: [Int] = []
  /// Groups whose turn has come, while they wait.
  private var open: Set<Int> = []

  init(tree: TokenTree) {
    self.tree = tree
  }

  /// Leaves no group that has yet to take over another.
  mutating func expandAll() throws(InputError) {
    for id in tree.nodes.indices where tree.nodes[id].extends != nil { try expand(id) }
  }

  private mutating func expand(_ first: Int) throws(InputError) {
    var stack = [first]
    while let id = stack.last {
      guard let reference = tree.nodes[id].extends?.reference else {
        stack.removeLast()
        continue
      }
      if open.insert(id).inserted { chain.append(id) }
      switch try step(id, reference) {
      case .done:
        tree.nodes[id].extends = nil
        open.remove(id)
        chain.removeLast()
        stack.removeLast()
      case .waits(let others):
        if let other = others.first(where: open.contains) { throw cycle(id, other, reference) }
        stack.append(contentsOf: others)
      }
    }
  }

  private mutating func step(_ id: Int, _ reference: TokenReference) throws(InputError) -> Step {
    var target = 0
    for name in reference.segments {
      guard target != id else {
        throw fault(id, reference, "which is a part of it: that is a circle")
      }
      if tree.nodes[target].extends != nil { return .waits(for: [target]) }
      guard let child = tree.nodes[target].childByName[name] else {
        let hint = Spelling.hint(for: name, among: tree.nodes[target].childByName.keys.sorted())
        throw fault(id, reference, "which does not exist\(hint)")
      }
      target = child
    }
    guard tree.nodes[target].token == nil else {
      throw fault(id, reference, "which is a token: only a group can be taken over")
    }
    var ancestor: Int? = id
    while let node = ancestor {
      guard node != target else { throw fault(id, reference, "which holds it: that is a circle") }
      ancestor = tree.nodes[node].parent
    }
    let pending = unfinished(in: target)
    guard pending.isEmpty else { return .waits(for: pending) }
    try takeOver(target, into: id, reference)
    return .done
  }

  /// The groups in a subtree that have yet to take over others.
  private func unfinished(in target: Int) -> [Int] {
    var found: [Int] = []
    var pending = [target]
    while let id = pending.popLast() {
      if tree.nodes[id].extends != nil { found.append(id) }
      pending.append(contentsOf: tree.nodes[id].children)
    }
    return found
  }

  private mutating func takeOver(
    _ target: Int, into group: Int, _ reference: TokenReference
  ) throws(InputError) {
    if tree.nodes[group].type == nil { tree.nodes[group].type = tree.nodes[target].type }
    tree.nodes[group].remarks.takeOver(tree.nodes[target].remarks)
    var pending = [(from: target, to: group)]
    while let (from, to) = pending.popLast() {
      let own = tree.nodes[to].children
      // What is taken over comes first, in its own order.
      tree.nodes[to].children = []
      for child in tree.nodes[from].children {
        copies += 1
        guard copies <= Self.mostCopies, tree.nodes[to].depth < TokenTree.deepest else {
          throw fault(
            group, reference,
            "which makes the file too large or too deep: at most "
              + "\(Self.mostCopies) tokens are taken over, in \(TokenTree.deepest) levels")
        }
        let copied = tree.nodes[child]
        if let mine = tree.nodes[to].childByName[copied.name] {
          tree.nodes[to].children.append(mine)
          let areGroups = copied.token == nil && tree.nodes[mine].token == nil
          if areGroups { pending.append((from: child, to: mine)) }
          continue
        }
        let copy = tree.child(
          copied.name, of: to, source: copied.source, keyOffset: copied.keyOffset)
        tree.nodes[copy].token = copied.token
        tree.nodes[copy].type = copied.type
        tree.nodes[copy].remarks = copied.remarks
        if copied.token == nil { pending.append((from: child, to: copy)) }
      }
      let taken = Set(tree.nodes[to].children)
      tree.nodes[to].children += own.filter { !taken.contains($0) }
    }
  }

  private func fault(_ id: Int, _ reference: TokenReference, _ what: String) -> InputError {
    error(
      id, reference,
      "group \(tree.name(of: id).quoted) extends \(reference.text.quoted), \(what)")
  }

  private func cycle(_ id: Int, _ other: Int, _ reference: TokenReference) -> InputError {
    let start = chain.firstIndex(of: other) ?? 0
    let names = (chain[start...] + [other]).map { tree.name(of: $0) }
    return error(id, reference, "'$extends' goes in a circle: \(TokenTree.circle(names))")
  }

  private func error(_ id: Int, _ reference: TokenReference, _ message: String) -> InputError {
    let source = tree.nodes[id].extends?.source ?? tree.nodes[id].source
    return tree.sources[source].error(at: reference.offset, message)
  }
}
