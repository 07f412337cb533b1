import Palette

/// Reads the colour sets of Xcode: an asset catalog (`.xcassets`), a folder of one, a single colour
/// set, or its `Contents.json`.
struct XcodeCatalogReader {
  /// Folders in folders; deeper ones are a link that leads back.
  private static let deepest = 32
  private static let contents = "Contents.json"
  /// What else catalogs hold, none of which is a colour.
  private static let otherAssets = [
    "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset",
    "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
    "iconset", "imageset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "stickerpack", "stickersequence",
    "sticker", "stickersiconset", "symbolset", "textureset", "watchface",
  ]

  /// A colour set and how code asks for it.
  private struct FoundSet {
    /// The groups that provide a namespace, and the name.
    var name: [String]
    /// All groups, and the name.
    var place: [String]
    var set: XcodeColorSet
  }

  private let input: InputFile
  private var sets: [FoundSet] = []

  static func read(_ input: InputFile) throws(InputError) -> FoundColors {
    var reader = XcodeCatalogReader(input: input)
    if let bytes = input.bytes {
      let folders = input.name.split(separator: "/").dropLast()
      let name = folders.last.map(String.init).flatMap(colorSetName) ?? "color"
      try reader.add([name], place: [name], bytes, file: input.name)
    } else if let name = colorSetName(of: input.name) {
      try reader.add([name], place: [name], at: contents)
    } else {
      try reader.readFolder("", namespace: [], groups: [])
    }
    return try reader.colors()
  }

  private init(input: InputFile) {
    self.input = input
  }

  /// The name before `.colorset`, or nothing.
  static func colorSetName(of path: String) -> String? {
    let last = path.split(separator: "/").last ?? ""
    return last.hasSuffix(".colorset") ? String(last.dropLast(".colorset".count)) : nil
  }

  private mutating func readFolder(
    _ folder: String, namespace: [String], groups: [String]
  ) throws(InputError) {
    guard groups.count <= Self.deepest else {
      throw InputError(
        file: input.name(of: folder),
        message: "folders lie more than \(Self.deepest) deep: does a link lead back?")
    }
    for name in try input.files.names(in: folder) where name != Self.contents {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if let color = Self.colorSetName(of: name) {
        try add(namespace + [color], place: groups + [color], at: "\(path)/\(Self.contents)")
        continue
      }
      let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
      if Self.otherAssets.contains(ending) { continue }
      let names = try input.files.names(in: path)
      guard !names.isEmpty else { continue }
      var providesNamespace = false
      if names.contains(Self.contents) {
        providesNamespace = try self.providesNamespace("\(path)/\(Self.contents)")
      }
      try readFolder(
        path, namespace: providesNamespace ? namespace + [name] : namespace,
        groups: groups + [name])
    }
  }

  private func providesNamespace(_ path: String) throws(InputError) -> Bool {
    let (root, _) = try JSONParser.parse(
      try input.files.bytes(of: path), file: input.name(of: path))
    let properties = root.members?.first { $0.key == "properties" }?.node.members
    guard
      case .bool(true)? = properties?.first(where: { $0.key == "provides-namespace" })?.node
        .value
    else { return false }
    return true
  }

  private mutating func add(
    _ name: [String], place: [String], at path: String
  ) throws(InputError) {
    try add(name, place: place, try input.files.bytes(of: path), file: input.name(of: path))
  }

  private mutating func add(
    _ name: [String], place: [String], _ bytes: [UInt8], file: String
  ) throws(InputError) {
    let set = try XcodeColorSet(bytes, file: file, isInput: file == input.name)
    sets.append(FoundSet(name: name, place: place, set: set))
  }

  /// All colours, each by the name code uses, or by its place where two have one name.
  private func colors() throws(InputError) -> FoundColors {
    guard !sets.isEmpty else {
      throw InputError(file: input.name, message: "it has no colour set (a folder '*.colorset')")
    }
    let byName = Dictionary(grouping: sets.indices) { sets[$0].name }
    var found = FoundColors()
    for (index, set) in sets.enumerated() {
      let twins = byName[set.name] ?? []
      if twins.count > 1, twins.first == index {
        found.notes.append(
          InputNote(
            "\(twins.count) colour sets are called \(set.name.joined(separator: "/").quoted): let "
              + "their groups provide a namespace", at: set.set.position))
      }
      let path = twins.count > 1 ? set.place : set.name
      found.notes += set.set.notes
      for variant in AppearanceVariant.allCases {
        guard let (color, p3, position) = set.set.color(variant) else { continue }
        found.colors.append(
          FoundColor(path: path, variant: variant, color: color, p3: p3, position: position))
      }
    }
    return found
  }
}
