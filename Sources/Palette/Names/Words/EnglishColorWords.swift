/// English, after the ISCC-NBS system: modifiers, then the hue.
struct EnglishColorWords: ColorWords {
  func text(_ designation: ColorDesignation) -> String {
    switch designation {
    case .neutral(let tone, let tinge):
      let (modifier, noun) = Self.neutral(tone)
      return [modifier, tinge.map(Self.adjective), noun].compactMap(\.self).joined(separator: " ")
    case .chromatic(let tone, let hue):
      return [Self.modifier(tone), Self.noun(hue)].compactMap(\.self).joined(separator: " ")
    }
  }

  private static func neutral(_ tone: NeutralTone) -> (modifier: String?, noun: String) {
    switch tone {
    case .white: (nil, "white")
    case .paleGray: ("pale", "grey")
    case .lightGray: ("light", "grey")
    case .gray: (nil, "grey")
    case .darkGray: ("dark", "grey")
    case .veryDarkGray: ("very dark", "grey")
    case .black: (nil, "black")
    }
  }

  private static func adjective(_ tinge: Tinge) -> String {
    switch tinge {
    case .pinkish: "pinkish"
    case .reddish: "reddish"
    case .brownish: "brownish"
    case .yellowish: "yellowish"
    case .greenish: "greenish"
    case .bluish: "bluish"
    case .purplish: "purplish"
    }
  }

  private static func modifier(_ tone: ColorTone) -> String? {
    switch tone {
    case .pale: "pale"
    case .light: "light"
    case .lightGrayish: "light greyish"
    case .plain: nil
    case .vivid: "vivid"
    case .strong: "strong"
    case .grayish: "greyish"
    case .dark: "dark"
    case .deep: "deep"
    case .darkGrayish: "dark greyish"
    case .blackish: "blackish"
    }
  }

  private static func noun(_ hue: HueWord) -> String {
    switch hue {
    case .red: "red"
    case .reddishOrange: "reddish orange"
    case .orange: "orange"
    case .yellowishOrange: "yellowish orange"
    case .yellow: "yellow"
    case .greenishYellow: "greenish yellow"
    case .yellowGreen: "yellow green"
    case .green: "green"
    case .bluishGreen: "bluish green"
    case .cyan: "cyan"
    case .greenishBlue: "greenish blue"
    case .blue: "blue"
    case .purplishBlue: "purplish blue"
    case .violet: "violet"
    case .purple: "purple"
    case .magenta: "magenta"
    case .reddishPurple: "reddish purple"
    case .purplishRed: "purplish red"
    case .pink: "pink"
    case .purplishPink: "purplish pink"
    case .yellowishPink: "yellowish pink"
    case .reddishBrown: "reddish brown"
    case .brown: "brown"
    case .yellowishBrown: "yellowish brown"
    case .olive: "olive"
    case .oliveGreen: "olive green"
    case .teal: "teal"
    }
  }
}
