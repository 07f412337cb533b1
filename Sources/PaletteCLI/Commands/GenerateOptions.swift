import LittleCMS
import Palette
import PaletteFormats

extension OptionDescription {
  static let format = OptionDescription(
    name: "format",
    value: Value(
      placeholder: "NAME",
      choices: OutputFormat.all.map { Choice(name: $0.name, summary: $0.summary) }),
    isRepeatable: true, summary: "what to write; repeat it for several")

  static let output = OptionDescription(
    name: "output", short: "o", value: Value(placeholder: "PATH"),
    summary: "the file to write, or a folder for several (default: standard output)")

  static let steps = OptionDescription(
    name: "steps",
    value: Value(
      placeholder: "NAMES", choices: StepScheme.allCases.map { Choice(name: $0.rawValue) }),
    summary: "what eleven steps are called: "
      + StepScheme.allCases.map(\.rawValue).joined(separator: ", "))

  static let prefix = OptionDescription(
    name: "prefix", value: Value(placeholder: "TEXT", mayBeEmpty: true),
    summary: "what every name begins with; '' for nothing")

  static let letterCase = OptionDescription(
    name: "case",
    value: Value(
      placeholder: "NAME", choices: LetterCase.allCases.map { Choice(name: $0.rawValue) }),
    summary: "how the words of names are joined: "
      + LetterCase.allCases.map(\.rawValue).joined(separator: ", "),
    notes: letterCaseNotes)

  /// Which formats `--case` is for, in lines that fit.
  private static var letterCaseNotes: [String] {
    let names = OutputFormat.all.filter(\.usesLetterCase).map(\.name)
    let half = (names.count + 1) / 2
    return [
      "with --format " + names.prefix(half).joined(separator: ", ") + ",",
      names.dropFirst(half).joined(separator: ", "),
    ]
  }

  static let tokenColor = OptionDescription(
    name: "dtcg-color",
    value: Value(
      placeholder: "FORM",
      choices: [
        Choice(name: TokenColor.object.rawValue, summary: "as DTCG 2025.10 has it (the default)"),
        Choice(name: TokenColor.hex.rawValue, summary: "as older tools want it"),
      ]),
    summary: "with --format dtcg: how a token states its colour")

  static let wordLanguage = OptionDescription.language(
    "with --format \(OutputFormat.names(where: \.usesLanguage)): the language of words")

  static let check = OptionDescription(
    name: "check", summary: "write nothing; exit 1 if the files there are not up to date")

  static let key = OptionDescription(
    name: "key", value: Value(placeholder: "NAME=COLOR"), isRepeatable: true,
    summary: "a ramp around a colour, as in blue=#0070f2, instead of a palette file")

  static let name = OptionDescription(
    name: "name", value: Value(placeholder: "NAME"),
    summary: "with --key: what the palette is called (default: palette)")

  static let ladder = OptionDescription(
    name: "ladder",
    value: Value(
      placeholder: "NAME",
      choices: [
        Choice(name: "even", summary: "lightness in equal steps (the default)"),
        Choice(name: "soft", summary: "more pale steps, for surfaces"),
      ]),
    summary: "with --key: how lightness goes from step to step")

  static let gamut = OptionDescription(
    name: "gamut",
    value: Value(
      placeholder: "NAME",
      choices: [
        Choice(name: Gamut.sRGB.name, summary: "the default"),
        Choice(name: Gamut.displayP3.name, summary: "each step has an sRGB colour too"),
        Choice(name: "PATH", summary: "the ICC profile of an RGB device"),
      ], isOpen: true),
    summary: "with --key: which colours may be used")

  static let space = OptionDescription(
    name: "space",
    value: Value(
      placeholder: "NAME",
      choices: PerceptualSpace.allCases.map { Choice(name: $0.rawValue) }),
    summary: "with --key: where hue is held still: "
      + PerceptualSpace.allCases.map(\.rawValue).joined(separator: ", "))
}
