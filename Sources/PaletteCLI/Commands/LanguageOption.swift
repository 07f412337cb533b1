import Palette

extension OptionDescription {
  /// The language of words for people.
  static let language = OptionDescription(
    name: "language",
    value: Value(
      placeholder: "NAME",
      choices: PlainLanguage.allCases.map { language in
        switch language {
        case .english: Choice(name: language.rawValue, summary: "English")
        case .german: Choice(name: language.rawValue, summary: "German")
        case .japanese: Choice(name: language.rawValue, summary: "Japanese")
        case .korean: Choice(name: language.rawValue, summary: "Korean")
        }
      }),
    summary: "the language of words and of colour names (default: en)")
}
