import Palette

/// Finds what in a palette the groups of a file are, so that what is said about them stays.
///
/// A group of one ramp alone is that ramp, one of all colours is the group around them, and one of
/// roles alone is what their names begin with. Other groups are none that a palette has.
struct GroupRemarks {
  /// Whose colours a group holds.
  private struct Holding {
    var count = 0
    /// The ramp all of them are of; `nil` where they are of several, or of none.
    var ramp: Int?
    /// Some of them are steps.
    var hasSteps = false
    /// The first of its colours.
    var first: NamedEntry
    /// Some of them stand in it directly.
    var isParent = false
    /// How many steps of each ramp it has.
    var steps: [Int: Int] = [:]
    /// The roles in it, by their places in the palette.
    var roles: [Int] = []
  }

  private static let mostNames = 5

  private var holdings: [[String]: Holding] = [:]
  private let colorCount: Int
  private let stepCounts: [Int]
  /// The places of roles in the palette, by their entries.
  private let roles: [Int: Int]

  /// - Parameter roles: Those of the entries that became roles, in order.
  init(_ entries: [NamedEntry], _ ramps: [RampGroup], roles: [NamedEntry]) {
    colorCount = entries.count
    self.roles = Dictionary(uniqueKeysWithValues: roles.enumerated().map { ($1.index, $0) })
    stepCounts = ramps.map(\.steps.count)
    var owners: [Int: Int] = [:]
    for (index, ramp) in ramps.enumerated() {
      for step in ramp.steps { owners[step.entry.index] = index }
    }
    for entry in entries where entry.path.count > 1 {
      for length in 1..<entry.path.count {
        let path = Array(entry.path.prefix(length))
        var holding = holdings[path, default: Holding(ramp: owners[entry.index], first: entry)]
        holding.count += 1
        if holding.ramp != owners[entry.index] { holding.ramp = nil }
        if owners[entry.index] != nil { holding.hasSteps = true }
        if length == entry.path.count - 1 { holding.isParent = true }
        if let ramp = owners[entry.index] { holding.steps[ramp, default: 0] += 1 }
        if let role = self.roles[entry.index] { holding.roles.append(role) }
        holdings[path] = holding
      }
    }
  }

  /// Puts what a file says about groups where it belongs.
  ///
  /// - Returns: what there is to say about the groups that are nothing in the palette.
  func place(_ found: FoundColors, in palette: inout ColorPalette) -> [InputNote] {
    palette.remarks.palette = found.remarks
    let names = Set(palette.roles.map(\.name))
    var places: [String: Int] = [:]
    var lost: [FoundGroup] = []
    for group in found.groups {
      let variant = group.variant
      guard !group.path.isEmpty else {
        palette.remarks.files[variant] = group.remarks
        continue
      }
      // A group without colours is not read, and neither is what is said about it.
      guard let holding = holdings[group.path] else { continue }
      let isAround = holding.count == colorCount
      if let ramp = holding.ramp, holding.count == stepCounts[ramp],
        holding.isParent || !isAround
      {
        let known = palette.ramps[ramp].remarks[variant]
        palette.ramps[ramp].remarks[variant] = known?.merged(with: group.remarks) ?? group.remarks
      } else if isAround {
        let known = palette.remarks.colors[variant]
        palette.remarks.colors[variant] = known?.merged(with: group.remarks) ?? group.remarks
      } else if !holding.hasSteps, let name = roleGroup(group.path, holding.first, palette),
        !names.contains(name)
      {
        let place = places[name, default: palette.remarks.roleGroups.count]
        if place == palette.remarks.roleGroups.count {
          places[name] = place
          palette.remarks.roleGroups.append(RoleGroupRemarks(name: name, remarks: .init()))
        }
        palette.remarks.roleGroups[place].remarks[variant] = group.remarks
      } else {
        lost.append(group)
      }
    }
    let variants = Set(found.colors.map(\.variant))
    palette.remarks.files.fill(variants)
    palette.remarks.colors.fill(variants)
    for ramp in palette.ramps.indices { palette.ramps[ramp].remarks.fill(variants) }
    for group in palette.remarks.roleGroups.indices {
      palette.remarks.roleGroups[group].remarks.fill(variants)
    }
    handDown(&lost, in: &palette)
    return note(lost).map { [$0] } ?? []
  }

  /// Lets each ramp and role of a group that has no place say what the group says about the use of
  /// all of them, unless it speaks for itself.
  ///
  /// - Parameter groups: Groups, outer ones first; those of which nothing is left go.
  private func handDown(_ groups: inout [FoundGroup], in palette: inout ColorPalette) {
    for index in groups.indices.reversed() {
      let (group, variant) = (groups[index], groups[index].variant)
      guard let deprecation = group.remarks.deprecation, let holding = holdings[group.path],
        holding.steps.allSatisfy({ $1 == stepCounts[$0] })
      else { continue }
      let inherited = Remarks(deprecation: deprecation)
      for ramp in holding.steps.keys {
        let own = palette.ramps[ramp].remarks[variant]
        palette.ramps[ramp].remarks[variant] = own?.merged(with: inherited) ?? inherited
      }
      for role in holding.roles {
        // A group between them, which has a place of its own, may take it back.
        let name = palette.roles[role].name
        let isSettled = palette.remarks.roleGroups.contains {
          $0.remarks[variant]?.deprecation != nil && name.hasPrefix($0.name + ".")
        }
        if isSettled { continue }
        let own = palette.roles[role].remarks[variant]
        palette.roles[role].remarks[variant] = own?.merged(with: inherited) ?? inherited
      }
      groups[index].remarks.deprecation = nil
    }
    groups.removeAll(where: \.remarks.isEmpty)
  }

  /// What the names of a group's roles begin with.
  private func roleGroup(
    _ path: [String], _ entry: NamedEntry, _ palette: ColorPalette
  ) -> String? {
    guard let role = roles[entry.index].map({ palette.roles[$0].name }),
      let dropped = (0..<path.count).first(where: {
        entry.path.dropFirst($0).joined(separator: ".") == role
      })
    else { return nil }
    return path.dropFirst(dropped).joined(separator: ".")
  }

  private func note(_ lost: [FoundGroup]) -> InputNote? {
    guard let first = lost.first else { return nil }
    var names: [String] = []
    for group in lost {
      let name = group.path.joined(separator: ".").quoted
      if !names.contains(name) { names.append(name) }
      if names.count > Self.mostNames { break }
    }
    let count = Set(lost.map(\.path)).count
    let shown = names.prefix(Self.mostNames).joined(separator: ", ")
    return .loss(
      "what is said about \(count.counted("group")) of several ramps or roles is "
        + "not kept: \(shown)\(count > Self.mostNames ? " …" : "")", at: first.position)
  }
}

extension PerAppearance<Remarks> {
  /// Says nothing where nothing is said, so that no other appearance speaks for it.
  fileprivate mutating func fill(_ present: Set<AppearanceVariant>) {
    guard !variants.isEmpty else { return }
    for variant in present where self[variant] == nil { self[variant] = Remarks() }
  }
}
