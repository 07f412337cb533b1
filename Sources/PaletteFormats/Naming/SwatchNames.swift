import Palette

/// The opaque colours of a palette as swatch files hold them: in groups, each with a plain name.
struct SwatchNames {
  /// A ramp, or the roles.
  struct Group {
    /// Its name: `blue`.
    let name: String
    fileprivate let members: [(name: String, color: NamedColor)]

    /// Its colours in one appearance, or the nearest they have, without translucent ones.
    func colors(in variant: AppearanceVariant) -> [(name: String, color: HexColor)] {
      members.compactMap { name, color in
        guard let value = color.values.nearest(to: variant), value.color.alpha == 255 else {
          return nil
        }
        return (name, value.color)
      }
    }
  }

  /// In the order of the palette.
  let groups: [Group]
  /// The appearances it has.
  let variants: [AppearanceVariant]

  /// - Throws: `NamingError` where two names give one, or a name gives none.
  init(_ palette: ColorPalette, _ options: WriteOptions) throws(NamingError) {
    let named = try palette.namedGroups(prefix: options.prefix ?? "")
    let letterCase = options.letterCase ?? .kebab
    var table = IdentifierTable()
    for color in named.flatMap(\.colors) {
      table.add(color.words.text(letterCase), for: color.owner)
    }
    try table.check()
    groups = named.map { group in
      Group(
        name: group.words.text(letterCase),
        members: group.colors.map { ($0.words.text(letterCase), $0) })
    }
    variants = named.flatMap(\.colors).variants
  }
}

extension AppearanceVariant {
  /// What a file for this appearance alone is called after: `dark-increased-contrast`.
  var fileSuffix: String { NameWords(rawValue).kebab }
}
