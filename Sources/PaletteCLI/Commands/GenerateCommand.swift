import Palette
import PaletteFormats

extension CommandDescription {
  static let generate = CommandDescription(
    name: "generate",
    summary: "build a palette, prove that it keeps its promise, and write it",
    usage: [
      "FILE [--check]",
      "FILE --format NAME… [--output PATH] [--check]",
      "--key NAME=COLOR… [--format NAME]… [--output PATH] [--check]",
    ],
    operands: [
      Operand(name: "FILE", summary: "a palette file (NAME.palette.json)", isOptional: true)
    ],
    options: PaletteDelivery.options + [.check, .key, .name, .ladder, .gamut, .space],
    notes: [
      "Nothing is written unless every pair keeps its ratio. Files are replaced whole, all of",
      "them or none, and left untouched where nothing changed. Without --format and --output",
      "the files that the palette file lists under 'outputs' are written, and those it made",
      "before and makes no more are removed; where it lists none, JSON goes to standard output.",
      "A file at the path of a listed output that palette did not make is never overwritten.",
    ],
    examples: [
      Example(
        line: "palette generate harbor.palette.json --check",
        summary: "in CI: fail if an output of the palette file is not up to date"),
      Example(
        line: "palette generate harbor.palette.json --format css --format swift --output tokens",
        summary: "write tokens/harbor.css and tokens/Harbor.swift"),
      Example(
        line: "palette generate harbor.palette.json --format css --output tokens/ --check",
        summary: "in CI: fail if tokens/harbor.css is not up to date"),
      Example(
        line: "palette generate --key blue=#0070f2 --key grey=#5b738b",
        summary: "two ramps without a palette file"),
    ],
    exitCodes: ExitCode.allCases,
    run: { arguments, system throws(CommandFailure) in
      try GenerateCommand(arguments).run(system)
    })
}

/// `palette generate`.
struct GenerateCommand {
  private let arguments: ParsedArguments
  private let delivery: PaletteDelivery

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    delivery = try PaletteDelivery(arguments)
    try checkCombination()
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let progress = Progress(system)
    defer { progress.end() }
    let input = arguments.operands.first.map { PaletteInput(path: $0) }
    let definition = try definition(input, system)
    let (palette, notices) = try definition.build(from: input)
    progress.tell("proving and writing \(palette.ramps.count) ramps")
    return try deliver(palette, notices, outputs: definition.outputs)
  }

  /// Proves a palette and writes it, or compares it with what was written.
  func deliver(
    _ palette: ColorPalette, _ notices: [Diagnostic], outputs: [OutputDefinition] = []
  ) throws(CommandFailure) -> Outcome {
    let verification = Verifier.verify(palette)
    guard verification.holds else {
      throw broken(verification, notices)
    }
    let proof = Diagnostic.note(Proof(palette, verification).description)
    // What the command line says about files stands in place of the list.
    if !PaletteDelivery.options.contains(where: arguments.has),
      let list = OutputList(outputs, of: arguments.operands.first)
    {
      return try list.deliver(
        palette, isCheck: arguments.has(.check), talk: notices, proof: [proof])
    }
    return try delivery.deliver(
      palette, from: arguments.operands.first, talk: notices + delivery.colorLosses(of: palette),
      proof: [proof])
  }

  private func checkCombination() throws(CommandFailure) {
    let usesKeys = arguments.has(.key)
    switch (arguments.operands.first, usesKeys) {
    case (nil, false):
      throw .usage("give a palette file, or a colour as in --key blue=#0070f2")
    case (.some(let file), true):
      throw .usage("--key stands in place of a palette file; leave out one of --key and '\(file)'")
    default: break
    }
    for option in [OptionDescription.name, .ladder, .gamut, .space]
    where !usesKeys && arguments.has(option) {
      throw .usage("\(option.flag) goes with --key; a palette file says it itself")
    }
  }

  /// What is to be built: by a palette file, or by the command line where there is none.
  private func definition(
    _ input: PaletteInput?, _ system: System
  ) throws(CommandFailure) -> PaletteDefinition {
    guard let input else { return try PaletteDefinition(arguments) }
    guard case .definition(let definition) = try input.read(system).document else {
      throw CommandFailure(
        .badInput,
        [
          Diagnostic(
            kind: .error, file: input.name,
            message: "this palette is finished, and generate builds one from a palette file; "
              + "'palette verify \(input.path)' checks it")
        ])
    }
    return definition
  }

  /// Ramps that miss their promise are the builder's fault; roles and series that miss a check are
  /// what the palette file asks for, and for its writer to change.
  private func broken(
    _ verification: Verification, _ notices: [Diagnostic]
  ) -> CommandFailure {
    let errors = verification.findings.filter { $0.severity == .error }
    guard errors.contains(where: { $0.pair.contains { $0.step != nil } }) else {
      return unkept(errors, notices)
    }
    let shown = errors.prefix(5).map { finding in
      Diagnostic.error("\(finding.variant.map { $0.rawValue + ": " } ?? "")\(finding.message)")
    }
    return CommandFailure(
      .internalFault,
      notices + [
        .error(
          "the palette was built but does not keep its promise, so nothing was written; this is a "
            + "fault in palette, please report it with your palette file")
      ] + shown)
  }

  private func unkept(_ errors: [Finding], _ notices: [Diagnostic]) -> CommandFailure {
    let file = arguments.operands.first.map { PaletteInput(path: $0).name }
    let shown = errors.prefix(5).map { finding in
      Diagnostic(
        kind: .error, file: file, position: finding.position,
        message: "\(finding.variant.map { $0.rawValue + ": " } ?? "")\(finding.message)")
    }
    let rest = errors.count > 5 ? "; 'palette verify' tells the other \(errors.count - 5)" : ""
    return CommandFailure(
      .findings,
      notices + shown
        + [.error("the palette does not keep its own checks, so nothing was written\(rest)")])
  }
}
