import Palette
import PaletteFormats
import PaletteReports

extension CommandDescription {
  static let verify = CommandDescription(
    name: "verify",
    summary: "check that any two colours far enough apart keep their contrast ratio",
    usage: ["FILE… [--rules LIST] [--scope NAME] [--report NAME] [--baseline FILE] …"],
    operands: [
      Operand(
        name: "FILE", summary: "a palette file, what generate wrote, or plain ramps as JSON",
        isRepeatable: true)
    ],
    options: [.rules, .scope] + OptionDescription.reporting,
    notes: [
      "The rules are the palette's own or, where it has none: four steps apart 3:1, five apart",
      "4.5:1, seven apart 7:1. They are measured on the 8-bit colours that ship.",
    ],
    examples: [
      Example(line: "palette verify tokens/harbor.json", summary: "check what is shipped"),
      Example(
        line: "palette verify --report json *.palette.json",
        summary: "check several, for a program to read"),
      Example(
        line: "palette verify --report github --baseline known.json tokens/*.json",
        summary: "in a pull request: fail on what is new or worse"),
      Example(
        line: "palette verify --rules 5:4.5 --scope ramp colours.json",
        summary: "check one rule inside each ramp"),
    ],
    exitCodes: [.success, .findings, .usage, .badInput, .noInput, .cannotWrite],
    run: { arguments, system throws(CommandFailure) in
      try VerifyCommand(arguments).run(system)
    })
}

/// `palette verify`.
struct VerifyCommand {
  private let inputs: [PaletteInput]
  private let report: ReportRequest
  private let rules: [PairingRule]?
  private let scope: PairingScope?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    inputs = arguments.operands.map(PaletteInput.init)
    guard inputs.filter({ $0.path == "-" }).count <= 1 else {
      throw .usage("standard input can be read only once, but '-' is given twice")
    }
    report = try ReportRequest(arguments)
    if let text = arguments.value(of: .rules) {
      rules = try PairingRule.list(text)
    } else {
      rules = nil
    }
    scope = arguments.value(of: .scope).flatMap(PairingScope.init)
  }

  /// Checks every file, whatever is wrong with the others; the gravest exit code wins.
  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let baseline = try report.readBaseline()
    var results = CheckResults([])
    var talk: [Diagnostic] = []
    var exitCode = ExitCode.success
    for input in inputs {
      do throws(CommandFailure) {
        let (palette, notices) = try palette(input, system)
        talk += notices
        let verification = Verifier.verify(palette)
        try Self.checkExtent(of: verification, input)
        results.files.append(VerifiedFile(file: input.name, verification: verification))
      } catch {
        talk += error.diagnostics
        results.unchecked += error.diagnostics.map { diagnostic in
          UncheckedFile(
            file: diagnostic.file ?? input.name, position: diagnostic.position,
            message: diagnostic.message)
        }
        exitCode = max(exitCode, error.exitCode)
      }
    }
    return try report.outcome(
      results, baseline: baseline, exitCode: exitCode, talk: talk, system)
  }

  private func palette(
    _ input: PaletteInput, _ system: System
  ) throws(CommandFailure) -> (palette: ColorPalette, notices: [Diagnostic]) {
    var (palette, notices) = try input.palette(system)
    palette.rules = rules ?? palette.rules
    palette.scope = scope ?? palette.scope
    return (palette, notices)
  }

  /// A file in which there was nothing to check does not hold: it is the wrong file.
  private static func checkExtent(
    of verification: Verification, _ input: PaletteInput
  ) throws(CommandFailure) {
    guard !verification.summary.contains(where: { $0.all.pairs > 0 }),
      verification.checks.isEmpty, verification.series.isEmpty
    else { return }
    throw CommandFailure(
      .badInput,
      [
        Diagnostic(
          kind: .error, file: input.name,
          message:
            "there is nothing to check: no two of its colours are as far apart as a rule says")
      ])
  }
}
