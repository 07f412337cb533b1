/// Two palettes and what in them is the same.
struct MatchedPalettes {
  /// The old palette, its roles by the names they have in the new one.
  let old: ColorPalette
  let new: ColorPalette
  let ramps: RampMatching
  let roles: NameMatching
  let series: NameMatching
  private let oldRoleNames: [String]

  init(_ old: ColorPalette, _ new: ColorPalette) {
    ramps = RampMatching(old.ramps, new.ramps)
    roles = NameMatching(old.roles.map(\.name), new.roles.map(\.name))
    series = NameMatching(old.series.map(\.name), new.series.map(\.name))
    oldRoleNames = old.roles.map(\.name)
    var names: [String: String] = [:]
    for pair in roles.pairs { names[old.roles[pair.old].name] = new.roles[pair.new].name }
    self.old = old.renamingRoles(names)
    self.new = new
  }

  var rampChanges: [PartChange] {
    Self.changes(
      old.ramps.map(\.name), new.ramps.map(\.name), ramps.matches.map { ($0.old, $0.new) },
      removed: ramps.removed, added: ramps.added)
  }

  var roleChanges: [PartChange] {
    Self.changes(oldRoleNames, new.roles.map(\.name), roles)
  }

  var seriesChanges: [PartChange] {
    Self.changes(old.series.map(\.name), new.series.map(\.name), series)
  }

  var stepChanges: [StepsChange] {
    let ramps = ramps.matches.map { match in
      let (before, after) = (old.ramps[match.old], new.ramps[match.new])
      return StepsChange(
        name: after.name, removed: match.steps.removed.map { before.stepNames[$0] },
        added: match.steps.added.map { after.stepNames[$0] })
    }
    let series = series.pairs.map { pair in
      let (before, after) = (old.series[pair.old].colors, new.series[pair.new].colors)
      return StepsChange(
        name: new.series[pair.new].name,
        removed: before.indices.dropFirst(after.count).map { String($0 + 1) },
        added: after.indices.dropFirst(before.count).map { String($0 + 1) })
    }
    return (ramps + series).filter { !$0.removed.isEmpty || !$0.added.isEmpty }
  }

  /// What an old role was called before it took the name it has in the new palette.
  func oldName(ofRole index: Int) -> String { oldRoleNames[index] }

  private static func changes(
    _ old: [String], _ new: [String], _ matching: NameMatching
  ) -> [PartChange] {
    changes(old, new, matching.pairs, removed: matching.removed, added: matching.added)
  }

  private static func changes(
    _ old: [String], _ new: [String], _ pairs: [(old: Int, new: Int)], removed: [Int], added: [Int]
  ) -> [PartChange] {
    removed.map { .removed(old[$0]) } + added.map { .added(new[$0]) }
      + pairs.filter { old[$0.old] != new[$0.new] }
      .map { .renamed(old: old[$0.old], new: new[$0.new]) }
  }
}

extension ColorPalette {
  /// The same with other names for roles, in its checks too.
  fileprivate func renamingRoles(_ names: [String: String]) -> ColorPalette {
    var palette = self
    for index in palette.roles.indices {
      palette.roles[index].name = names[roles[index].name] ?? roles[index].name
    }
    for index in palette.checks.indices {
      palette.checks[index].foregrounds = checks[index].foregrounds.map { names[$0] ?? $0 }
      palette.checks[index].backgrounds = checks[index].backgrounds.map { stack in
        RoleStack(stack.roles.map { names[$0] ?? $0 })
      }
    }
    return palette
  }
}
