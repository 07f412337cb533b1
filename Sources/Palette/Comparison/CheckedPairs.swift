/// The pairs of roles that the checks of two palettes name, in one appearance.
struct CheckedPairs {
  private let keys: [RoleCheck.PairKey]
  private let states: [(old: PairChange.State, new: PairChange.State)]

  /// - Parameters:
  ///   - old: The old palette, its roles by the names they have in the new one.
  ///   - new: The new palette.
  init(old: ColorPalette, new: ColorPalette, _ variant: AppearanceVariant) {
    let checks = old.checks + new.checks
    guard old.hasFewChecks, new.hasFewChecks else {
      (keys, states) = ([], [])
      return
    }
    let (before, after) = (Self.measure(old, checks, variant), Self.measure(new, checks, variant))
    let olds = Self.requirements(old, variant)
    let news = Self.requirements(new, variant)
    var known: Set<RoleCheck.PairKey> = []
    let pairs = after.keys.filter { before.ratios[$0] != nil && known.insert($0).inserted }
    keys = pairs
    states = pairs.compactMap { key in
      guard let one = before.ratios[key], let other = after.ratios[key] else { return nil }
      return (
        PairChange.State(ratio: one, required: olds[key]),
        PairChange.State(ratio: other, required: news[key])
      )
    }
  }

  /// How many there are.
  var count: Int { keys.count }

  func tally(limit: Int) -> PairTally {
    var tally = PairTally(limit: limit)
    for (index, state) in states.enumerated() { tally.add(index, index, state.old, state.new) }
    return tally
  }

  /// The surface and what is seen on it.
  func labels(_ index: Int) -> [ColorLabel] {
    [ColorLabel(keys[index].background.name), ColorLabel(keys[index].foreground)]
  }

  private typealias Measured = (keys: [RoleCheck.PairKey], ratios: [RoleCheck.PairKey: Double])

  /// What the pairs of any checks reach in a palette, whoever asks for it.
  private static func measure(
    _ palette: ColorPalette, _ checks: [CheckDefinition], _ variant: AppearanceVariant
  ) -> Measured {
    let pairs = judged(palette, checks, variant).flatMap(\.pairs)
    let ratios = pairs.map { ($0.key, $0.seen.leastRatio) }
    return (pairs.map(\.key), Dictionary(ratios) { first, _ in first })
  }

  /// The strictest requirement of each pair that the palette's own checks name.
  private static func requirements(
    _ palette: ColorPalette, _ variant: AppearanceVariant
  ) -> [RoleCheck.PairKey: Double] {
    judged(palette, palette.checks, variant).reduce(into: [:]) { required, check in
      for pair in check.pairs {
        required[pair.key] = max(required[pair.key] ?? 0, check.requirement.ratio)
      }
    }
  }

  private static func judged(
    _ palette: ColorPalette, _ checks: [CheckDefinition], _ variant: AppearanceVariant
  ) -> [RoleCheck] {
    let roles = RoleColors(palette.roles, variant)
    return checks.map { check in
      let requirement = CheckRequirement(check.subject, styles: palette.textStyles)
      return RoleCheck(check, requirement, roles, isWide: palette.hasWideRoles)
    }
  }
}

extension SeenPair {
  /// The least of all its ratios: it reaches a level if and only if each of them does.
  fileprivate var leastRatio: Double {
    min(contrast.shown.value, contrast.unrounded.value, wide?.value ?? .infinity)
  }
}
