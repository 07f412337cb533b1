import Palette

/// Finds the ramps among the colours of a file, by the names people give them.
///
/// At least three colours whose names differ in a number at their end are a ramp; its steps go by
/// that number. Whatever belongs to no ramp becomes a role, so that nothing is lost. Aliases are
/// roles as well, unless their ramp would otherwise not be there at all.
enum RampFinder {
  private static let fewestSteps = 3

  /// The palette the colours make, and what there is to say about how.
  static func palette(
    from found: FoundColors, file: String
  ) throws(InputError) -> (palette: ColorPalette, notes: [InputNote]) {
    guard !found.colors.isEmpty else {
      throw InputError(file: file, message: "no colours were found in it")
    }
    let (entries, repeated) = NamedEntry.collect(found.colors)
    var notes = repeated.map {
      InputNote(
        "\($0.name.quoted) was given a colour before; this one belongs to no ramp",
        at: $0.position)
    }
    var groups = RampGroup.collect(entries, fewestSteps: fewestSteps)
    notes += groups.compactMap(\.translucencyNote)
    groups.removeAll(where: \.isTranslucent)
    groups = withoutReExports(groups)
    let dropped = RampGroup.dropCommonWords(&groups)
    var ramps: [Ramp] = []
    for group in groups {
      let (ramp, remarks) = try group.ramp(file: file)
      ramps.append(ramp)
      notes += remarks
    }
    let used = Set(groups.flatMap { $0.steps.map(\.entry.index) })
    let rest = entries.filter { !used.contains($0.index) } + repeated
    let name = found.name.flatMap { NameWords($0).isEmpty ? nil : $0 }
    var palette = ColorPalette(
      name: name ?? PaletteName.of(file), ramps: ramps,
      roles: distinct(roles(rest.map(\.role), without: dropped)))
    if found.colors.contains(where: { $0.p3 != nil }) { palette.gamut = .displayP3 }
    notes += nesting(groups, of: entries)
    notes += GroupRemarks(entries + repeated, groups, roles: rest).place(found, in: &palette)
    return (palette, notes)
  }

  /// Ramps that stand in more groups than the one all colours are in: their names tell of it, and
  /// their place no longer does.
  private static func nesting(_ groups: [RampGroup], of entries: [NamedEntry]) -> [InputNote] {
    guard var shared = entries.first?.path.dropLast() else { return [] }
    for entry in entries {
      let common = zip(shared, entry.path.dropLast()).prefix { $0 == $1 }.count
      shared = shared.prefix(common)
    }
    let nested = groups.filter { group in
      group.steps.allSatisfy { $0.entry.path.count - 1 - shared.count > 1 }
    }
    guard let first = nested.first, let entry = first.steps.first?.entry else { return [] }
    let path = entry.path.dropLast().joined(separator: ".")
    let ramps = nested.count == 1 ? "1 ramp stands" : "\(nested.count) ramps stand"
    return [
      .loss(
        "\(ramps) in groups within groups, which are kept in the name alone: \(path.quoted) is "
          + first.name.quoted, at: entry.position)
    ]
  }

  /// Roles without the words that no ramp's name begins with any more, where all roles begin with
  /// them as well: `color.text` beside `color.blue.6` is `text`.
  private static func roles(
    _ roles: [ResolvedRole], without words: [String]
  ) -> [ResolvedRole] {
    var roles = roles
    // Swatch files have no other way to set roles apart than a group of that name.
    for word in words + ["roles"] + words {
      let names = roles.compactMap { name($0.name, without: word) }
      guard names.count == roles.count else { continue }
      for (index, name) in names.enumerated() { roles[index].name = name }
    }
    return roles
  }

  /// Roles of one name are numbered, since artists' files often repeat a name.
  private static func distinct(_ roles: [ResolvedRole]) -> [ResolvedRole] {
    var counts: [String: Int] = [:]
    return roles.map { role in
      let count = counts[role.name, default: 0] + 1
      counts[role.name] = count
      guard count > 1 else { return role }
      var role = role
      role.name += " \(count)"
      return role
    }
  }

  /// The rest of a name that begins with a word, and a separator or a capital after it.
  private static func name(_ name: String, without word: String) -> String? {
    guard name.prefix(word.count).lowercased() == word else { return nil }
    let rest = name.dropFirst(word.count)
    guard let separator = rest.first else { return nil }
    // What began a hump begins the name now: `colorPage` becomes `page`.
    if separator.isUppercase, name.prefix(word.count).last?.isLowercase == true {
      return separator.lowercased() + rest.dropFirst()
    }
    guard ".-_/ ".contains(separator) else { return nil }
    let shorter = String(rest.dropFirst())
    return shorter.isEmpty ? nil : shorter
  }

  /// A ramp of aliases counts only where its colours are in no ramp that is none: a second name for
  /// the same colours would have every pair counted twice.
  private static func withoutReExports(_ groups: [RampGroup]) -> [RampGroup] {
    var colors: Set<HexColor> = []
    for group in groups where !group.isAlias {
      for step in group.steps { colors.formUnion(step.entry.allColors) }
    }
    return groups.filter { group in
      !group.isAlias
        || !group.steps.allSatisfy { $0.entry.allColors.allSatisfy(colors.contains) }
    }
  }
}

/// The name of a palette whose file says none.
enum PaletteName {
  /// The file's own name, without its folders and extensions.
  static func of(_ file: String) -> String {
    let fileName = file.split(separator: "/").last ?? ""
    let stem = String(fileName.split(separator: ".").first ?? "")
    return NameWords(stem).isEmpty ? "palette" : stem
  }
}
