import Palette

extension OptionDescription {
  static let size = OptionDescription(
    name: "size", value: Value(placeholder: "PX"),
    summary: "the size of the text in px (on iOS: points), as in 17")

  static let weight = OptionDescription(
    name: "weight", value: Value(placeholder: "NUMBER"),
    summary: "with --size: the weight of the font, 1 to 1000 (default: 400; bold is 700)")

  static let level = OptionDescription(
    name: "level",
    value: Value(
      placeholder: ConformanceLevel.allCases.map(\.rawValue).joined(separator: "|"),
      choices: ConformanceLevel.allCases.map { Choice(name: $0.rawValue) }),
    summary: "exit 1 if this level of WCAG is missed")
}
