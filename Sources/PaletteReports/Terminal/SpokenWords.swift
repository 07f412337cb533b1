import Palette

/// The words that sentences about pairs and series need besides those of colours.
struct SpokenWords {
  let language: PlainLanguage

  init(_ language: PlainLanguage) {
    self.language = language
  }

  /// Parts as one sentence, with its end.
  func sentence(_ parts: [String]) -> String {
    parts.joined(separator: language.comma) + language.fullStop
  }

  /// What is told where several ramps are looked at together.
  func least(of count: Int) -> String {
    let count = count.grouped
    return switch language {
    case .english: "the least contrast of any two of \(count) ramps"
    case .german: "der kleinste Kontrast zwischen je zwei von \(count) Farbreihen"
    case .japanese: "\(count) 本のカラーランプのうち任意の 2 本の最小コントラスト"
    case .korean: "색 램프 \(count)개 중 임의의 두 램프 사이의 최소 대비"
    }
  }

  /// A step of any ramp.
  func step(_ name: String) -> String {
    switch language {
    case .english: "step \(name)"
    case .german: "Stufe \(name)"
    case .japanese: "段階 \(name)"
    case .korean: "\(name)단계"
    }
  }

  /// What comes before the name of a series of chart colours.
  var series: String {
    switch language {
    case .english: "series"
    case .german: "Datenreihe"
    case .japanese: "系列"
    case .korean: "계열"
    }
  }

  /// A sentence on two colours.
  func pair(_ one: String, _ other: String, _ ratio: ContrastRatio) -> String {
    let both =
      switch language {
      case .english: "\(one) with \(other)"
      case .german: "\(one) mit \(other)"
      case .japanese: "\(one) と \(other)"
      // Which particle joins two names hangs on how the first is spoken.
      case .korean: "\(one), \(other)"
      }
    let level = ContrastLevel(ofRatio: ratio.value)
    return sentence([both, ratio.words(in: language), level.words(in: language)])
  }
}
