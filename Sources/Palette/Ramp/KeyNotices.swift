extension PaletteDefinition {
  /// What to tell about a ramp's key colour; a key beside the ramp is entered into the ramp as well.
  static func note(
    _ definition: RampDefinition, _ ramp: inout Ramp, _ engine: ColorEngine
  ) -> [BuildNotice] {
    guard let key = definition.key, let steps = ramp.swatches[.light] else { return [] }
    switch key.keep {
    case .nearest:
      let differences = steps.map { engine.difference($0.color, key.color) }
      guard let least = differences.indices.min(by: { differences[$0] < differences[$1] }) else {
        return []
      }
      ramp.nearbyKey = NearbyKey(
        color: key.color, step: least + 1, difference: differences[least])
      return []
    case .exact:
      return twins(of: key.color, in: steps, engine).map { message in
        BuildNotice(ramp: ramp.name, message: message, position: definition.position)
      }
    }
  }

  /// Neighbours of the key that hardly differ from it.
  private static func twins(
    of key: SRGB8, in steps: [Swatch], _ engine: ColorEngine
  ) -> [String] {
    guard let index = steps.firstIndex(where: \.isKey) else { return [] }
    return [index - 1, index + 1].filter(steps.indices.contains).compactMap { neighbour in
      let difference = engine.difference(steps[neighbour].color, key)
      guard difference < visibleDifference else { return nil }
      return "key \(key) is step \(index + 1), and step \(neighbour + 1), \(steps[neighbour].color),"
        + " is hardly different (CIEDE2000 \(difference.cut(decimals: 2)));"
        + " \"keep\": \"nearest\" would space the steps evenly and keep the key beside them"
    }
  }

  /// Below this CIEDE2000 two large swatches side by side look like one.
  private static let visibleDifference = 3.0
}
