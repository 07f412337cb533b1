import Palette
import PaletteFormats
import PaletteReports

extension CommandDescription {
  static let verify = CommandDescription(
    name: "verify",
    summary: "check that any two colours far enough apart keep their contrast ratio",
    usage: ["FILE… [--from NAME] [--rules LIST] [--by NAME] [--scope NAME] [--report NAME]"],
    operands: [
      Operand(
        name: "FILE",
        summary: "a palette in any form that --from lists, or a pattern such as 'src/**/*.css'",
        isRepeatable: true)
    ],
    options: [.rules, .by, .scope, .increasedContrast, .from] + OptionDescription.reporting,
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
      Example(
        line: "palette verify --by number --rules 40:3,50:4.5,70:7 uswds.css",
        summary: "check steps by their numbers, as USWDS counts"),
      Example(line: "palette verify App/Assets.xcassets", summary: "check an asset catalog"),
    ],
    exitCodes: [.success, .findings, .usage, .badInput, .noInput, .cannotWrite],
    run: { arguments, system throws(CommandFailure) in
      try VerifyCommand(arguments).run(system)
    })
}

/// `palette verify`.
struct VerifyCommand {
  private let operands: [String]
  private let format: InputFormat?
  private let report: ReportRequest
  private let rules: [PairingRule]?
  private let scope: PairingScope?
  private let increasedContrast: IncreasedContrastPromise?
  private let distance: StepDistance?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    operands = arguments.operands
    format = arguments.value(of: .from).flatMap { name in
      InputFormat.all.first { $0.name == name }
    }
    guard operands.count(where: { $0 == "-" }) <= 1 else {
      throw .usage("standard input can be read only once, but '-' is given twice")
    }
    report = try ReportRequest(arguments)
    if let text = arguments.value(of: .rules) {
      rules = try PairingRule.list(text)
    } else {
      rules = nil
    }
    scope = arguments.value(of: .scope).flatMap(PairingScope.init)
    increasedContrast = arguments.value(of: .increasedContrast)
      .flatMap(IncreasedContrastPromise.init)
    distance = arguments.value(of: .by).flatMap(StepDistance.init)
    guard distance != .number || rules != nil else {
      throw .usage("--by number needs --rules with distances to match, as in 40:3,50:4.5,70:7")
    }
  }

  /// Checks every file, whatever is wrong with the others; the gravest exit code wins.
  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let baseline = try report.readBaseline()
    var results = CheckResults([])
    var talk: [Diagnostic] = []
    var exitCode = ExitCode.success
    var inputs: [PaletteInput] = []
    for operand in operands {
      do {
        inputs += try PaletteInput.list(operand, format)
      } catch {
        talk += error.diagnostics
        results.add(error, from: operand)
        exitCode = max(exitCode, error.exitCode)
      }
    }
    let progress = Progress(system, isWanted: !report.isQuiet)
    for (index, input) in inputs.enumerated() {
      progress.tell("checking \(index + 1) of \(inputs.count): \(input.name)")
      do throws(CommandFailure) {
        let (palette, notices) = try palette(input, system)
        talk += notices
        var verification = Verifier.verify(palette, listing: report.listing)
        verification.suggest(from: palette, atMost: report.suggestionCount)
        try Self.checkExtent(of: verification, palette, input)
        results.files.append(VerifiedFile(file: input.name, verification: verification))
      } catch {
        talk += error.diagnostics
        results.add(error, from: input.name)
        exitCode = max(exitCode, error.exitCode)
      }
    }
    progress.tell("writing the report")
    defer { progress.end() }
    return try report.outcome(
      results, baseline: baseline, exitCode: exitCode, talk: talk, system)
  }

  private func palette(
    _ input: PaletteInput, _ system: System
  ) throws(CommandFailure) -> (palette: ColorPalette, notices: [Diagnostic]) {
    var (palette, notices) = try input.palette(system, tellsLostTexts: false)
    palette.stepDistance = distance ?? palette.stepDistance
    if palette.stepDistance == .number { try Self.checkNumbers(of: palette, input) }
    palette.rules = rules ?? palette.rules
    palette.scope = scope ?? palette.scope
    if let increasedContrast {
      palette.increasedContrast = increasedContrast
      if !palette.variants.contains(where: { $0.contrast == .increased }) {
        notices.append(
          Diagnostic(
            kind: .warning, file: input.name,
            message: "--increased has no effect: there are no increased variants"))
      }
    }
    return (palette, notices)
  }

  /// A file in which there was nothing to check does not hold: it is the wrong file.
  private static func checkExtent(
    of verification: Verification, _ palette: ColorPalette, _ input: PaletteInput
  ) throws(CommandFailure) {
    guard !verification.summary.contains(where: { $0.all.pairs > 0 }),
      verification.checks.isEmpty, verification.series.isEmpty
    else { return }
    throw CommandFailure(
      .badInput,
      [
        Diagnostic(
          kind: .error, file: input.name,
          message: palette.ramps.isEmpty
            ? "there is nothing to check: none of its \(palette.roles.count) colours belongs to a "
              + "ramp, whose colours have names that end with a number, as in blue-500"
            : "there is nothing to check: no two of its colours are as far apart as a rule says")
      ])
  }

  /// Distances by number need a number for every step, and another for each step of a ramp.
  private static func checkNumbers(
    of palette: ColorPalette, _ input: PaletteInput
  ) throws(CommandFailure) {
    for ramp in palette.ramps {
      var steps: [Int: String] = [:]
      for (position, name) in ramp.stepNames.enumerated() {
        let number = ramp.number(ofStep: position)
        let twin = number.flatMap { steps.updateValue(name, forKey: $0) }
        if number != nil, twin == nil { continue }
        let fault =
          twin.map { "has the same number as step \($0.quoted)" } ?? "has no number in its name"
        throw CommandFailure(
          .badInput,
          [
            Diagnostic(
              kind: .error, file: ramp.position?.file ?? input.name, position: ramp.position,
              message: "step \(name.quoted) of ramp \(ramp.name.quoted) \(fault), by which "
                + "--by number measures")
          ])
      }
    }
  }
}

extension CheckResults {
  /// Takes in what could not be checked, and why.
  fileprivate mutating func add(_ failure: CommandFailure, from file: String) {
    unchecked += failure.diagnostics.map { diagnostic in
      UncheckedFile(
        file: diagnostic.file ?? file, position: diagnostic.position, message: diagnostic.message)
    }
  }
}
