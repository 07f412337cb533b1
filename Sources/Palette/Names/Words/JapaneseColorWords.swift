/// Japanese, with the terms of JIS Z 8102 (names of non-luminous object colours).
///
/// The standard has neither pink nor brown, olive nor cyan among its basic words; those are what
/// people say. A tinged grey has its tinge first, as the standard orders it.
struct JapaneseColorWords: ColorWords {
  func text(_ designation: ColorDesignation) -> String {
    switch designation {
    case .neutral(let tone, let tinge):
      (tinge.map(Self.modifier) ?? "") + Self.noun(tone)
    case .chromatic(let tone, let hue):
      Self.modifier(tone) + Self.noun(hue)
    }
  }

  private static func noun(_ tone: NeutralTone) -> String {
    switch tone {
    case .white: "白"
    case .paleGray: "うすい灰色"
    case .lightGray: "明るい灰色"
    case .gray: "灰色"
    case .darkGray: "暗い灰色"
    case .veryDarkGray: "ごく暗い灰色"
    case .black: "黒"
    }
  }

  private static func modifier(_ tinge: Tinge) -> String {
    switch tinge {
    case .pinkish: "ピンクみの"
    case .reddish: "赤みの"
    case .brownish: "茶みの"
    case .yellowish: "黄みの"
    case .greenish: "緑みの"
    case .bluish: "青みの"
    case .purplish: "紫みの"
    }
  }

  private static func modifier(_ tone: ColorTone) -> String {
    switch tone {
    case .pale: "うすい"
    case .light: "明るい"
    case .lightGrayish: "明るい灰みの"
    case .plain: ""
    case .vivid: "あざやかな"
    case .strong: "つよい"
    case .grayish: "灰みの"
    case .dark: "暗い"
    case .deep: "こい"
    case .darkGrayish: "暗い灰みの"
    case .blackish: "ごく暗い"
    }
  }

  private static func noun(_ hue: HueWord) -> String {
    switch hue {
    case .red: "赤"
    case .reddishOrange: "赤みのオレンジ色"
    case .orange: "オレンジ色"
    case .yellowishOrange: "黄みのオレンジ色"
    case .yellow: "黄"
    case .greenishYellow: "緑みの黄"
    case .yellowGreen: "黄緑"
    case .green: "緑"
    case .bluishGreen: "青みの緑"
    case .cyan: "シアン"
    case .greenishBlue: "緑みの青"
    case .blue: "青"
    case .purplishBlue: "紫みの青"
    case .violet: "青紫"
    case .purple: "紫"
    case .magenta: "マゼンタ"
    case .reddishPurple: "赤紫"
    case .purplishRed: "紫みの赤"
    case .pink: "ピンク"
    case .purplishPink: "紫みのピンク"
    case .yellowishPink: "黄みのピンク"
    case .reddishBrown: "赤みの茶色"
    case .brown: "茶色"
    case .yellowishBrown: "黄みの茶色"
    case .olive: "オリーブ色"
    case .oliveGreen: "緑みのオリーブ色"
    case .teal: "青緑"
    }
  }
}
