/// The colour of a role in one appearance, in every form it ships in.
struct RoleColor: Hashable {
  let name: String
  private(set) var color: HexColor
  /// Its Display P3 twin; a grey has the same components in both spaces.
  private(set) var p3: TranslucentColor?
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

  /// The same with another opacity.
  func with(alpha: UInt8) -> RoleColor {
    var role = self
    role.color.alpha = alpha
    role.p3?.alpha = Double(alpha) / 255
    return role
  }

  /// The same with another colour, which is opaque, and whose Display P3 twin nobody has chosen yet.
  func with(_ color: SRGB8) -> RoleColor {
    var role = self
    role.color = HexColor(color)
    role.p3 = color.isGray ? TranslucentColor(role.color) : nil
    return role
  }

  /// What a finding says of it.
  var subject: Finding.Subject {
    Finding.Subject(ramp: name, step: nil, color: color.hex, position: position)
  }
}
