extension ContrastRatio {
  /// As it is read out: `4.49 to 1`.
  package func words(in language: PlainLanguage) -> String {
    let number = number(in: language)
    return switch language {
    case .english: "\(number) to 1"
    case .german: "\(number) zu 1"
    case .japanese: "\(number) 対 1"
    case .korean: "\(number) 대 1"
    }
  }

  /// The same of a colour that lies on the page: `4.49 to 1 on the page`.
  package func wordsOnThePage(in language: PlainLanguage) -> String {
    let words = words(in: language)
    return switch language {
    case .english: "\(words) on the page"
    case .german: "\(words) auf der Seite"
    case .japanese: "ページに対して \(words)"
    case .korean: "페이지 위에서 \(words)"
    }
  }

  /// The number alone, as it is read out: cut after two decimals, as in `4,49` in German.
  package func number(in language: PlainLanguage) -> String {
    language.decimal(description)
  }
}

extension Int {
  /// The number in groups of three digits, as the language writes it.
  package func grouped(in language: PlainLanguage) -> String {
    grouped(by: language == .german ? "." : ",")
  }
}

extension PlainLanguage {
  /// What a listener hears between a number and its decimals.
  package var decimalSeparator: String { self == .german ? "," : "." }

  /// A number that is written with a point, as the language writes it.
  package func decimal(_ text: String) -> String {
    text.replacing(".", with: decimalSeparator)
  }
}
