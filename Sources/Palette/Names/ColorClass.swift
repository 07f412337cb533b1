/// The cell of colour space a colour lies in: a class of lightness, of chroma and of hue.
///
/// Cells that touch differ in one of the three, so that a small change of a colour changes one term
/// of its name.
struct ColorClass: Hashable, Sendable {
  let lightness: LightnessClass
  let chroma: ChromaClass
  let hue: HueWord
  let tinge: Tinge

  /// The class of a colour.
  init(_ color: SRGB8) {
    let place = NamingPlace(color)
    let limits = NamingLimits(at: place)
    lightness = limits.lightnessClass
    chroma = limits.chromaClass
    hue = HueSector.word(at: place, vividness: limits.vividness)
    tinge = Tinge(at: place)
  }
}

/// Lightness, from the lightest to the darkest.
enum LightnessClass: Int, CaseIterable, Hashable, Sendable {
  case white, pale, light, middle, dark, blackish, black
}

/// Chroma, from none to the most.
enum ChromaClass: Int, CaseIterable, Hashable, Sendable {
  case neutral, tinged, grayish, moderate, strong, vivid
}
