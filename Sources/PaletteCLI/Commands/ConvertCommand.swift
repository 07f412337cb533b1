import Palette
import PaletteFormats

extension CommandDescription {
  static let convert = CommandDescription(
    name: "convert",
    summary: "read a palette in one format and write it in another",
    usage: ["FILE --format NAME… [--from NAME] [--output PATH] [--steps NAMES] [--check]"],
    operands: [Operand(name: "FILE", summary: "any palette that can be read")],
    options: PaletteDelivery.options + [.from, .check],
    notes: [
      "Colours and names stay, and so does what is said about them: descriptions, deprecations and",
      "the extensions of other tools, as comments where a format has no place for more. Ramps come",
      "first, their steps by number, then all other colours; both keep the order of the file.",
      "References become the values they lead to. What the new format cannot carry, and which colours",
      "stand in where an appearance is missing, is said on standard error. The palette is not judged;",
      "'palette verify' does that.",
    ],
    examples: [
      Example(
        line: "palette convert tokens/brand.resolver.json --format css --output brand.css",
        summary: "design tokens to a style sheet"),
      Example(
        line: "palette convert brand.css --format dtcg --dtcg-color hex --output tokens/",
        summary: "a style sheet to tokens for tools that want hex texts"),
    ],
    exitCodes: ExitCode.allCases,
    run: { arguments, system throws(CommandFailure) in
      try ConvertCommand(arguments).run(system)
    })
}

/// `palette convert`.
struct ConvertCommand {
  private let input: PaletteInput
  private let delivery: PaletteDelivery

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let format = arguments.value(of: .from).flatMap { name in
      InputFormat.all.first { $0.name == name }
    }
    input = PaletteInput(path: arguments.operands[0], format: format)
    guard arguments.has(.format) else {
      throw .usage("say what to write with --format; 'palette formats' lists what there is")
    }
    delivery = try PaletteDelivery(arguments)
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let (palette, notices) = try input.palette(system)
    return try delivery.deliver(
      palette, from: input.path,
      talk: notices + Self.standIns(in: palette).map(Diagnostic.note)
        + delivery.losses(of: palette), proof: [])
  }

  /// Which colours have none of their own in an appearance the palette has.
  private static func standIns(in palette: ColorPalette) -> [String] {
    palette.allVariants.compactMap { variant in
      let ramps = palette.ramps.filter { $0.swatches[variant] == nil }.map(\.name)
      let roles = palette.roles.filter { $0.colors[variant] == nil }.map(\.name)
      let names = (ramps + roles).map(\.quoted)
      guard !names.isEmpty else { return nil }
      let others = names.count > 5 ? " and \(names.count - 5) more" : ""
      return
        "\(names.prefix(5).joined(separator: ", "))\(others) \(names.count == 1 ? "has" : "have")"
        + " no colours for \(variant.rawValue): those of the nearest appearance stand in"
    }
  }
}
