/// What a plain name says, before it is put into a language's words.
enum ColorDesignation: Hashable, Sendable {
  /// White, a grey or black, perhaps with a tinge.
  case neutral(NeutralTone, Tinge?)
  /// A colour proper.
  case chromatic(ColorTone, HueWord)
}

/// White, black and the greys between.
enum NeutralTone: CaseIterable, Hashable, Sendable {
  case white, paleGray, lightGray, gray, darkGray, veryDarkGray, black
}

/// The tinge of what is nearly white, grey or black: its hue, coarsely.
enum Tinge: CaseIterable, Hashable, Sendable {
  case pinkish, reddish, brownish, yellowish, greenish, bluish, purplish
}

/// Lightness and chroma of a colour proper, as one modifier.
enum ColorTone: CaseIterable, Hashable, Sendable {
  case pale, light, lightGrayish
  case plain, vivid, strong, grayish
  case dark, deep, darkGrayish, blackish
}

/// The words for hues; some exist only light (pink) or only dark (brown).
enum HueWord: CaseIterable, Hashable, Sendable {
  case red, reddishOrange, orange, yellowishOrange, yellow, greenishYellow
  case yellowGreen, green, bluishGreen, cyan, greenishBlue, blue
  case purplishBlue, violet, purple, magenta, reddishPurple, purplishRed
  case pink, purplishPink, yellowishPink
  case reddishBrown, brown, yellowishBrown, olive, oliveGreen, teal
}

extension ColorDesignation {
  /// The designation of a class of colours.
  init(_ color: ColorClass) {
    switch color.chroma {
    case .neutral: self = .neutral(color.lightness.neutralTone, nil)
    case .tinged: self = .neutral(color.lightness.neutralTone, color.tinge)
    case .grayish, .moderate, .strong, .vivid:
      self = .chromatic(ColorTone(color.lightness, color.chroma), color.hue)
    }
  }
}

extension LightnessClass {
  var neutralTone: NeutralTone {
    switch self {
    case .white: .white
    case .pale: .paleGray
    case .light: .lightGray
    case .middle: .gray
    case .dark: .darkGray
    case .blackish: .veryDarkGray
    case .black: .black
    }
  }
}

extension ColorTone {
  /// The modifier of a lightness and a chroma.
  init(_ lightness: LightnessClass, _ chroma: ChromaClass) {
    switch (lightness, chroma) {
    case (.white, .vivid), (.pale, .vivid), (.light, .vivid), (.middle, .vivid): self = .vivid
    case (.white, _), (.pale, _): self = .pale
    case (.light, .grayish): self = .lightGrayish
    case (.light, _): self = .light
    case (.middle, .grayish): self = .grayish
    case (.middle, .strong): self = .strong
    case (.middle, _): self = .plain
    case (.dark, .grayish): self = .darkGrayish
    case (.dark, .strong), (.dark, .vivid): self = .deep
    case (.dark, _): self = .dark
    case (.blackish, _), (.black, _): self = .blackish
    }
  }
}
