import Palette

/// The colours that stand under one key of a nested table: the steps of a ramp, or a role alone.
struct ColorGroup {
  /// The prefix, if there is one, and the words of the ramp or the role.
  let words: NameWords
  /// It is a ramp, though perhaps one of no steps.
  let isRamp: Bool
  /// The steps of a ramp, each with its own words.
  var steps: [(words: NameWords, color: NamedColor)]
  /// The role of this name.
  var role: NamedColor?
}

extension ColorPalette {
  /// The colours by ramp, and then those roles whose names no ramp has.
  ///
  /// - Parameter prefix: What stands before every name; empty for nothing.
  /// - Throws: `NamingError` for a name without a letter or digit, and for two of one name.
  func colorGroups(prefix: String) throws(NamingError) -> [ColorGroup] {
    var names = IdentifierTable()
    var groups: [ColorGroup] = []
    var places: [NameWords: Int] = [:]
    for ramp in ramps {
      let words = NameWords(prefix).followed(by: NameWords(ramp.name))
      names.add(words.kebab, for: "ramp \(ramp.name.quoted)")
      var single = self
      (single.ramps, single.roles) = ([ramp], [])
      let steps = try single.namedColors(prefix: prefix).map {
        (words: $0.words.dropping(words), color: $0)
      }
      places[words] = groups.count
      groups.append(ColorGroup(words: words, isRamp: true, steps: steps))
    }
    try names.check()
    var roles = self
    roles.ramps = []
    for color in try roles.namedColors(prefix: prefix) {
      if let place = places[color.words], groups[place].role == nil {
        groups[place].role = color
      } else {
        groups.append(ColorGroup(words: color.words, isRamp: false, steps: [], role: color))
      }
    }
    return groups
  }
}
