/// The colour of a role in one appearance, in every form it ships in.
struct RoleColor: Hashable {
  let name: String
  let color: HexColor
  /// Its Display P3 twin; a grey has the same components in both spaces.
  let p3: TranslucentColor?
  let position: SourcePosition?

  /// The colour of a role; `nil` where it has none in the appearance.
  init?(_ role: ResolvedRole, _ variant: AppearanceVariant) {
    guard let color = role.colors[variant] else { return nil }
    (name, self.color, position) = (role.name, color, role.position)
    let exact = TranslucentColor(color)
    p3 =
      role.p3[variant].map { TranslucentColor(encoded: $0.components, alpha: exact.alpha) }
      ?? (color.opaque.isGray ? exact : nil)
  }

  var isOpaque: Bool { color.alpha == 255 }

  /// What a finding says of it.
  var subject: Finding.Subject {
    Finding.Subject(ramp: name, step: nil, color: color.hex, position: position)
  }
}

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

/// Why a role of a check cannot be judged in an appearance.
enum Unjudged: Error, Hashable {
  /// No role has the name.
  case unknownRole(String)
  /// The role has no colour in the appearance.
  case noColor(ResolvedRole)
  /// A translucent surface with nothing opaque behind it.
  case noBackdrop(RoleColor)
}
