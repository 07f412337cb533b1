import Palette

/// Finds names that differ for people but not for the programs that will use them.
enum NameCollisions {
  private struct Entry {
    let owner: String
    let position: SourcePosition?
  }

  /// Throws if two ramps, two roles, or a role and a step of a ramp have the same letters and
  /// digits, whatever their case and whatever stands between.
  static func check(
    ramps: [RampDefinition], roles: [RoleDefinition], in source: JSONSource
  ) throws(InputError) {
    var rampsByName: [String: [Entry]] = [:]
    for ramp in ramps {
      let entry = Entry(owner: "ramp \(ramp.name.quoted)", position: ramp.position)
      rampsByName[NameWords(ramp.name).joined, default: []].append(entry)
    }
    for ramp in ramps {
      try check(rampsByName[NameWords(ramp.name).joined, default: []], in: source)
    }
    var rolesByName: [String: [Entry]] = [:]
    for role in roles {
      let entry = Entry(owner: "role \(role.name.quoted)", position: role.position)
      rolesByName[NameWords(role.name).joined, default: []].append(entry)
    }
    for role in roles {
      let name = NameWords(role.name).joined
      try check(
        steps(named: name, of: rampsByName) + rolesByName[name, default: []], in: source)
    }
  }

  /// The steps whose ramp and number together read like `name`.
  private static func steps(named name: String, of ramps: [String: [Entry]]) -> [Entry] {
    (1...2).flatMap { (digits: Int) -> [Entry] in
      let number = String(name.suffix(digits))
      guard let step = Int(number), String(step) == number,
        (1...PaletteDefinition.stepCount).contains(step)
      else { return [] }
      return ramps[String(name.dropLast(digits)), default: []].map {
        Entry(owner: "step \(step) of \($0.owner)", position: $0.position)
      }
    }
  }

  private static func check(_ entries: [Entry], in source: JSONSource) throws(InputError) {
    guard entries.count > 1, let last = entries.last else { return }
    // Where all stand on one line, its number tells nobody which is which.
    let isSpread = Set(entries.map(\.position?.line)).count > 1
    let names = entries.map { entry in
      entry.position.flatMap { isSpread ? "\(entry.owner) (line \($0.line))" : nil }
        ?? entry.owner
    }
    let listed = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    throw InputError(
      file: source.file, position: last.position,
      message: "\(listed) are too alike: programs would know them by one name; rename all but one")
  }
}
