/// Surfaces that lie on each other, named by their roles.
public struct RoleStack: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The roles, the lowest first.
  public var roles: [String]

  /// A stack of roles, the lowest first.
  public init(_ roles: [String]) {
    self.roles = roles
  }

  /// A surface that is named alone.
  public init(stringLiteral role: String) {
    roles = [role]
  }

  /// As people say it, the highest first: `glass on card on page`.
  public var name: String { roles.reversed().joined(separator: " on ") }
}
