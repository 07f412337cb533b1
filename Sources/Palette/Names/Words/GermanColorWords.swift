/// German: adjectives with the ending of a neuter noun, then the hue as a noun.
struct GermanColorWords: ColorWords {
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
    case .white: (nil, "Weiß")
    case .paleGray: ("blasses", "Grau")
    case .lightGray: ("helles", "Grau")
    case .gray: (nil, "Grau")
    case .darkGray: ("dunkles", "Grau")
    case .veryDarkGray: ("sehr dunkles", "Grau")
    case .black: (nil, "Schwarz")
    }
  }

  private static func adjective(_ tinge: Tinge) -> String {
    switch tinge {
    case .pinkish: "rosastichiges"
    case .reddish: "rötliches"
    case .brownish: "bräunliches"
    case .yellowish: "gelbliches"
    case .greenish: "grünliches"
    case .bluish: "bläuliches"
    case .purplish: "violettstichiges"
    }
  }

  private static func modifier(_ tone: ColorTone) -> String? {
    switch tone {
    case .pale: "blasses"
    case .light: "helles"
    case .lightGrayish: "helles gräuliches"
    case .plain: nil
    case .vivid: "lebhaftes"
    case .strong: "kräftiges"
    case .grayish: "gräuliches"
    case .dark: "dunkles"
    case .deep: "tiefes"
    case .darkGrayish: "dunkles gräuliches"
    case .blackish: "schwärzliches"
    }
  }

  private static func noun(_ hue: HueWord) -> String {
    switch hue {
    case .red: "Rot"
    case .reddishOrange: "rötliches Orange"
    case .orange: "Orange"
    case .yellowishOrange: "gelbliches Orange"
    case .yellow: "Gelb"
    case .greenishYellow: "grünliches Gelb"
    case .yellowGreen: "Gelbgrün"
    case .green: "Grün"
    case .bluishGreen: "bläuliches Grün"
    case .cyan: "Türkis"
    case .greenishBlue: "grünliches Blau"
    case .blue: "Blau"
    case .purplishBlue: "violettstichiges Blau"
    case .violet: "Blauviolett"
    case .purple: "Violett"
    case .magenta: "Magenta"
    case .reddishPurple: "Rotviolett"
    case .purplishRed: "Purpurrot"
    case .pink: "Rosa"
    case .purplishPink: "violettstichiges Rosa"
    case .yellowishPink: "gelbliches Rosa"
    case .reddishBrown: "rötliches Braun"
    case .brown: "Braun"
    case .yellowishBrown: "gelbliches Braun"
    case .olive: "Oliv"
    case .oliveGreen: "Olivgrün"
    case .teal: "Petrol"
    }
  }
}
