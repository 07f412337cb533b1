import Palette

/// Colours that belong together: the steps of a ramp, or all roles.
struct NamedGroup {
  /// What it is, for messages: `ramp 'blue'`.
  let owner: String
  /// Its name as people wrote it.
  let name: String
  /// The words of its name.
  let words: NameWords
  /// Its colours, in order.
  let colors: [NamedColor]
}

extension ColorPalette {
  /// Every ramp with its steps, and then the roles; groups without a colour are left out.
  ///
  /// - Parameter prefix: What stands before the name of every colour; empty for nothing.
  /// - Throws: `NamingError` for a name without a letter or digit.
  func namedGroups(prefix: String = "") throws(NamingError) -> [NamedGroup] {
    var groups: [NamedGroup] = []
    for ramp in ramps {
      var part = self
      (part.ramps, part.roles) = ([ramp], [])
      groups.append(
        NamedGroup(
          owner: "ramp \(ramp.name.quoted)", name: ramp.name, words: NameWords(ramp.name),
          colors: try part.namedColors(prefix: prefix)))
    }
    var part = self
    part.ramps = []
    groups.append(
      NamedGroup(
        owner: "the roles", name: "roles", words: NameWords("roles"),
        colors: try part.namedColors(prefix: prefix)))
    return groups.filter { !$0.colors.isEmpty }
  }
}

extension Sequence<NamedColor> {
  /// The appearances at least one of the colours has.
  var variants: [AppearanceVariant] {
    AppearanceVariant.allCases.filter { variant in contains { $0.values[variant] != nil } }
  }
}
