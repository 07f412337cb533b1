import Palette
import PaletteFormats
import PaletteReports

extension CommandDescription {
  static let show = CommandDescription(
    name: "show",
    summary: "show a palette in the terminal, or say it in sentences",
    usage: ["FILE [--appearance NAME]… [--ramp NAME]… [--pairs] [--plain] [--from NAME]"],
    operands: [Operand(name: "FILE", summary: "any palette that can be read")],
    options: [.appearance, .ramp, .pairs, .plain, .showLanguage, .color, .from],
    notes: [
      "Ramps are rows and steps columns; every swatch has its hex text, so that nothing hangs on",
      "the terminal's colours. A translucent role is shown as it is seen on the page, and a colour",
      "of Display P3 by its stand-in for sRGB.",
      "--pairs measures a ramp against itself, two ramps against each other, and of more what is",
      "least between any two colours of two steps.",
      "Lines are as wide as the terminal; where there is none, as COLUMNS says (20 to 500), or 80.",
    ],
    examples: [
      Example(line: "palette show harbor.palette.json", summary: "look at a palette"),
      Example(
        line: "palette show harbor.palette.json --plain",
        summary: "listen to it: a sentence a line, for screen readers"),
      Example(
        line: "palette show brand.css --pairs --ramp blue --ramp grey",
        summary: "the contrast of each blue on each grey"),
    ],
    exitCodes: [.success, .usage, .badInput, .noInput],
    run: { arguments, system throws(CommandFailure) in
      try ShowCommand(arguments).run(system)
    })
}

extension OptionDescription {
  static let appearance = OptionDescription(
    name: "appearance",
    value: Value(
      placeholder: "NAME",
      choices: AppearanceVariant.allCases.map { Choice(name: $0.optionName) } + [
        Choice(name: ShowCommand.allAppearances)
      ]),
    isRepeatable: true,
    summary: "which to show: "
      + AppearanceVariant.allCases.map(\.optionName).joined(separator: ", ") + ", all",
    notes: ["(default: light and dark, of those there are)"])

  static let ramp = OptionDescription(
    name: "ramp", value: Value(placeholder: "NAME"), isRepeatable: true,
    summary: "show this ramp and not the others, nor the roles")

  static let pairs = OptionDescription(
    name: "pairs", summary: "the contrast of each step with each other, instead of swatches")

  static let plain = OptionDescription(
    name: "plain", summary: "sentences with the colours' names, one a line; never coloured")

  static let showLanguage = OptionDescription.language("the language of colour names")
}

extension AppearanceVariant {
  /// What a command line calls it.
  var optionName: String {
    contrast == .increased ? "\(appearance.rawValue)-increased" : appearance.rawValue
  }
}

/// `palette show`.
struct ShowCommand {
  static let allAppearances = "all"

  private let input: PaletteInput
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    let format = arguments.value(of: .from).flatMap { name in
      InputFormat.all.first { $0.name == name }
    }
    input = PaletteInput(path: arguments.operands[0], format: format)
    self.arguments = arguments
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let (whole, notices) = try input.palette(system, tellsLosses: false)
    let palette = try chosen(of: whole)
    let color = arguments.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let language = arguments.value(of: .showLanguage).flatMap(PlainLanguage.init) ?? .english
    let settings = ShowSettings(
      variants: try variants(of: palette), showsRoles: !arguments.has(.ramp), language: language,
      depth: color.depth(system),
      width: system.lineWidth)
    let text =
      switch (arguments.has(.pairs), arguments.has(.plain)) {
      case (false, false): PaletteShow.swatches(palette, settings)
      case (false, true): PaletteShow.sentences(palette, settings)
      case (true, false): PaletteShow.pairs(palette, settings)
      case (true, true): PaletteShow.spokenPairs(palette, settings)
      }
    return Outcome(result: text, talk: notices)
  }

  /// The ramps that were asked for, or everything.
  private func chosen(of palette: ColorPalette) throws(CommandFailure) -> ColorPalette {
    let names = arguments.values(of: .ramp)
    var chosen = palette
    if !names.isEmpty {
      chosen.ramps = []
      for name in names where !chosen.ramps.contains(where: { $0.name == name }) {
        guard let ramp = palette.ramps.first(where: { $0.name == name }) else {
          throw .usage(
            "--ramp \(name): the palette has no ramp \(name.quoted)"
              + Spelling.hint(for: name, among: palette.ramps.map(\.name)))
        }
        chosen.ramps.append(ramp)
      }
    }
    let isEmpty = arguments.has(.pairs) ? chosen.variants.isEmpty : chosen.allVariants.isEmpty
    guard !isEmpty else {
      throw failure(
        arguments.has(.pairs) && !palette.roles.isEmpty
          ? "there are no pairs to show: none of its \(palette.roles.count) colours belongs to a ramp"
          : "there is nothing to show: it has no colours")
    }
    return chosen
  }

  private func variants(
    of palette: ColorPalette
  ) throws(CommandFailure) -> [AppearanceVariant] {
    let present = arguments.has(.pairs) ? palette.variants : palette.allVariants
    let names = arguments.values(of: .appearance)
    if names.contains(Self.allAppearances) { return present }
    guard !names.isEmpty else {
      let standard = present.filter { $0.contrast == .standard }
      return standard.isEmpty ? present : standard
    }
    for name in names where !present.contains(where: { $0.optionName == name }) {
      throw failure(
        "it has no colours for the appearance \(name), only for "
          + present.map(\.optionName).joined(separator: ", "))
    }
    return present.filter { names.contains($0.optionName) }
  }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(
      .badInput, [Diagnostic(kind: .error, file: input.name, message: message)])
  }
}
