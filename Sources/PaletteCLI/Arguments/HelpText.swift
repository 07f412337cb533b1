/// Help, written from the tables.
enum HelpText {
  /// What `palette --help` shows.
  static func overview(_ commands: [CommandDescription]) -> String {
    let names = commands.map { ($0.name, $0.summary) }
    let options = OptionDescription.everywhere.map { (label($0), $0.summary) }
    return """
      palette builds colour ramps whose steps can be paired without measuring, and proves it.

      usage: palette COMMAND …

      \(section("commands", names))
      \(section("options", options))
      '-' as a FILE is standard input; '--' ends the options. Results go to standard output,
      everything else to standard error.

      \(section("exit codes", exitCodes(ExitCode.allCases)))
      'palette COMMAND --help' says more about a command, 'palette help file' about palette files.

      """
  }

  /// What `palette NAME --help` shows.
  static func page(_ command: CommandDescription) -> String {
    let name = "palette \(command.name)"
    let usage = command.usage.map { $0.isEmpty ? name : "\(name) \($0)" }
    var parts = [
      "\(name): \(command.summary)\n",
      "usage: \(usage.joined(separator: "\n       "))\n",
    ]
    if !command.operands.isEmpty {
      parts.append(section("arguments", command.operands.map { ($0.name, $0.summary) }))
    }
    parts.append(section("options", command.allOptions.flatMap(rows)))
    if !command.notes.isEmpty {
      parts.append(command.notes.joined(separator: "\n") + "\n")
    }
    parts.append(
      "examples\n"
        + command.examples.map { "  # \($0.summary)\n  \($0.line)\n" }.joined())
    parts.append(section("exit codes", exitCodes(command.exitCodes)))
    return parts.joined(separator: "\n")
  }

  /// An option as help lists it, its choices under it.
  private static func rows(_ option: OptionDescription) -> [(String, String)] {
    let choices = option.value?.choices ?? []
    return [(label(option), option.summary)] + option.notes.map { ("", $0) }
      + choices.compactMap { choice in choice.summary.map { ("", "\(choice.name): \($0)") } }
  }

  private static func label(_ option: OptionDescription) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.flag + (option.value.map { " " + $0.placeholder } ?? "")
  }

  private static func exitCodes(_ codes: [ExitCode]) -> [(String, String)] {
    codes.map { ($0.rawValue < 10 ? " \($0.rawValue)" : "\($0.rawValue)", $0.summary) }
  }

  /// A title and two columns under it.
  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { label, text in
      "  " + label + String(repeating: " ", count: width - label.count) + "  " + text + "\n"
    }
    return title + "\n" + lines.joined()
  }
}
