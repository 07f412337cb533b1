import Palette

extension OptionDescription {
  /// `--language`, of a command whose words for people come in several.
  static func language(_ summary: String) -> OptionDescription {
    OptionDescription(
      name: "language",
      value: Value(
        placeholder: "CODE",
        choices: PlainLanguage.allCases.map { Choice(name: $0.rawValue) }),
      summary: summary + ": " + PlainLanguage.allCases.map(\.rawValue).joined(separator: ", "))
  }
}
