import Palette

extension OptionDescription {
  static let minimumSize = OptionDescription(
    name: "min", value: Value(placeholder: "PX"),
    summary: "the smallest size the text may get; without --min and --max it keeps its size")

  static let maximumSize = OptionDescription(
    name: "max", value: Value(placeholder: "PX"), summary: "the largest size the text may get")

  static let fontWeight = OptionDescription(
    name: "weight", value: Value(placeholder: "NUMBER"),
    summary: "the weight of the font, 1 to 1000 (default: 400; bold is 700)")

  static let neededLevel = OptionDescription(
    name: "level",
    value: Value(
      placeholder: ConformanceLevel.allCases.map(\.rawValue).joined(separator: "|"),
      choices: ConformanceLevel.allCases.map { Choice(name: $0.rawValue) }),
    summary: "the level of WCAG that says what is needed (default: AA)")

  static let textOrJSON = OptionDescription(
    name: "report",
    value: Value(
      placeholder: "NAME",
      choices: [
        Choice(name: "text", summary: "for people"), Choice(name: "json", summary: "for programs"),
      ]),
    summary: "how to report (default: text)")
}
