import Palette

/// What is said about groups of roles, for the first role of each.
struct RoleSections {
  private var pending: [String: PerAppearance<Remarks>]

  init(_ groups: [RoleGroupRemarks]) {
    pending = Dictionary(groups.map { ($0.name, $0.remarks) }) { first, _ in first }
  }

  /// What begins with a role, as the lines of a comment.
  mutating func begin(_ role: String) -> [String] {
    guard !pending.isEmpty else { return [] }
    var lines: [String] = []
    for point in role.indices where role[point] == "." {
      let name = String(role[..<point])
      guard let remarks = pending.removeValue(forKey: name) else { continue }
      lines += remarks.commentLines.headed(name)
    }
    return lines
  }
}
