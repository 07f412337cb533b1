public import Palette

/// Palette files: what a palette should be, written by people (`NAME.palette.json`).
public enum PaletteFile {
  /// Reads a palette file.
  ///
  /// JSON with comments and trailing commas, in UTF-8. Strict: an unknown or duplicate key, a wrong
  /// type and a number out of range are errors, since each is a wish that would be ignored.
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its name, for messages.
  /// - Throws: `InputError` with line and column for whatever cannot be meant as it is written.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(InputError) -> PaletteDefinition {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    return try PaletteFileReader(source: source).definition(root)
  }

  /// The keys a palette file may have at its top.
  static let keys = [
    "$schema", "name", "description", "space", "gamut", "rules", "scope", "ladder",
    "increasedContrast", "ramps", "roles", "textStyles", "checks", "series", "outputs",
  ]
}

/// Turns the JSON of a palette file into a definition.
struct PaletteFileReader {
  let source: JSONSource

  func definition(_ root: JSONNode) throws(InputError) -> PaletteDefinition {
    let file = try source.object(root, "a palette file", keys: PaletteFile.keys)
    if let node = file["$schema"] { _ = try source.string(node, "'$schema'") }
    let name = try source.paletteName(try source.required("name", in: file, "a palette file"))
    let rampsNode = try source.required("ramps", in: file, "a palette file")
    var definition = PaletteDefinition(name: name, ramps: try ramps(rampsNode))
    definition.description = try file["description"].map { node throws(InputError) in
      try source.string(node, "'description'")
    }
    if let node = file["space"] { definition.space = try source.word(node, "'space'") }
    if let node = file["gamut"] {
      definition.gamut = try source.gamut(node)
      definition.gamutPosition = source.position(at: node.offset)
    }
    if let node = file["rules"] {
      definition.rules = try source.rules(node)
      definition.rulesPosition = source.position(at: node.offset)
    }
    if let node = file["scope"] { definition.scope = try source.word(node, "'scope'") }
    if let node = file["ladder"] { definition.ladder = try ladder(node) }
    if let node = file["increasedContrast"] {
      definition.increasedContrast = try source.word(node, "'increasedContrast'")
    }
    if let node = file["roles"] { definition.roles = try roles(node, ramps: definition.ramps) }
    try NameCollisions.check(ramps: definition.ramps, roles: definition.roles, in: source)
    if let node = file["textStyles"] { definition.textStyles = try textStyles(node) }
    if let node = file["checks"] { definition.checks = try checks(node, of: definition) }
    if let node = file["series"] { definition.series = try series(node) }
    if let node = file["outputs"] { definition.outputs = try outputs(node) }
    return definition
  }

  /// The members of an object whose keys are names that people choose.
  func named(_ node: JSONNode, _ key: String, each: String) throws(InputError) -> [JSONMember] {
    let object = try source.object(node, key.quoted)
    for member in object.members {
      try source.checkName(member.key, at: member.keyOffset, of: each)
    }
    return object.members
  }
}
