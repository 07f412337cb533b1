/// Which side a palette's page is on, told from its colours and not from what they are called.
///
/// A palette of one appearance says nothing about it, and one made for a dark page runs from dark to
/// light.
enum Page {
  /// Light, if most ramps get darker from their first step to their last.
  static func appearance(of ramps: [[Swatch]]) -> Appearance {
    let directions = ramps.compactMap { ramp -> Bool? in
      guard let first = ramp.first, let last = ramp.last else { return nil }
      return first.color.luminance >= last.color.luminance
    }
    return directions.count { $0 } * 2 >= directions.count ? .light : .dark
  }
}
