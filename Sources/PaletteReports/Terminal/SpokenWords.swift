import Palette

/// The few words besides colour names that sentences about colours need.
struct SpokenWords {
  let language: PlainLanguage

  init(_ language: PlainLanguage) {
    self.language = language
  }

  /// An appearance.
  func appearance(_ variant: AppearanceVariant) -> String {
    let isDark = variant.appearance == .dark
    let isIncreased = variant.contrast == .increased
    switch language {
    case .english: return variant.words
    case .german: return (isDark ? "dunkel" : "hell") + (isIncreased ? ", erhöhter Kontrast" : "")
    case .japanese: return (isDark ? "ダーク" : "ライト") + (isIncreased ? "、高コントラスト" : "")
    case .korean: return (isDark ? "어두운 모드" : "밝은 모드") + (isIncreased ? ", 고대비" : "")
    }
  }

  /// That a colour is a key colour.
  var key: String {
    switch language {
    case .english: "a key colour"
    case .german: "eine Leitfarbe"
    case .japanese: "基準色"
    case .korean: "기준색"
    }
  }

  /// That a colour is a key colour which is no step itself.
  func key(near step: Int) -> String {
    switch language {
    case .english: "a key colour, nearest to step \(step)"
    case .german: "eine Leitfarbe, am nächsten an Stufe \(step)"
    case .japanese: "基準色、段階\(step)に最も近い"
    case .korean: "기준색, \(step)단계에 가장 가까움"
    }
  }

  /// What is told where several ramps are looked at together.
  func least(of count: Int) -> String {
    switch language {
    case .english: "the least contrast of any two of \(count.grouped) ramps"
    case .german: "der kleinste Kontrast zwischen je zwei von \(count) Skalen"
    case .japanese: "\(count)本のスケールのうち任意の二つの最小コントラスト"
    case .korean: "스케일 \(count)개 중 임의의 두 개 사이의 최소 대비"
    }
  }

  /// A step of any ramp.
  var step: String {
    switch language {
    case .english: "step"
    case .german: "Stufe"
    case .japanese: "段階"
    case .korean: "단계"
    }
  }

  /// What comes before the name of a series of chart colours.
  var series: String {
    switch language {
    case .english: "series"
    case .german: "Reihe"
    case .japanese: "系列"
    case .korean: "계열"
    }
  }

  /// A ratio on what is behind a colour, cut after one decimal.
  func ratio(_ ratio: ContrastRatio, on page: ShownPage) -> String {
    let number = number(ratio, decimals: 1)
    let behind = behind(page)
    switch language {
    case .english: return "\(number) to 1 on \(behind)"
    case .german: return "\(number) zu 1 auf \(behind)"
    case .japanese: return "\(behind)に対して\(number)対1"
    case .korean: return "\(behind)에서 \(number) 대 1"
    }
  }

  /// A sentence on two colours.
  func pair(
    _ one: String, _ other: String, _ ratio: ContrastRatio, _ use: ContrastLevel
  ) -> String {
    let number = number(ratio, decimals: 2)
    switch language {
    case .english: return "\(one) with \(other), \(number) to 1, \(self.use(use))."
    case .german: return "\(one) mit \(other), \(number) zu 1, \(self.use(use))."
    case .japanese: return "\(one)と\(other)、\(number)対1、\(self.use(use))。"
    case .korean: return "\(one), \(other), \(number) 대 1, \(self.use(use))."
    }
  }

  private func use(_ use: ContrastLevel) -> String {
    let words: [String] =
      switch language {
      case .english:
        ["neither text nor graphics", "graphics and large text", "text", "text at AAA"]
      case .german:
        ["weder Text noch Grafik", "Grafik und großer Text", "Text", "Text nach AAA"]
      case .japanese: ["文字にも図にも不足", "図と大きな文字", "文字", "AAAの文字"]
      case .korean: ["글자와 그림에 부족", "그림과 큰 글자", "글자", "AAA 글자"]
      }
    return zip(ContrastLevel.allCases, words).first { $0.0 == use }?.1 ?? ""
  }

  private func behind(_ page: ShownPage) -> String {
    let words: [String] =
      switch language {
      case .english: ["the page", "white", "black"]
      case .german: ["der Seite", "Weiß", "Schwarz"]
      case .japanese: ["ページ", "白", "黒"]
      case .korean: ["페이지", "하양", "검정"]
      }
    return page.isRole ? words[0] : words[page.color == .white ? 1 : 2]
  }

  private func number(_ ratio: ContrastRatio, decimals: Int) -> String {
    let text = ratio.value.cut(decimals: decimals)
    // A listener hears the separator of the language.
    return language == .german ? String(text.map { $0 == "." ? "," : $0 }) : text
  }
}
