import Palette

/// Palettes as an asset catalog of Xcode.
///
/// A folder for each ramp and one for the roles, without a namespace, so that code asks for
/// `Color(.blue6)`. Each colour set has the appearances its colour has. Where one of them leaves
/// sRGB, every appearance is there twice, for the two gamuts of displays. Light, dark and contrast
/// are all catalogs know of; text styles are not in them.
enum AssetCatalog {
  /// Writes a palette as the files of a catalog: `Harbor.xcassets/blue/blue6.colorset/…`.
  /// - Throws: `NamingError` where two names give one colour set, or a name gives none.
  static func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> [WrittenFile] {
    let groups = try palette.namedGroups(prefix: options.prefix ?? "")
    let letterCase = options.letterCase ?? .camel
    // Xcode finds a set by its name alone, in whatever folder it lies.
    var sets = IdentifierTable()
    var folders = IdentifierTable()
    for group in groups {
      folders.add(name(group.words, letterCase), for: group.owner)
      for color in group.colors { sets.add(name(color.words, letterCase), for: color.owner) }
    }
    try sets.check()
    try folders.check()

    let catalog = "\(palette.swiftFileName).xcassets"
    var files = [file("\(catalog)", folder)]
    for group in groups {
      let path = "\(catalog)/\(name(group.words, letterCase))"
      files.append(file(path, folder))
      files += group.colors.map { color in
        file("\(path)/\(name(color.words, letterCase)).colorset", set(color))
      }
    }
    return files
  }

  /// The name of a set; one with a letter first, since code asks for it by the same.
  static func name(_ words: NameWords, _ letterCase: LetterCase) -> String {
    let startsWithDigit = words.words.first?.unicodeScalars.first?.isDigit ?? false
    let start = NameWords("color")
    return (startsWithDigit ? start.followed(by: words) : words).text(letterCase)
  }

  private static func file(_ folder: String, _ json: XcodeJSON) -> WrittenFile {
    WrittenFile(path: "\(folder)/Contents.json", text: json.document)
  }

  private static let info: (key: String, value: XcodeJSON) = (
    // Who wrote the file: Xcode puts its own name there once somebody changes the set in it.
    "info", .object([("author", .string("palette")), ("version", .number("1"))])
  )

  private static let folder = XcodeJSON.object([info])

  private static func set(_ color: NamedColor) -> XcodeJSON {
    let known = color.values.variants
    let isWide = known.contains { color.values[$0]?.p3 != nil }
    let hasDark = known.contains { $0.appearance == .dark }
    let hasIncreased = known.contains { $0.contrast == .increased }
    var entries: [XcodeJSON] = []
    for variant in AppearanceVariant.allCases
    where (hasDark || variant.appearance == .light)
      && (hasIncreased || variant.contrast == .standard)
    {
      guard let value = color.values.nearest(to: variant) else { continue }
      entries.append(entry(value, variant, gamut: isWide ? "sRGB" : nil))
      if isWide { entries.append(entry(value, variant, gamut: "display-P3")) }
    }
    return .object([("colors", .array(entries)), info])
  }

  private static func entry(
    _ color: WrittenColor, _ variant: AppearanceVariant, gamut: String?
  ) -> XcodeJSON {
    var members: [(key: String, value: XcodeJSON)] = []
    let appearances = settings(variant)
    if !appearances.isEmpty { members.append(("appearances", .array(appearances))) }
    let p3 = gamut == "display-P3" ? color.p3 : nil
    members.append(
      (
        "color",
        .object([
          ("color-space", .string(p3 == nil ? "srgb" : "display-p3")),
          ("components", components(color.color, p3)),
        ])
      ))
    if let gamut { members.append(("display-gamut", .string(gamut))) }
    members.append(("idiom", .string("universal")))
    return .object(members)
  }

  private static func settings(_ variant: AppearanceVariant) -> [XcodeJSON] {
    var settings: [(String, String)] = []
    if variant.appearance == .dark { settings.append(("luminosity", "dark")) }
    if variant.contrast == .increased { settings.append(("contrast", "high")) }
    return settings.map { name, value in
      .object([("appearance", .string(name)), ("value", .string(value))])
    }
  }

  /// Levels of sRGB as Xcode writes them in hexadecimal, which is exact; fractions always with a
  /// point, because "1" would be the level next to black.
  private static func components(_ color: HexColor, _ p3: DisplayP3Color?) -> XcodeJSON {
    let digits = Array(color.opaque.hex.dropFirst().uppercased())
    let levels = stride(from: 0, to: 6, by: 2).map { "0x" + String(digits[$0..<$0 + 2]) }
    let rgb =
      p3.map { [$0.components.x, $0.components.y, $0.components.z].map { $0.cut(decimals: 4) } }
      ?? levels
    let alpha = (Double(color.alpha) / 255 * 1000).rounded() / 1000
    return .object([
      ("alpha", .string(alpha.cut(decimals: 3))), ("blue", .string(rgb[2])),
      ("green", .string(rgb[1])), ("red", .string(rgb[0])),
    ])
  }
}

extension OutputFormat {
  static let assetCatalog = OutputFormat(
    "xcassets", "an asset catalog of Xcode in all appearances, with Display P3",
    lacks: "text styles", drops: [.textStyles], remarks: .nothing,
    names: .catalog, partExtension: "json",
    rootName: ".xcassets"
  ) { palette, options throws(NamingError) in
    try AssetCatalog.write(palette, options)
  }
}
