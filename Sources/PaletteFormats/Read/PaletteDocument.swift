public import Palette

/// A palette as it was found in a file: what it should be, or its colours.
public enum PaletteDocument: Hashable, Sendable {
  /// A palette file, which has yet to be built.
  case definition(PaletteDefinition)
  /// Colours: a result, or plain ramps.
  case palette(ColorPalette)

  /// Reads a palette of any form, told apart by content.
  ///
  /// - A result has `formatVersion`.
  /// - Plain ramps have colours: `{ "ramps": { RAMP: { "light": [hex, …], … } } }` with some of the
  ///   four appearances, `{ "ramps": { RAMP: [hex, …] } }`, `{ RAMP: { STEP: hex, … } }` or
  ///   `{ RAMP: [hex, …] }`. Keys that start with `_` or `$` are ignored in the last two.
  /// - All else is a palette file.
  /// - Throws: `InputError` with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PaletteDocument {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    let object = try source.object(root, "a palette")
    let reader = ColorPaletteReader(source: source)
    if object["formatVersion"] != nil { return .palette(try reader.palette(root)) }
    if let ramps = object["ramps"] {
      let isPlain = ramps.members?.contains { isColors($0.node) } == true
      guard isPlain else {
        return .definition(try PaletteFileReader(source: source).definition(root))
      }
      return .palette(try reader.palette(root))
    }
    let isBare = object.members.contains { member in
      !PaletteFile.keys.contains(member.key) && isColors(member.node)
    }
    guard isBare else {
      return .definition(try PaletteFileReader(source: source).definition(root))
    }
    return .palette(try reader.bareRamps(object))
  }

  /// A ramp that is given by its colours and not by what it should be.
  private static func isColors(_ node: JSONNode) -> Bool {
    if node.elements != nil { return true }
    guard let members = node.members else { return false }
    let keys = members.map(\.key)
    if keys.contains(where: { AppearanceVariant(rawValue: $0) != nil }) { return true }
    let isDefinition = keys.contains { PaletteFileReader.rampKeys.contains($0) }
    return !isDefinition
      && members.contains { ($0.node.text).map { (try? HexColor($0)) != nil } == true }
  }
}
