import LittleCMS
import Palette
import PaletteFormats
import PaletteReports

extension CommandDescription {
  static let report = CommandDescription(
    name: "report",
    summary: "write a page for the browser that shows a palette and proves it",
    usage: ["FILE [--output PATH] [--language NAME]"],
    operands: [Operand(name: "FILE", summary: "any palette that can be read")],
    options: [.output, .language, .from],
    notes: [
      "The page is one HTML file that needs no network: every colour in the four appearances, what",
      "it pairs with, curves and bands, roles in use, chart colours as others see them, findings.",
    ],
    examples: [
      Example(
        line: "palette report harbor.palette.json --output sheet.html",
        summary: "the sheet of a palette file")
    ],
    exitCodes: [.success, .usage, .badInput, .noInput, .cannotWrite],
    run: { arguments, system throws(CommandFailure) in
      try ReportCommand(arguments).run(system)
    })
}

extension OptionDescription {
  static let language = OptionDescription(
    name: "language",
    value: Value(
      placeholder: "NAME",
      choices: [
        Choice(name: "en", summary: "English"), Choice(name: "de", summary: "German"),
        Choice(name: "ja", summary: "Japanese"), Choice(name: "ko", summary: "Korean"),
      ]),
    summary: "the language of words and names of colours (default: en)")
}

/// `palette report`.
struct ReportCommand {
  private let input: PaletteInput
  private let output: String?
  private let language: PlainLanguage

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let format = arguments.value(of: .from).flatMap { name in
      InputFormat.all.first { $0.name == name }
    }
    input = PaletteInput(path: arguments.operands[0], format: format)
    output = arguments.value(of: .output)
    language = arguments.value(of: .language).flatMap(PlainLanguage.init) ?? .english
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let (palette, notices) = try input.palette(system, tellsLostTexts: false)
    var verification = Verifier.verify(palette, listing: 300)
    verification.suggest(from: palette, atMost: 60)
    let page: String
    do throws(LittleCMSError) {
      page = try HTMLSheet.write(palette, verification, language: language)
    } catch {
      throw CommandFailure(.badInput, "the colours could not be measured: \(error)")
    }
    guard let output, !FilePath.isStandardOutput(output) else {
      return Outcome(result: page, talk: notices)
    }
    do {
      let changed = try FileWriter.write([OutputFile(path: output, bytes: Array(page.utf8))])
      let line = changed == [true] ? "wrote \(output)" : "\(output) is up to date"
      return Outcome(result: "", talk: notices + [.note(line)])
    } catch {
      throw CommandFailure(error)
    }
  }
}
