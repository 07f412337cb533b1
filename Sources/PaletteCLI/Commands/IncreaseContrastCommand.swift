import Palette
import PaletteFormats

extension CommandDescription {
  static let increaseContrast = CommandDescription(
    name: "increase-contrast",
    summary: "derive the variants for people who ask their system for more contrast",
    usage: ["FILE [--scope NAME] [--format NAME]… [--output PATH]"],
    operands: [Operand(name: "FILE", summary: "any palette that can be read")],
    options: PaletteDelivery.options + [.scope],
    notes: [
      "Surfaces (steps 1 to 4) stay. Content (from step 5 on) moves away from the page, to where",
      "the next step stands and so far that every surface and content step go one level up: 4.5:1",
      "from four apart, 7:1 from five. What black and white make impossible is listed, and the",
      "exit code is 1; the variants are written all the same.",
    ],
    examples: [
      Example(
        line: "palette increase-contrast brand.json --format css --output brand.css",
        summary: "add the variants to a palette")
    ],
    exitCodes: ExitCode.allCases,
    run: { arguments, system throws(CommandFailure) in
      try IncreaseContrastCommand(arguments).run(system)
    })
}

/// `palette increase-contrast`.
struct IncreaseContrastCommand {
  private let input: PaletteInput
  private let delivery: PaletteDelivery
  private let scope: PairingScope?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    input = PaletteInput(path: arguments.operands[0])
    delivery = try PaletteDelivery(arguments)
    scope = arguments.value(of: .scope).flatMap(PairingScope.init)
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    var (palette, notices) = try input.palette(system)
    palette.scope = scope ?? palette.scope
    let increased: ColorPalette
    do {
      increased = try palette.withIncreasedContrast()
    } catch {
      throw CommandFailure(error, in: input.name)
    }
    // Only what was derived is judged here: the standard appearances are the reader's own.
    let verification = Verifier.verify(increased)
    let missed = verification.findings.filter {
      $0.severity == .error && $0.variant?.contrast == .increased
    }
    let reached = verification.summary.filter { $0.variant.contrast == .increased }.map { row in
      let count = increased.scope == .palette ? row.all : row.own
      return "\(row.variant.rawValue): \(count.pairs - count.failures) of \(count.pairs) pairs"
        + " \(row.distance) apart reach \(row.required.fixed(decimals: 4)):1"
    }
    let shown = missed.prefix(10).map { finding in
      Diagnostic(
        kind: .warning, file: input.name, position: finding.position,
        message: "\(finding.variant?.rawValue ?? ""): \(finding.message)")
    }
    let rest = missed.count > 10 ? [Diagnostic.note("and \(missed.count - 10) more")] : []
    return try delivery.deliver(
      increased, from: input.path, talk: notices + shown + rest,
      proof: reached.map(Diagnostic.note),
      exitCode: missed.isEmpty ? .success : .findings)
  }
}
