/// The sentences of findings about roles.
enum CheckWording {
  /// As in `text #8396a8 on card #f5f6f7 reaches 2.81:1; text of 17 px (body) needs 4.5:1 at AA`.
  static func missed(
    _ pair: SeenPair, _ ratio: Double, _ requirement: CheckRequirement, _ clause: String
  ) -> String {
    "\(name(pair.foreground)) on \(place(pair.surface)) reaches \(ratio.cut(decimals: 2)):1; "
      + requirement.reason + seen(pair) + dissent(pair, requirement.ratio) + clause
  }

  static func weakened(
    _ pair: SeenPair, _ ratio: Double, standard: Double, _ clause: String
  ) -> String {
    Wording.weakened(pair.subjects, ratio, standard: standard, clause)
  }

  static func unjudged(_ reason: Unjudged) -> String {
    switch reason {
    case .unknownRole(let name):
      "a check names the role \(name), which the palette does not have"
    case .noColor(let role):
      "\(role.name) is in a check but has no colour in this appearance, so it cannot be judged"
    case .noBackdrop(let surface):
      "\(name(surface)) is translucent, and its contrast depends on what lies behind it: the palette "
        + "needs an opaque role \(RoleColors.page), or the check an opaque surface"
    case .translucentBottom(let role, of: let stack):
      "\(name(role)) is translucent and nothing lies below it in \(stack.name), so its contrast "
        + "cannot be judged: a stack needs an opaque role at its bottom"
    case .emptyStack: "a check names a stack of no surfaces, which cannot be judged"
    }
  }

  static func tooManyPairs(_ count: Int, limit: Int) -> String {
    "the checks name \(count) pairs of roles, more than the \(limit) that can be judged, so none was"
  }

  static func uncheckedFocusRing(_ role: ResolvedRole) -> String {
    "\(role.name) is in no check: a focus ring needs "
      + "\(ConformanceLevel.graphicRatio.fixed(decimals: 1)):1 on every surface it touches"
  }

  /// How a focus ring is checked as what it is.
  static let focusRingSuggestion = "name it under \"graphic\", on the surfaces it touches"

  /// `card #f5f6f780 on page #ffffff`.
  private static func place(_ surface: Surface) -> String {
    surface.layers.reversed().map(name).joined(separator: " on ")
  }

  /// What the eye meets, where that is not what is written.
  private static func seen(_ pair: SeenPair) -> String {
    guard !pair.foreground.isOpaque || pair.surface.layers.count > 1 else { return "" }
    let below = pair.surface.composite
    let above = below.covered(by: pair.foreground.color)
    return " (seen as \(above.shown) on \(below.shown))"
  }

  /// Why a ratio that looks right is wrong, or the other way round.
  private static func dissent(_ pair: SeenPair, _ required: Double) -> String {
    guard !pair.contrast.isUnanimous(about: required) else { return "" }
    let ratios = (shown: pair.contrast.shown.value, unrounded: pair.contrast.unrounded.value)
    let reached = max(ratios.shown, ratios.unrounded).cut(decimals: 4)
    let missed = min(ratios.shown, ratios.unrounded).cut(decimals: 4)
    return ratios.shown < ratios.unrounded
      ? "; \(missed):1 once the colours are rounded to 8 bits, \(reached):1 before"
      : "; \(reached):1 once the colours are rounded to 8 bits, but \(missed):1 before"
  }

  private static func name(_ role: RoleColor) -> String {
    "\(role.name) \(role.color.hex)"
  }
}
