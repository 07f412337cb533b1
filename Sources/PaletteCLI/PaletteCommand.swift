import PaletteFormats

/// The command `palette`, as a function.
public enum PaletteCommand {
  /// The version `--version` shows.
  public static let version = "0.1.0"

  /// Every command, in the order help lists them.
  static let all: [CommandDescription] = [
    .generate, .verify, .contrast, .repair, .increaseContrast, .convert, .show, .formats,
    .textSize,
  ]

  /// Runs the tool on the words after its name.
  ///
  /// Reads and writes files; everything else it needs comes from `system`, and everything it says
  /// is in the outcome.
  public static func run(_ arguments: [String], _ system: System) -> Outcome {
    guard let name = arguments.first else {
      return Outcome(.usage, standardError: HelpText.overview(all))
    }
    if name == "help" { return help(on: arguments.dropFirst().first) }
    if let command = all.first(where: { $0.name == name }) {
      return run(command, Array(arguments.dropFirst()), system)
    }
    switch ArgumentParser.everywhereOption(in: arguments)?.name {
    case OptionDescription.version.name: return showVersion
    case OptionDescription.help.name: return Outcome(result: HelpText.overview(all))
    default: return unknown(name)
    }
  }

  /// `palette help`, `palette help COMMAND` and `palette help file`, as people try them.
  private static func help(on name: String?) -> Outcome {
    guard let name else { return Outcome(result: HelpText.overview(all)) }
    if name == PaletteFileHelp.topic { return Outcome(result: PaletteFileHelp.text) }
    guard let command = all.first(where: { $0.name == name }) else { return unknown(name) }
    return Outcome(result: HelpText.page(command))
  }

  private static func run(
    _ command: CommandDescription, _ words: [String], _ system: System
  ) -> Outcome {
    do {
      let arguments = try ArgumentParser.parse(words, for: command)
      if arguments.has(.help) { return Outcome(result: HelpText.page(command)) }
      if arguments.has(.version) { return showVersion }
      return try command.run(arguments, system)
    } catch {
      var talk = Diagnostic.lines(error.diagnostics)
      if error.exitCode == .usage { talk += "'palette \(command.name) --help' says more.\n" }
      return Outcome(error.exitCode, standardError: talk)
    }
  }

  private static var showVersion: Outcome { Outcome(result: "palette \(version)\n") }

  private static func unknown(_ word: String) -> Outcome {
    let message: String
    if word.hasPrefix("-") {
      let options = OptionDescription.everywhere.map(\.flag)
      let guess = Spelling.suggestion(for: word, among: options)
      message =
        "there is no option \(word) before the command"
        + (guess.map { "; did you mean \($0)?" } ?? "")
    } else {
      message =
        "there is no command \(word.quoted)" + Spelling.hint(for: word, among: all.map(\.name))
    }
    return Outcome(
      .usage,
      standardError: Diagnostic.lines([.error(message)])
        + "'palette --help' lists the commands.\n")
  }
}
