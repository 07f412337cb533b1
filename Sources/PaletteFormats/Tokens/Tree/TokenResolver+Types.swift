import Palette

extension TokenResolver {
  /// The type of a token: its own, else that of what it refers to, else that of its groups.
  ///
  /// - Precondition: its references have been followed.
  mutating func type(of token: Int) throws(InputError) -> String? {
    var chain = [token]
    while let last = chain.last, types[last] == nil, let next = target(of: last) {
      chain.append(next)
    }
    for id in chain.reversed() where types[id] == nil {
      guard let target = target(of: id), case .some(.some(let type)) = types[target] else {
        types[id] = .some(tree.type(of: id))
        continue
      }
      if let stated = tree.nodes[id].token?.statedType, stated != type {
        throw tree.error(
          in: id, at: tree.nodes[id].token?.offset ?? 0,
          "token \(tree.name(of: id).quoted) is of type \(stated.quoted), but "
            + "\(tree.name(of: target).quoted), which it refers to, is of type \(type.quoted)")
      }
      types[id] = type
    }
    return types[token] ?? nil
  }
}
