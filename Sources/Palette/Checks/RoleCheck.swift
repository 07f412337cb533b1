/// One check in one appearance: every foreground role on every background role.
struct RoleCheck {
  let check: CheckDefinition
  let variant: AppearanceVariant
  let requirement: CheckRequirement
  /// What could be measured, by the names of background and foreground.
  let pairs: [(key: PairKey, seen: SeenPair)]
  /// What could not be judged, and why: each role once.
  private let unjudged: [Unjudged]
  private let pairCount: Int
  private let isWide: Bool

  /// The names of a surface and of a role.
  struct PairKey: Hashable {
    var background: RoleStack
    var foreground: String
  }

  /// - Parameter isWide: The palette has Display P3 colours besides those in sRGB.
  init(
    _ check: CheckDefinition, _ requirement: CheckRequirement, _ roles: RoleColors, isWide: Bool
  ) {
    self.check = check
    self.requirement = requirement
    self.isWide = isWide
    variant = roles.variant
    let (foregroundNames, stacks) = (check.foregrounds.unique, check.backgrounds.unique)
    pairCount = foregroundNames.count * stacks.count

    var unjudged: [Unjudged] = []
    let backdrop = roles.backdrop(among: stacks)
    var surfaces: [Surface] = []
    for stack in stacks {
      do throws(Unjudged) {
        surfaces.append(try Surface(stack, in: roles, on: backdrop))
      } catch {
        unjudged.append(error)
      }
    }
    var foregrounds: [RoleColor] = []
    for name in foregroundNames {
      switch roles.color(name) {
      case .success(let color): foregrounds.append(color)
      case .failure(let reason): unjudged.append(reason)
      }
    }
    self.unjudged = unjudged.unique
    pairs = surfaces.flatMap { surface in
      foregrounds.map { foreground in
        let key = PairKey(background: surface.stack, foreground: foreground.name)
        return (key, SeenPair(foreground, on: surface, isWide: isWide))
      }
    }
  }

  func summary() -> Verification.CheckSummary {
    var summary = Verification.CheckSummary(check, variant, required: requirement.ratio)
    summary.pairs.pairs = pairCount
    summary.pairs.failures = pairCount - pairs.count
    for (key, pair) in pairs {
      let ratio = pair.judged(by: requirement.ratio).ratio
      if ratio < requirement.ratio { summary.pairs.failures += 1 }
      if ratio < summary.least ?? .infinity {
        (summary.least, summary.leastPair) = (ratio, [key.background.name, key.foreground])
      }
    }
    return summary
  }

  func findings() -> [Finding] {
    unjudged.map(finding)
      + pairs.compactMap { _, pair in
        let (ratio, representation) = pair.judged(by: requirement.ratio)
        guard ratio < requirement.ratio else { return nil }
        return Finding(
          rule: .contrast, severity: .error, variant: variant, pair: pair.subjects,
          required: requirement.ratio, ratio: ratio,
          message: CheckWording.missed(pair, ratio, requirement, clause(representation)),
          suggestion: suggestion(pair.foreground))
      }
  }

  /// Pairs that have less contrast here than in the standard variant, without those in `told`.
  func weakened(
    since standard: [PairKey: SeenPair], besides told: inout Set<PairKey>
  ) -> [Finding] {
    pairs.compactMap { key, pair in
      guard let before = standard[key] else { return nil }
      guard let worst = pair.loss(since: before), told.insert(key).inserted else { return nil }
      return Finding(
        rule: .weakened, severity: .error, variant: variant, pair: pair.subjects,
        required: worst.before.value, ratio: worst.now.value,
        message: CheckWording.weakened(
          pair, worst.now.value, standard: worst.before.value, clause(worst.of)))
    }
  }

  private func finding(_ reason: Unjudged) -> Finding {
    var subject = Finding.Subject(ramp: "", step: nil, color: "", position: check.position)
    switch reason {
    case .unknownRole(let name): subject.ramp = name
    case .noColor(let role): subject.ramp = role.name
    case .noBackdrop(let role), .translucentBottom(let role, of: _): subject = role.subject
    case .emptyStack: break
    }
    return Finding(
      rule: .contrast, severity: .error, variant: variant, pair: [subject],
      required: requirement.ratio, message: CheckWording.unjudged(reason))
  }

  /// Text needs more than a focus ring; one that was checked as text by mistake can be put right.
  private func suggestion(_ foreground: RoleColor) -> String? {
    check.subject != .graphic && FocusRings.isFocusRing(foreground.name)
      ? "if it is a focus ring, " + CheckWording.focusRingSuggestion : nil
  }

  private func clause(_ representation: Representation) -> String {
    isWide ? representation.clause : ""
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of their first places.
  fileprivate var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
