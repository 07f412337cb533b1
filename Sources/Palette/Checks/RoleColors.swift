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
  /// own surfaces, of those that are named alone, that is opaque.
  func backdrop(among backgrounds: [RoleStack]) -> RoleColor? {
    for name in [Self.page] + backgrounds.filter({ $0.roles.count == 1 }).flatMap(\.roles) {
      if case .success(let color) = color(name), color.isOpaque { return color }
    }
    return nil
  }

  /// The role that lies below everything else.
  static let page = "page"
}
