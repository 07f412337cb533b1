import Palette
import PaletteFormats

/// Writing a palette as a command line asks: formats, a place, or a comparison with what is there.
struct PaletteDelivery {
  private let formats: [OutputFormat]
  private let output: String?
  private let isCheck: Bool
  private let writing: WriteOptions

  /// The options every command that writes palettes has.
  static let options: [OptionDescription] = [
    .format, .output, .steps, .prefix, .letterCase, .tokenColor, .wordLanguage,
  ]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let names = arguments.values(of: .format)
    let asked = names.isEmpty ? [OutputFormat.all[0].name] : names
    // In the table's order, each once.
    formats = OutputFormat.all.filter { asked.contains($0.name) }
    output = arguments.value(of: .output)
    isCheck = arguments.has(.check)
    writing = WriteOptions(arguments)
    if arguments.has(.tokenColor), !asked.contains("dtcg") {
      throw .usage("--dtcg-color goes with --format dtcg")
    }
    if arguments.has(.wordLanguage), !formats.contains(where: \.usesLanguage) {
      throw .usage("--language goes with --format " + OutputFormat.names(where: \.usesLanguage))
    }
    if arguments.has(.letterCase), !formats.contains(where: \.usesLetterCase) {
      throw .usage("--case goes with --format " + OutputFormat.names(where: \.usesLetterCase))
    }
    // Where neither is given, the palette file may list files.
    if isCheck, output.map(FilePath.isStandardOutput) ?? arguments.has(.format) {
      throw Self.checkWithoutFiles
    }
  }

  private static let checkWithoutFiles = CommandFailure.usage(
    "--check compares with files: say which with --output, or list them in the palette file under "
      + "'outputs'")

  /// Writes a palette, or compares it with what was written.
  ///
  /// - Parameters:
  ///   - input: The file it was made from, which must not be overwritten.
  ///   - talk: What there is to say about the palette.
  ///   - proof: What there is to say once it is written.
  ///   - exitCode: How the command ends if nothing goes wrong here.
  func deliver(
    _ palette: ColorPalette, from input: String?, talk: [Diagnostic], proof: [Diagnostic],
    exitCode: ExitCode = .success
  ) throws(CommandFailure) -> Outcome {
    let plan = try OutputPlan(formats, output: output)
    let written = try write(palette)
    let files: [OutputFile]
    switch plan {
    case .standardOutput:
      guard !isCheck else { throw Self.checkWithoutFiles }
      return Outcome(
        exitCode, standardOutput: written.flatMap(\.bytes),
        standardError: Diagnostic.lines(talk + proof))
    case .file(let path):
      files = written.map { OutputFile(path: path, bytes: $0.bytes) }
    case .folder(let folder):
      // Of several formats none is the folder itself.
      files = written.map { file in
        let path =
          formats.count == 1
          ? formats[0].place(file.path, in: folder) : FilePath.join(folder, file.path)
        return OutputFile(path: path, bytes: file.bytes)
      }
    }
    if let input, let same = files.first(where: { FilePath.areSame($0.path, input) }) {
      throw .usage("--output would overwrite \(same.path), which the palette is made from")
    }
    guard !isCheck else { return try check(files, talk) }
    return Outcome(exitCode, result: "", talk: try write(files) + talk + proof)
  }

  /// What a palette has that the formats asked for cannot carry, and names they spell otherwise.
  func losses(of palette: ColorPalette) -> [Diagnostic] {
    formats.compactMap { format in
      let renamed = format.renamings(of: palette, writing)
      guard !renamed.isEmpty else { return nil }
      let examples = renamed.prefix(3).map { "\($0.name.quoted) -> \($0.written.quoted)" }
      return .note(
        "\(format.name) spells \(renamed.count.counted("name")) otherwise: "
          + examples.joined(separator: ", ") + (renamed.count > 3 ? " …" : ""))
    }
      + drops(of: palette, among: PaletteFeature.allCases)
  }

  /// What of the colours themselves the formats asked for cannot carry.
  func colorLosses(of palette: ColorPalette) -> [Diagnostic] {
    drops(of: palette, among: [.displayP3, .alpha])
  }

  private func drops(
    of palette: ColorPalette, among kinds: [PaletteFeature]
  ) -> [Diagnostic] {
    formats.compactMap { format in
      var losses = format.losses(of: palette, writing, among: kinds)
      guard let last = losses.popLast() else { return nil }
      let list = losses.isEmpty ? last : losses.joined(separator: ", ") + " and " + last
      return .note("\(format.name) does not carry \(list)")
    }
  }

  /// The files of all formats.
  ///
  /// On some file systems two names are one that differ in case only.
  private func write(_ palette: ColorPalette) throws(CommandFailure) -> [WrittenFile] {
    var written: [WrittenFile] = []
    var owners: [String: String] = [:]
    for format in formats {
      let files: [WrittenFile]
      do {
        files = try format.write(palette, writing)
      } catch {
        throw CommandFailure(.badInput, "\(format.name): \(error)")
      }
      for file in files {
        if let other = owners.updateValue(format.name, forKey: file.path.lowercased()) {
          throw .usage(
            "\(other) and \(format.name) would both write \(file.path.quoted): give them a folder each"
          )
        }
      }
      written += files
    }
    return written
  }

  private func write(_ files: [OutputFile]) throws(CommandFailure) -> [Diagnostic] {
    do {
      let changes = try FileWriter.write(files)
      return zip(files, changes).map { file, isChanged in
        Diagnostic.note(isChanged ? "wrote \(file.path)" : "\(file.path) is up to date")
      }
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
}

extension WriteOptions {
  /// The options of a command line.
  fileprivate init(_ arguments: ParsedArguments) {
    self.init()
    steps = arguments.value(of: .steps).flatMap(StepScheme.init)
    prefix = arguments.value(of: .prefix)
    letterCase = arguments.value(of: .letterCase).flatMap(LetterCase.init)
    tokenColor = arguments.value(of: .tokenColor).flatMap(TokenColor.init) ?? tokenColor
    language = arguments.value(of: .wordLanguage).flatMap(PlainLanguage.init) ?? language
  }
}

extension OutputFormat {
  /// What `--format` calls those that do something.
  static func names(where isMeant: (OutputFormat) -> Bool) -> String {
    all.filter(isMeant).map(\.name).joined(separator: ", ")
  }
}
