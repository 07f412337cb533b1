import Palette

extension PaletteFileReader {
  /// The surfaces of a check: each a role, or an array of the roles that lie on each other.
  func stacks(_ node: JSONNode, _ roleNames: KnownNames) throws(InputError) -> [RoleStack] {
    let subject = "'on' of a check"
    var stacks: [RoleStack] = []
    var known: Set<RoleStack> = []
    for element in try nonEmpty(node, subject) {
      let stack = try stack(element, subject, roleNames)
      guard known.insert(stack).inserted else {
        let what = stack.roles.count == 1 ? "role" : "stack"
        throw source.error(at: element, "\(subject) names the \(what) \(stack.name.quoted) twice")
      }
      stacks.append(stack)
    }
    return stacks
  }

  private func stack(
    _ node: JSONNode, _ subject: String, _ roleNames: KnownNames
  ) throws(InputError) -> RoleStack {
    switch node.value {
    case .string: return RoleStack([try name(node, subject, of: "role", among: roleNames)])
    case .array:
      let subject = "a stack in \(subject)"
      // The same role may lie on itself: two panes of glass.
      var names: [String] = []
      for element in try nonEmpty(node, subject) {
        names.append(try name(element, subject, of: "role", among: roleNames))
      }
      return RoleStack(names)
    default:
      throw source.mismatch(
        node, "a surface in \(subject)", needs: "a role, or an array of roles, the lowest first")
    }
  }

  func nonEmpty(_ node: JSONNode, _ subject: String) throws(InputError) -> [JSONNode] {
    let elements = try source.array(node, subject)
    guard !elements.isEmpty else {
      throw source.error(at: node, "\(subject) needs at least one role")
    }
    return elements
  }
}
