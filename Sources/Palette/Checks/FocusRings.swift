/// The rings around what the keyboard is on, told by the names of their roles.
///
/// A focus ring is a graphic (WCAG 2.x, 1.4.11): in a graphic check it needs 3:1 on every surface the
/// check names. A name never makes a requirement weaker: in a text check a role called `focus-text`
/// needs what text needs. What a name can do is to remind: a focus ring that no check mentions is a
/// warning, because its surfaces were forgotten.
enum FocusRings {
  /// As in `focus`, `focus-ring` and `focusRingFeed`.
  static func isFocusRing(_ name: String) -> Bool {
    name.lowercased().contains("focus")
  }

  /// Warnings about focus rings that no check mentions; a palette without checks promises nothing.
  static func unchecked(in palette: ColorPalette) -> [Finding] {
    guard !palette.checks.isEmpty else { return [] }
    let checked = Set(palette.checks.flatMap { $0.foregrounds + $0.backgrounds.flatMap(\.roles) })
    return palette.roles.filter { isFocusRing($0.name) && !checked.contains($0.name) }.map { role in
      let color = AppearanceVariant.allCases.lazy.compactMap { role.colors[$0] }.first
      let subject = Finding.Subject(
        ramp: role.name, step: nil, color: color?.hex ?? "", position: role.position)
      return Finding(
        rule: .contrast, severity: .warning, variant: nil, pair: [subject],
        required: ConformanceLevel.graphicRatio,
        message: CheckWording.uncheckedFocusRing(role),
        suggestion: CheckWording.focusRingSuggestion)
    }
  }
}
