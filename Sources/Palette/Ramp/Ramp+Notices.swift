extension Ramp {
  /// What its maker should know about it, and about its key colour.
  func notices(on key: KeyColor?, _ engine: ColorEngine) -> [String] {
    let twins = key?.keep == .exact ? Self.twins(of: swatches[.light] ?? [], engine) : []
    return twins + movedSurfaces
  }

  /// The step nearest to a key colour that is no step of the ramp.
  func nearby(_ key: KeyColor?, _ engine: ColorEngine) -> NearbyKey? {
    guard let key, key.keep == .nearest, let steps = swatches[.light] else { return nil }
    let differences = steps.map { engine.difference($0.color, key.color) }
    return differences.indices.min { differences[$0] < differences[$1] }
      .map { NearbyKey(color: key.color, step: $0 + 1, difference: differences[$0]) }
  }

  /// Surfaces that had to make way in an increased variant.
  private var movedSurfaces: [String] {
    [AppearanceVariant.light, .dark].flatMap { variant -> [String] in
      let increased = AppearanceVariant(variant.appearance, .increased)
      guard let old = swatches[variant], let new = swatches[increased] else { return [] }
      return (0..<min(IncreasedContrastPromise.lastSurface, old.count)).filter {
        old[$0].color != new[$0].color
      }.map { index in
        "surface \(index + 1) of \(name), \(old[index].color) in \(variant.rawValue), becomes"
          + " \(new[index].color) when contrast is increased: beside it 7:1 would leave the last"
          + " content steps no room"
      }
    }
  }

  /// Neighbours of the key that hardly differ from it.
  private static func twins(of steps: [Swatch], _ engine: ColorEngine) -> [String] {
    guard let index = steps.firstIndex(where: \.isKey) else { return [] }
    let key = steps[index].color
    return [index - 1, index + 1].filter(steps.indices.contains).compactMap { neighbour in
      let difference = engine.difference(steps[neighbour].color, key)
      guard difference < visibleDifference else { return nil }
      return
        "key \(key) is step \(index + 1), and step \(neighbour + 1), \(steps[neighbour].color),"
        + " is hardly different (CIEDE2000 \(difference.cut(decimals: 2)));"
        + " in a palette file, \"keep\": \"nearest\" spaces the steps evenly, with the key beside them"
    }
  }

  /// Below this CIEDE2000 two large swatches side by side look like one.
  private static let visibleDifference = 3.0
}
