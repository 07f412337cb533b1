import Palette

/// Tells what a JSON file is by its keys.
enum JSONRecognition {
  /// - `formatVersion`: a result. `ramps` with colours: plain ramps.
  /// - `resolutionOrder`: a resolver of design tokens. `$themes`: Tokens Studio.
  /// - `colors` and `info`: a colour set of Xcode.
  /// - Anywhere `$value`: design tokens; `value`: those of Style Dictionary.
  /// - Objects of colours at the top: plain ramps.
  /// - All else: a palette file, whose reader says what is wrong with it.
  static func format(of root: JSONNode, file: String) -> InputFormat {
    guard case .object(let object) = root.value else { return .palette }
    if object["formatVersion"] != nil { return .result }
    if let ramps = object["ramps"] {
      return ramps.members?.contains { isColors($0.node) } == true ? .ramps : .palette
    }
    if isResolver(root) { return .dtcg }
    let isInCatalog = object["info"] != nil || file.hasSuffix(".colorset/Contents.json")
    if isInCatalog, object["colors"]?.elements != nil { return .xcassets }
    if object["$themes"] != nil || object["$metadata"] != nil { return .tokensStudio }
    if let tokens = tokens(in: object) { return tokens }
    if [".tokens", ".tokens.json"].contains(where: file.hasSuffix) { return .dtcg }
    let isBare = object.members.contains { member in
      !PaletteFile.keys.contains(member.key) && isColors(member.node)
    }
    return isBare ? .ramps : .palette
  }

  /// A resolver of design tokens.
  static func isResolver(_ root: JSONNode) -> Bool {
    root.members?.contains { $0.key == "resolutionOrder" } ?? false
  }

  /// The kind of tokens in a file, by the first that is found.
  private static func tokens(in root: JSONObject) -> InputFormat? {
    var waiting = [root]
    var isLegacy = false
    while let object = waiting.popLast() {
      for member in object.members {
        if member.key == "$value" || member.key == "$ref" { return .dtcg }
        // A group or a ramp may be called "value"; a token's value is no object of its own kind.
        if member.key == "value", object.offset != root.offset { isLegacy = true }
        if case .object(let inner) = member.node.value { waiting.append(inner) }
      }
    }
    return isLegacy ? .styleDictionary : nil
  }

  private static func isHex(_ node: JSONNode) -> Bool {
    node.text.map { (try? HexColor($0)) != nil } ?? false
  }

  /// A ramp that is given by its colours and not by what it should be.
  private static func isColors(_ node: JSONNode) -> Bool {
    if node.elements != nil { return true }
    guard let members = node.members else { return false }
    let keys = members.map(\.key)
    if keys.contains(where: { AppearanceVariant(rawValue: $0) != nil }) { return true }
    let isDefinition = keys.contains { PaletteFileReader.rampKeys.contains($0) }
    return !isDefinition
      && members.contains { isHex($0.node) || $0.node.elements?.first.map(isHex) == true }
  }
}
