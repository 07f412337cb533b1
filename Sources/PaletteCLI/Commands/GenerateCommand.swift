import Palette
import PaletteFormats

extension CommandDescription {
  static let generate = CommandDescription(
    name: "generate",
    summary: "build a palette, prove that it keeps its promise, and write it",
    usage: [
      "FILE [--format NAME]… [--output PATH] [--check]",
      "--key NAME=COLOR… [--format NAME]… [--output PATH] [--check]",
    ],
    operands: [
      Operand(name: "FILE", summary: "a palette file (NAME.palette.json)", isOptional: true)
    ],
    options: [.format, .output, .check, .key, .name, .ladder, .gamut, .space],
    notes: [
      "Nothing is written unless every pair keeps its ratio. Files are replaced whole, all of",
      "them or none, and left untouched where nothing changed.",
    ],
    examples: [
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
  private let formats: [OutputFormat]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    let names = arguments.values(of: .format)
    let asked = names.isEmpty ? [OutputFormat.all[0].name] : names
    // In the table's order, each once.
    formats = OutputFormat.all.filter { asked.contains($0.name) }
    try checkCombination()
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let (palette, notices) = try build(system)
    return try deliver(palette, notices)
  }

  /// Proves a palette and writes it, or compares it with what was written.
  func deliver(
    _ palette: ColorPalette, _ notices: [Diagnostic]
  ) throws(CommandFailure) -> Outcome {
    let verification = Verifier.verify(palette)
    guard verification.holds else {
      throw Self.unproved(verification, notices)
    }
    let proof = Diagnostic.note(Proof(palette, verification).description)
    let plan = try OutputPlan(formats, output: arguments.value(of: .output), for: palette)
    switch plan {
    case .standardOutput(let format):
      return Outcome(result: try text(palette, format), talk: notices + [proof])
    case .files(let targets):
      var files: [OutputFile] = []
      for (path, format) in targets {
        files.append(OutputFile(path: path, bytes: Array(try text(palette, format).utf8)))
      }
      return arguments.has(.check)
        ? try check(files, notices) : try write(files, notices + [proof])
    }
  }

  private func text(
    _ palette: ColorPalette, _ format: OutputFormat
  ) throws(CommandFailure) -> String {
    do {
      return try format.write(palette)
    } catch {
      throw CommandFailure(.badInput, "\(format.name): \(error)")
    }
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
    let output = arguments.value(of: .output)
    if arguments.has(.check), output.map(FilePath.isStandardOutput) ?? true {
      throw .usage("--check compares with files: say which with --output")
    }
  }

  private func build(
    _ system: System
  ) throws(CommandFailure) -> (palette: ColorPalette, notices: [Diagnostic]) {
    guard let path = arguments.operands.first else {
      return try PaletteDefinition(arguments).build(from: nil)
    }
    let input = PaletteInput(path: path)
    guard case .definition(let definition) = try input.read(system).document else {
      throw CommandFailure(
        .badInput,
        [
          Diagnostic(
            kind: .error, file: input.name,
            message: "this palette is finished, and generate builds one from a palette file; "
              + "'palette verify \(path)' checks it")
        ])
    }
    return try definition.build(from: input)
  }

  private func write(
    _ files: [OutputFile], _ talk: [Diagnostic]
  ) throws(CommandFailure) -> Outcome {
    do {
      let changes = try FileWriter.write(files)
      let lines = zip(files, changes).map { file, isChanged in
        Diagnostic.note(isChanged ? "wrote \(file.path)" : "\(file.path) is up to date")
      }
      return Outcome(result: "", talk: lines + talk)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func check(
    _ files: [OutputFile], _ talk: [Diagnostic]
  ) throws(CommandFailure) -> Outcome {
    var reports: [String] = []
    for file in files {
      if let stale = try StaleFile(file) { reports.append(stale.report) }
    }
    guard reports.isEmpty else {
      return Outcome(.findings, result: reports.joined(), talk: talk)
    }
    let lines = files.map { Diagnostic.note("\($0.path) is up to date") }
    return Outcome(result: "", talk: lines + talk)
  }

  private static func unproved(
    _ verification: Verification, _ notices: [Diagnostic]
  ) -> CommandFailure {
    let errors = verification.findings.filter { $0.severity == .error }
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
}
