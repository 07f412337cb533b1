import Palette

/// Tells what a JSON file is by its keys.
enum JSONRecognition {
  /// - `formatVersion`: a result. `ramps` with colours: plain ramps.
  /// - `colors` and `info`: a colour set of Xcode.
  /// - Objects of colours at the top: plain ramps.
  /// - All else: a palette file, whose reader says what is wrong with it.
  static func format(of root: JSONNode, file: String) -> InputFormat {
    guard case .object(let object) = root.value else { return .palette }
    if object["formatVersion"] != nil { return .result }
    if let ramps = object["ramps"] {
      return ramps.members?.contains { isColors($0.node) } == true ? .ramps : .palette
    }
    if object["info"] != nil, object["colors"]?.elements != nil { return .xcassets }
    let isBare = object.members.contains { member in
      !PaletteFile.keys.contains(member.key) && isColors(member.node)
    }
    return isBare ? .ramps : .palette
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
