/// Korean, with the terms of KS A 0011 (names of non-luminous object colours).
///
/// The standard has no word between plain and vivid and none for cyan, magenta and olive among its
/// basic words; those are what people say.
struct KoreanColorWords: ColorWords {
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
    case .white: (nil, "하양")
    case .paleGray: ("연한", "회색")
    case .lightGray: ("밝은", "회색")
    case .gray: (nil, "회색")
    case .darkGray: ("어두운", "회색")
    case .veryDarkGray: ("아주 어두운", "회색")
    case .black: (nil, "검정")
    }
  }

  private static func adjective(_ tinge: Tinge) -> String {
    switch tinge {
    case .pinkish: "분홍빛"
    case .reddish: "빨간빛"
    case .brownish: "갈색빛"
    case .yellowish: "노란빛"
    case .greenish: "초록빛"
    case .bluish: "파란빛"
    case .purplish: "보랏빛"
    }
  }

  private static func modifier(_ tone: ColorTone) -> String? {
    switch tone {
    case .pale: "연한"
    case .light: "밝은"
    case .lightGrayish: "밝은 회색빛"
    case .plain: nil
    case .vivid: "선명한"
    case .strong: "강한"
    case .grayish: "회색빛"
    case .dark: "어두운"
    case .deep: "진한"
    case .darkGrayish: "어두운 회색빛"
    case .blackish: "검은빛"
    }
  }

  private static func noun(_ hue: HueWord) -> String {
    switch hue {
    case .red: "빨강"
    case .reddishOrange: "빨간 주황"
    case .orange: "주황"
    case .yellowishOrange: "노란 주황"
    case .yellow: "노랑"
    case .greenishYellow: "초록빛 노랑"
    case .yellowGreen: "연두"
    case .green: "초록"
    case .bluishGreen: "파란 초록"
    case .cyan: "시안"
    case .greenishBlue: "초록빛 파랑"
    case .blue: "파랑"
    case .purplishBlue: "보랏빛 파랑"
    case .violet: "파란 보라"
    case .purple: "보라"
    case .magenta: "마젠타"
    case .reddishPurple: "자주"
    case .purplishRed: "자줏빛 빨강"
    case .pink: "분홍"
    case .purplishPink: "자줏빛 분홍"
    case .yellowishPink: "노란 분홍"
    case .reddishBrown: "빨간 갈색"
    case .brown: "갈색"
    case .yellowishBrown: "노란 갈색"
    case .olive: "올리브색"
    case .oliveGreen: "올리브 초록"
    case .teal: "청록"
    }
  }
}
