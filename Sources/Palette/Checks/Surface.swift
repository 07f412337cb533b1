/// A surface as it is seen: alone where it is opaque, else on the page.
struct Surface {
  let role: RoleColor
  /// What shows through it; `nil` where nothing does.
  let backdrop: RoleColor?
  /// Its sRGB values.
  let composite: Composite
  /// Its Display P3 value, where all its layers have one.
  let p3: TranslucentColor?

  init(_ role: RoleColor, on backdrop: RoleColor?) throws(Unjudged) {
    self.role = role
    guard !role.isOpaque else {
      self.backdrop = nil
      composite = Composite(role.color)
      p3 = role.p3
      return
    }
    guard let backdrop else { throw .noBackdrop(role) }
    self.backdrop = backdrop
    composite = Composite(backdrop.color).covered(by: role.color)
    p3 = backdrop.p3.flatMap { below in role.p3.map { $0.over(below) } }
  }
}
