/// A pair of roles that a check found too weak, to be judged again with another foreground.
struct MissedPair {
  let foreground: RoleColor
  let surface: Surface
  let required: Double
  private let isWide: Bool
  /// What the pair may not fall behind, where that is the fault.
  private let standard: SeenPair?

  /// `nil` for findings about anything else.
  ///
  /// - Parameter roles: The colours of the palette's roles.
  init?(_ finding: Finding, _ roles: [AppearanceVariant: RoleColors], isWide: Bool) {
    guard finding.pair.count == 2, let stack = finding.pair[0].stack,
      let required = finding.required, let variant = finding.variant, let own = roles[variant],
      case .success(let foreground) = own.color(finding.pair[1].ramp),
      let surface = try? Surface(stack, in: own, on: own.backdrop(among: []))
    else { return nil }
    (self.foreground, self.surface, self.required) = (foreground, surface, required)
    self.isWide = isWide
    guard finding.rule == .weakened else {
      standard = nil
      return
    }
    guard let before = roles[AppearanceVariant(variant.appearance, .standard)],
      case .success(let color) = before.color(foreground.name),
      let surface = try? Surface(stack, in: before, on: before.backdrop(among: []))
    else { return nil }
    standard = SeenPair(color, on: surface, isWide: isWide)
  }

  /// It would not have been found with another foreground.
  func passes(with foreground: RoleColor) -> Bool {
    let pair = SeenPair(foreground, on: surface, isWide: isWide)
    return standard.map { pair.loss(since: $0) == nil }
      ?? (pair.judged(by: required).ratio >= required)
  }

  /// The least alpha in hundredths from which on every one passes; `nil` where not even opaque does,
  /// or where there is none to raise.
  var leastAlpha: Double? {
    guard !foreground.isOpaque else { return nil }
    let passing = (1...100).reversed().prefix { hundredths in
      passes(with: foreground.with(alpha: HexColor.alpha(Double(hundredths) / 100)))
    }
    return passing.last.map { Double($0) / 100 }
  }
}
