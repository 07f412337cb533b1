/// Turns names into members of a type, in a language with reserved words.
struct MemberNames {
  /// Words the language or the type has taken.
  let taken: Set<String>
  /// What makes a word no longer taken: `Color` gives `defaultColor`.
  var suffix = "Color"

  /// `blue6`, `defaultColor`, `color500_6`: no letters but a-z, whatever the name.
  func member(_ words: NameWords) -> String {
    let name = words.ascii.lowerCamel
    if name.utf8.first.map({ $0 < UInt8(ascii: "a") }) ?? true { return suffix.lowercased() + name }
    return taken.contains(name) ? name + suffix : name
  }

  /// What the types of a palette start with: `Harbor`, `Palette2nd`.
  static func type(_ paletteName: String) throws(NamingError) -> String {
    let name = NameWords(paletteName).ascii.upperCamel
    guard let first = name.utf8.first else {
      throw NamingError("palette \(paletteName.quoted) needs a name with a letter or a digit")
    }
    return first < UInt8(ascii: "A") ? "Palette\(name)" : name
  }

  /// The members of colours, each for itself.
  /// - Throws: `NamingError` where two of them would be one.
  func members(_ colors: [NamedColor]) throws(NamingError) -> [String] {
    var table = IdentifierTable()
    let names = colors.map { member($0.words) }
    for (name, color) in zip(names, colors) { table.add(name, for: color.owner) }
    try table.check()
    return names
  }
}
