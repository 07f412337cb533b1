import Palette

/// The groups and tokens of a palette, one tree an appearance, for every format of tokens.
///
/// A step stands in the group of its ramp, as in `color.blue.6`, and a role beside the ramps, as in
/// `color.text-secondary`; one with points in its name, as tokens in groups have it when they are
/// read, stands in groups again, unless a token has the name of a group.
struct TokenTrees {
  typealias Members = [(key: String, value: JSONText)]

  /// The appearances there is a tree for: those the palette has.
  let variants: [AppearanceVariant]
  private let palette: ColorPalette
  private let colors: [NamedColor]
  private let group: String?
  private let names: TokenNames
  private let rolePaths: [String: [String]]

  private var letterCase: LetterCase? { names.letterCase }

  /// - Parameter isFree: Names stay whatever DTCG lets them be.
  /// - Throws: `NamingError` where two names give one token, or a token and a group.
  init(
    _ palette: ColorPalette, _ options: WriteOptions, isFree: Bool = false
  ) throws(NamingError) {
    let prefix = options.prefix ?? "color"
    let names = TokenNames(letterCase: options.letterCase, isFree: isFree)
    colors = try palette.namedColors(prefix: prefix, mayBeSigns: isFree)
    (self.palette, self.names, variants) = (palette, names, palette.allVariants)
    group = prefix.isEmpty ? nil : names.text(prefix)
    try Self.checkNames(colors, palette, hasGroup: group != nil)
    let reserved = group == nil ? Self.textGroups.map { $0.text(options.letterCase ?? .kebab) } : []
    rolePaths = try TokenPlaces(
      palette, reserved: palette.textStyles.isEmpty ? [] : reserved, names.text
    ).paths
    try checkTextStyles()
  }

  /// The tree of an appearance; a colour that lacks it has that of the nearest one.
  ///
  /// - Parameters:
  ///   - token: A colour and what is said about it.
  ///   - group: What is said about a group, as the first of its members.
  func members(
    in variant: AppearanceVariant, _ token: (WrittenColor, Remarks) -> JSONText,
    group remarks: (Remarks) -> Members = { _ in [] }
  ) -> Members {
    let around = remarks(palette.remarks.colors.nearest(to: variant) ?? Remarks())
    let ramps = Dictionary(palette.ramps.map { ($0.name, $0) }) { first, _ in first }
    var tokens = TokenGroup()
    var steps: Members = []
    for (index, color) in colors.enumerated() {
      guard let value = color.values.nearest(to: variant) else { continue }
      let token = token(value, color.remarks.nearest(to: variant) ?? Remarks())
      guard let ramp = color.ramp else {
        tokens.add(token, at: rolePaths[color.name] ?? [])
        continue
      }
      steps.append((names.text(color.name), token))
      guard index + 1 == colors.count || colors[index + 1].ramp != ramp else { continue }
      let said = remarks(ramps[ramp]?.remarks.nearest(to: variant) ?? Remarks())
      tokens.add(.object(said + steps), at: [names.text(ramp)])
      steps = []
    }
    let groups = Dictionary(
      palette.remarks.roleGroups.map { (groupPath($0.name), $0.remarks) }
    ) { first, _ in first }
    let members = tokens.members { path in
      remarks(groups[path]?.nearest(to: variant) ?? Remarks())
    }
    return group.map { [($0, .object(around + members))] } ?? members
  }

  private func groupPath(_ name: String) -> [String] {
    name.split(separator: ".").map { names.text(String($0)) }
  }

  /// What is said about the file of an appearance; about all its colours too, where no group is
  /// around them.
  func remarks(in variant: AppearanceVariant) -> Remarks {
    let file = palette.remarks.files.nearest(to: variant) ?? Remarks()
    guard group == nil, let colors = palette.remarks.colors.nearest(to: variant) else {
      return file
    }
    return file.merged(with: colors)
  }

  /// The text styles, each as `token` makes it of its size and weight; nothing where there are none.
  func textStyles(_ token: (TextStyle, LetterCase) -> JSONText) -> Members {
    group(
      Self.textStyleGroup,
      palette.textStyles.map { style in
        (names.plain(style.name), token(style, letterCase ?? .kebab))
      })
  }

  /// The least and the greatest size of those text styles that follow the reader's text size, each a
  /// token of its own; nothing where none does.
  func textSizes(_ token: (Double) -> JSONText) -> Members {
    group(
      Self.textSizeGroup,
      palette.textStyles.compactMap { style in
        style.dynamicRange.map { range in
          (
            names.plain(style.name),
            .object([("min", token(range.lowerBound)), ("max", token(range.upperBound))])
          )
        }
      })
  }

  private func group(_ name: NameWords, _ members: Members) -> Members {
    members.isEmpty ? [] : [(name.text(letterCase ?? .kebab), .object(members))]
  }

  private static let textStyleGroup = NameWords("text style")
  private static let textSizeGroup = NameWords("text size")
  private static let textGroups = [textStyleGroup, textSizeGroup]

  private static func checkNames(
    _ colors: [NamedColor], _ palette: ColorPalette, hasGroup: Bool
  ) throws(NamingError) {
    // Other tools join the names of groups and tokens, so `blue-6` and `blue` with 6 would be one.
    var joined = IdentifierTable()
    for color in colors { joined.add(color.words.kebab, for: color.owner) }
    try joined.check()

    // A token and a group cannot have one name.
    var places = IdentifierTable()
    for color in colors where color.ramp == nil {
      places.add(place(color.name), for: color.owner)
    }
    for ramp in palette.ramps {
      places.add(place(ramp.name), for: "ramp \(ramp.name.quoted)")
    }
    if !palette.textStyles.isEmpty, !hasGroup {
      places.add(textStyleGroup.kebab, for: "the group of text styles")
      places.add(textSizeGroup.kebab, for: "the group of text sizes")
    }
    try places.check()
  }

  /// What tells a name from others; of one without words, all of it does.
  private static func place(_ name: String) -> String {
    let words = NameWords(name)
    return words.isEmpty ? name : words.kebab
  }

  private func checkTextStyles() throws(NamingError) {
    guard !palette.textStyles.isEmpty else { return }
    if let group, Self.textGroups.contains(NameWords(group)) {
      throw NamingError("prefix \(group.quoted) is what a group of text styles is called")
    }
    var names = IdentifierTable()
    for style in palette.textStyles {
      let owner = "text style \(style.name.quoted)"
      let words = NameWords(style.name)
      guard !words.isEmpty else {
        throw NamingError("\(owner) needs a name with a letter or a digit")
      }
      names.add(words.kebab, for: owner)
    }
    try names.check()
  }
}
