/// The colours of a palette's roles in one appearance, by the names of the roles.
struct RoleColors {
  let variant: AppearanceVariant
  private let roles: [String: ResolvedRole]

  init(_ roles: [ResolvedRole], _ variant: AppearanceVariant) {
    self.variant = variant
    self.roles = Dictionary(roles.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The colour of a role, or why there is none.
  func color(_ name: String) -> Result<RoleColor, Unjudged> {
    guard let role = roles[name] else { return .failure(.unknownRole(name)) }
    guard let color = RoleColor(role, variant) else { return .failure(.noColor(role)) }
    return .success(color)
  }

  /// What translucent surfaces of a check stand on: the role `page`, else the first of the check's
  /// own backgrounds that is opaque.
  func backdrop(among backgrounds: [String]) -> RoleColor? {
    for name in [Self.page] + backgrounds {
      if case .success(let color) = color(name), color.isOpaque { return color }
    }
    return nil
  }

  /// The role that lies below everything else.
  static let page = "page"
}
