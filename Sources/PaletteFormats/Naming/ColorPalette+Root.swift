import Palette

extension ColorPalette {
  /// Drops a word that all names begin with, because a writer will put it before each of them again.
  ///
  /// Nothing changes where one name lacks it, or is nothing else.
  mutating func dropRoot(_ root: String) {
    let words = NameWords(root)
    let names = ramps.map(\.name) + roles.map(\.name)
    guard !words.isEmpty, !names.isEmpty else { return }
    var shorter: [String] = []
    for name in names {
      guard let rest = Self.rest(of: name, after: words) else { return }
      shorter.append(rest)
    }
    for index in ramps.indices { ramps[index].name = shorter[index] }
    for index in roles.indices { roles[index].name = shorter[ramps.count + index] }
    for index in remarks.roleGroups.indices {
      let name = remarks.roleGroups[index].name
      remarks.roleGroups[index].name = Self.rest(of: name, after: words) ?? name
    }
  }

  /// What follows words in a name that begins with them: `blue` of `color.blue` and of `colorBlue`.
  private static func rest(of name: String, after root: NameWords) -> String? {
    let words = NameWords(name)
    guard words.words.starts(with: root.words) else { return nil }
    let end = name.indices.first { index in
      index > name.startIndex && NameWords(String(name[..<index])) == root
        && root.followed(by: NameWords(String(name[index...]))) == words
    }
    guard let end else { return nil }
    let rest = name[end...].drop { " -_./".contains($0) }
    guard !rest.isEmpty else { return nil }
    // What began a hump begins the name now.
    let isHump = rest.startIndex == end
    return isHump ? rest.prefix(1).lowercased() + rest.dropFirst() : String(rest)
  }
}
