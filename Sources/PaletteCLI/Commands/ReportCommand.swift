import LittleCMS
import Palette
import PaletteFormats
import PaletteReports

extension CommandDescription {
  static let report = CommandDescription(
    name: "report",
    summary: "show a palette and its proof on a page for the browser, or what changed in it",
    usage: ["FILE [--against OLD] [--report NAME] [--output PATH] [--language NAME]"],
    operands: [Operand(name: "FILE", summary: "any palette that can be read")],
    options: [.against, .sheetReport, .sheetOutput, .sheetLanguage, .from],
    notes: [
      "The page is one HTML file that needs no network. It has every colour in each appearance, what",
      "each goes with, curves and bands, a small interface, chart colours as others see them, and",
      "what was found; the palette may fail its checks, and is shown all the same. With --against,",
      "old and new stand side by side: what moved, and which pairs carry more or less.",
    ],
    examples: [
      Example(
        line: "palette report harbor.palette.json --output sheet.html",
        summary: "a page of the palette"),
      Example(
        line: "palette report new.json --against old.json --report markdown",
        summary: "what changed, for the comment of a pull request"),
    ],
    exitCodes: [.success, .usage, .badInput, .noInput, .cannotWrite],
    run: { arguments, system throws(CommandFailure) in
      try ReportCommand(arguments).run(system)
    })
}

extension OptionDescription {
  fileprivate static let against = OptionDescription(
    name: "against", value: Value(placeholder: "OLD"),
    summary: "compare with another palette, as it was before")

  fileprivate static let sheetOutput = OptionDescription(
    name: output.name, short: output.short, value: output.value,
    summary: "the file to write (default: standard output)")

  fileprivate static let sheetLanguage = OptionDescription.language(
    "the language of the page's words and of colour names")

  fileprivate static let sheetReport = OptionDescription(
    name: "report",
    value: Value(
      placeholder: "NAME",
      choices: [
        Choice(name: "html", summary: "a page for the browser"),
        Choice(name: "markdown", summary: "what changed, for a pull request; with --against"),
      ]),
    summary: "what to write (default: html)")
}

/// `palette report`.
struct ReportCommand {
  private let input: PaletteInput
  private let old: PaletteInput?
  private let isMarkdown: Bool
  private let output: String?
  private let language: PlainLanguage

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let format = arguments.value(of: .from).flatMap { name in
      InputFormat.all.first { $0.name == name }
    }
    input = PaletteInput(path: arguments.operands[0], format: format)
    old = arguments.value(of: .against).map { PaletteInput(path: $0) }
    isMarkdown = arguments.value(of: .sheetReport) == "markdown"
    output = arguments.value(of: .output)
    language = arguments.value(of: .sheetLanguage).flatMap(PlainLanguage.init) ?? .english
    if isMarkdown, old == nil {
      throw .usage("--report markdown tells what changed: say since when with --against OLD")
    }
    if isMarkdown, arguments.has(.sheetLanguage) {
      throw .usage("--language goes with --report html")
    }
    guard input.path != "-" || old?.path != "-" else {
      throw .usage("standard input can be read only once, but '-' is given twice")
    }
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let (palette, notices) = try input.palette(system, tellsLosses: false)
    let before = try old?.palette(system, tellsLosses: false)
    let text: String
    do throws(LittleCMSError) {
      text = try write(palette, before?.palette)
    } catch {
      throw CommandFailure(.badInput, "the colours could not be measured: \(error)")
    }
    return try deliver(text, talk: (before?.notices ?? []) + notices)
  }

  private func write(
    _ palette: ColorPalette, _ old: ColorPalette?
  ) throws(LittleCMSError) -> String {
    let comparison: PaletteComparison?
    if let old {
      comparison = try PaletteComparison(from: old, to: palette)
    } else {
      comparison = nil
    }
    if isMarkdown, let comparison { return ComparisonMarkdown.write(comparison) }
    var verification = Verifier.verify(palette, listing: HTMLSheet.findingLimit)
    verification.suggest(from: palette, atMost: HTMLSheet.findingLimit)
    return try HTMLSheet.write(
      palette, verification, comparison: comparison, language: language)
  }

  private func deliver(_ text: String, talk: [Diagnostic]) throws(CommandFailure) -> Outcome {
    guard let output, !FilePath.isStandardOutput(output) else {
      return Outcome(result: text, talk: talk)
    }
    for path in [input.path, old?.path].compactMap({ $0 }) where FilePath.areSame(path, output) {
      throw .usage("--output would overwrite \(path), which is read")
    }
    guard !output.hasSuffix("/"), !FilePath.isDirectory(output) else {
      let file = FilePath.join(output, isMarkdown ? "changes.md" : "sheet.html")
      throw .usage("--output \(output) is a folder; name the file to write, as in \(file)")
    }
    do {
      let changed = try FileWriter.write([OutputFile(path: output, bytes: Array(text.utf8))])
      let line = changed == [true] ? "wrote \(output)" : "\(output) is up to date"
      return Outcome(result: "", talk: talk + [.note(line)])
    } catch {
      throw CommandFailure(error)
    }
  }
}
