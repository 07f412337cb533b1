/// A sector of the hue circle and the words its colours have.
///
/// Some hues change their word with lightness: a dark orange is called brown, a dark yellow olive,
/// a light red pink. Where the word turns depends on how vivid the colour is. The limits are ours,
/// like those of `NamingLimits`.
struct HueSector: Hashable, Sendable {
  /// Hue in degrees up to which the sector reaches; it begins where the one before ends.
  let end: Double
  /// The word.
  let word: HueWord
  /// The word of its light colours, and from which lightness it holds.
  let light: Turn?
  /// The word of its dark colours, and below which lightness it holds.
  let dark: Turn?

  /// Another word, beyond a lightness.
  struct Turn: Hashable, Sendable {
    let word: HueWord
    /// The lightness where it turns for colours of vividness 0.4 or less, and of 0.82 or more.
    let muted, vivid: Double

    func lightness(vividness: Double) -> Double {
      let share = min(max((vividness - 0.4) / 0.42, 0), 1)
      return muted + (vivid - muted) * share
    }
  }

  private init(
    to end: Double, _ word: HueWord, light: (HueWord, Double, Double)? = nil,
    dark: (HueWord, Double, Double)? = nil
  ) {
    (self.end, self.word) = (end, word)
    self.light = light.map { Turn(word: $0.0, muted: $0.1, vivid: $0.2) }
    self.dark = dark.map { Turn(word: $0.0, muted: $0.1, vivid: $0.2) }
  }

  /// The hue word of a place.
  static func word(at place: NamingPlace, vividness: Double) -> HueWord {
    let sector = all.first { place.hue < $0.end } ?? all[0]
    if let turn = sector.light, place.lightness >= turn.lightness(vividness: vividness) {
      return turn.word
    }
    if let turn = sector.dark, place.lightness < turn.lightness(vividness: vividness) {
      return turn.word
    }
    return sector.word
  }

  /// The circle; the last sector goes on in the first.
  private static let all = [
    HueSector(to: 8, .purplishRed, light: (.pink, 0.60, 0.57)),
    HueSector(to: 18, .red, light: (.pink, 0.63, 0.66)),
    HueSector(to: 27, .red, light: (.pink, 0.66, 0.75)),
    HueSector(to: 31, .red, light: (.pink, 0.68, 0.78)),
    HueSector(
      to: 46, .reddishOrange, light: (.yellowishPink, 0.70, 0.81),
      dark: (.reddishBrown, 0.69, 0.48)),
    HueSector(to: 78, .orange, dark: (.brown, 0.84, 0.612)),
    HueSector(
      to: 85, .yellowishOrange, light: (.yellow, 0.87, 0.95), dark: (.yellowishBrown, 0.83, 0.66)),
    HueSector(to: 95, .yellow, dark: (.yellowishBrown, 0.82, 0.70)),
    HueSector(to: 112, .yellow, dark: (.olive, 0.82, 0.74)),
    HueSector(to: 118, .greenishYellow, dark: (.olive, 0.80, 0.72)),
    HueSector(to: 138, .yellowGreen, dark: (.oliveGreen, 0.66, 0.60)),
    HueSector(to: 157, .green),
    HueSector(to: 176, .bluishGreen),
    HueSector(to: 210, .cyan, dark: (.teal, 0.76, 0.72)),
    HueSector(to: 218, .greenishBlue),
    HueSector(to: 274, .blue),
    HueSector(to: 287, .purplishBlue),
    HueSector(to: 300, .violet),
    HueSector(to: 322, .purple),
    HueSector(to: 333, .purple, light: (.magenta, 1.1, 0.55)),
    HueSector(to: 349, .reddishPurple, light: (.purplishPink, 0.60, 0.57)),
    HueSector(to: 360, .purplishRed, light: (.pink, 0.60, 0.57)),
  ]
}

extension Tinge {
  /// The tinge of a place that has one.
  init(at place: NamingPlace) {
    let isLight = place.lightness >= 0.7
    self =
      switch place.hue {
      case ..<35: isLight ? .pinkish : .reddish
      case ..<60: isLight ? .pinkish : .brownish
      case ..<90: isLight ? .yellowish : .brownish
      case ..<118: .yellowish
      case ..<200: .greenish
      case ..<291: .bluish
      case ..<335: .purplish
      default: isLight ? .pinkish : .reddish
      }
  }
}
