/// Which ramps of two palettes are the same, and which of their steps.
struct RampMatching {
  /// A ramp that both palettes have, as indices.
  struct Match {
    let old: Int
    let new: Int
    /// Its steps, as positions from 0.
    let steps: StepMatching
  }

  let matches: [Match]
  let removed: [Int]
  let added: [Int]

  init(_ old: [Ramp], _ new: [Ramp]) {
    var names = NameMatching(old.map(\.name), new.map(\.name))
    names.matchUnique({ Fingerprint(old[$0]) }, { Fingerprint(new[$0]) })
    matches = names.pairs.map { pair in
      Match(
        old: pair.old, new: pair.new, steps: StepMatching(old[pair.old], new[pair.new]))
    }
    (removed, added) = (names.removed, names.added)
  }

  /// All colours of a ramp; two ramps that agree in it are one under two names.
  private struct Fingerprint: Hashable {
    /// Fewer colours than these may be alike by accident.
    static let fewestSteps = 3

    var colors = PerAppearance<[SRGB8]>()

    init?(_ ramp: Ramp) {
      guard ramp.stepCount >= Self.fewestSteps else { return nil }
      for variant in ramp.swatches.variants {
        colors[variant] = ramp.swatches[variant]?.map(\.color)
      }
    }
  }
}

/// Which steps of two ramps are the same: those of one name, because a name is what others use.
///
/// Where a ramp has got other names for most of its steps, as from `1` … `11` to `50` … `950`, steps
/// are told by their positions instead.
struct StepMatching {
  /// Positions from 0 of each step that both ramps have.
  let pairs: [(old: Int, new: Int)]
  /// Positions of what only the old ramp has.
  let removed: [Int]
  /// Positions of what only the new ramp has.
  let added: [Int]

  init(_ old: Ramp, _ new: Ramp) {
    let names = NameMatching(old.stepNames, new.stepNames)
    let shared = min(old.stepCount, new.stepCount)
    if names.pairs.count * 2 > shared {
      (pairs, removed, added) = (names.pairs, names.removed, names.added)
    } else {
      pairs = (0..<shared).map { ($0, $0) }
      removed = Array(shared..<old.stepCount)
      added = Array(shared..<new.stepCount)
    }
  }
}
