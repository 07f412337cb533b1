extension ContrastLevel {
  /// What it is enough for, in a language's own words: `graphics and large text`.
  public func words(in language: PlainLanguage) -> String {
    switch language {
    case .english:
      switch self {
      case .none: "too little"
      case .graphics: "graphics and large text"
      case .text: "text"
      case .enhancedText: "text at AAA"
      }
    case .german:
      switch self {
      case .none: "zu wenig"
      case .graphics: "Grafik und großer Text"
      case .text: "Text"
      case .enhancedText: "Text nach AAA"
      }
    case .japanese:
      switch self {
      case .none: "不足"
      case .graphics: "図形と大きな文字"
      case .text: "文字"
      case .enhancedText: "AAA の文字"
      }
    case .korean:
      switch self {
      case .none: "부족"
      case .graphics: "그래픽과 큰 글자"
      case .text: "글자"
      case .enhancedText: "AAA 글자"
      }
    }
  }
}
