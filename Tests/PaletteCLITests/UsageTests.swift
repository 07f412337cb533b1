import Testing

@testable import PaletteCLI

@Suite struct UsageTests {
  /// Command lines that cannot be run, and what standard error must say.
  static let mistakes: [(arguments: [String], says: [String])] = [
    (["contrst", "fff", "000"], ["no command 'contrst'", "did you mean 'contrast'?", "--help"]),
    (["zebra"], ["no command 'zebra'", "'palette --help'"]),
    (["--hlep"], ["no option --hlep", "did you mean --help?"]),
    (["--format", "json", "generate", "x"], ["no option --format before the command"]),
    (["generate"], ["give a palette file", "--key", "'palette generate --help'"]),
    (["generate", "x", "--formt", "json"], ["no option --formt", "did you mean --format?"]),
    (["generate", "x", "--form", "json"], ["did you mean --format?"]),
    (["generate", "x", "-f"], ["no option -f"]),
    (["generate", "x", "--format", "jsno"], ["'jsno'", "did you mean 'json'?"]),
    (["generate", "x", "--format", "pdf"], ["'pdf'", "json, css, "]),
    (["generate", "x", "--format", ""], ["--format needs a value"]),
    (["generate", "x", "--format="], ["--format needs a value"]),
    (["generate", "x", "--format"], ["--format needs a value: json, css, "]),
    (["generate", "x", "--format", "--check"], ["--format needs a value"]),
    (["generate", "x", "--language", "de"], ["--language goes with --format swift, svg, reading"]),
    (["convert", "x", "--format", "swift", "--language", "fr"], ["'fr'", "en, de, ja or ko"]),
    (["generate", "x", "--check=yes"], ["--check takes no value"]),
    (["generate", "x", "-o", "a", "--output", "b"], ["--output is given twice"]),
    (["generate", "x", "y"], ["'y' is one word too many", "FILE"]),
    (["generate", "x", "--key", "blue=#0070f2"], ["--key", "'x'"]),
    (["generate", "x", "--name", "harbor"], ["--name goes with --key"]),
    (["generate", "--key", "#0070f2"], ["--key needs a name and a colour", "'#0070f2'"]),
    (["generate", "--key", "a=#0070f2", "--ladder", "steep"], ["'steep'", "even or soft"]),
    (["generate", "--key", "a=#0070f2", "--space", "okclh"], ["did you mean 'oklch'?"]),
    (
      ["generate", "x", "--check", "--format", "css"], ["--check compares with files", "--output"]
    ),
    (["generate", "x", "--check", "--output", "-"], ["--check compares with files"]),
    (["generate", "--key", "a=#fff", "--key", "a=#000"], ["two colours for 'a'"]),
    (["verify"], ["FILE is missing"]),
    (["verify", "-", "-"], ["read only once"]),
    (["verify", "x", "--report", "txt"], ["did you mean 'text'?"]),
    (["verify", "x", "--rules", "4"], ["'4'", "4:3,5:4.5,7:7"]),
    (["verify", "x", "--rules", "4:3,"], ["''"]),
    (["verify", "x", "--rules", "0:3"], ["'0:3'"]),
    (["verify", "x", "--rules", "4:1"], ["'4:1'"]),
    (["verify", "x", "--rules", "4:22"], ["'4:22'"]),
    (["verify", "x", "--rules", "4:nan"], ["'4:nan'"]),
    (["verify", "x", "--rules", "4:0x3"], ["'4:0x3'"]),
    (["verify", "x", "--rules", "99999999999999999999:3"], ["99999999999999999999:3"]),
    (["verify", "x", "--rules", "4:3,4:4"], ["two rules for 4 steps"]),
    (["contrast", "#fff"], ["BG is missing"]),
    (["contrast", "#fff", "#000", "#123"], ["'#123' is one word too many", "FG and BG"]),
    (["contrast", "#fff", "#000", "--level", "AAAA"], ["did you mean 'AAA'?"]),
    (["contrast", "#fff", "#000", "--size", "17px"], ["--size", "'17px'"]),
    (["contrast", "#fff", "#000", "--size", "0"], ["--size", "'0'"]),
    (["contrast", "#fff", "#000", "--size", "1e999"], ["--size", "'1e999'"]),
    (["contrast", "#fff", "#000", "--size=-1"], ["--size", "'-1'"]),
    (["contrast", "#fff", "#000", "--size", "17", "--weight", "1001"], ["--weight", "'1001'"]),
    (["contrast", "#fff", "#000", "--weight", "700"], ["--size"]),
  ]

  @Test("A command line that cannot be run is explained on standard error", arguments: mistakes)
  func mistake(_ arguments: [String], _ says: [String]) throws {
    let outcome = try Tool().run(arguments)
    #expect(outcome.exit == .usage)
    #expect(outcome.stdout == "")
    for text in says {
      #expect(outcome.stderr.contains(text), "\(outcome.stderr)")
    }
  }

  @Test("Without arguments there is help, on standard error")
  func nothing() throws {
    let outcome = try Tool().run([])
    #expect(outcome.exit == .usage)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr.contains("usage: palette"))
  }

  static let helpRequests: [[String]] = [
    ["verify", "--help"], ["verify", "-h"], ["verify", "x", "--nonsense", "--help"],
    ["verify", "--report", "--help"],
  ]

  @Test("Help wins over every mistake", arguments: helpRequests)
  func help(_ arguments: [String]) throws {
    let outcome = try Tool().run(arguments)
    #expect(outcome.exit == .success)
    #expect(outcome.stdout.hasPrefix("palette verify: "))
    #expect(outcome.stderr == "")
  }

  @Test("After -- nothing is an option")
  func endOfOptions() throws {
    let outcome = try Tool().run(["verify", "--", "--help"])
    #expect(outcome.exit == .noInput)
    #expect(outcome.stderr == "palette: cannot read --help: no such file\n")
  }

  @Test("The overview names every command and every exit code")
  func overview() throws {
    let outcome = try Tool().run(["--help"])
    #expect(outcome.exit == .success)
    for command in PaletteCommand.all {
      #expect(outcome.stdout.contains("  \(command.name) "))
      #expect(outcome.stdout.contains(command.summary))
    }
    for code in ExitCode.allCases {
      #expect(outcome.stdout.contains("\(code.rawValue)  \(code.summary)\n"))
    }
  }

  @Test("A command's help names all it takes", arguments: PaletteCommand.all.map(\.name))
  func page(_ name: String) throws {
    let command = try #require(PaletteCommand.all.first { $0.name == name })
    let help = try Tool().run([name, "--help"]).stdout
    for option in command.allOptions {
      #expect(help.contains(option.flag), "\(option.flag)")
      #expect(help.contains(option.summary))
      if let short = option.short { #expect(help.contains("-\(short), \(option.flag)")) }
      for choice in option.value?.choices ?? [] { #expect(help.contains(choice.name)) }
    }
    for operand in command.operands { #expect(help.contains(operand.summary)) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 }, "fits a terminal")
    #expect(!help.contains(" \n"), "no line ends in a space")
  }

  @Test(
    "The examples in help are command lines that parse", arguments: PaletteCommand.all.map(\.name))
  func examples(_ name: String) throws {
    let command = try #require(PaletteCommand.all.first { $0.name == name })
    for example in command.examples {
      let words = example.line.split(separator: " ").dropFirst(2).map {
        $0.trimmingPrefix("'").split(separator: "'").first.map(String.init) ?? ""
      }
      #expect(throws: Never.self) { try ArgumentParser.parse(words, for: command) }
    }
  }

  @Test(arguments: [["--version"], ["verify", "--version"]])
  func version(_ arguments: [String]) throws {
    let outcome = try Tool().run(arguments)
    #expect(outcome.exit == .success)
    #expect(outcome.stdout == "palette \(PaletteCommand.version)\n")
  }

  @Test("No two commands, and no two options of a command, share a name")
  func names() {
    let commands = PaletteCommand.all.map(\.name)
    #expect(Set(commands).count == commands.count)
    for command in PaletteCommand.all {
      let flags = command.allOptions.flatMap { [$0.flag] + ($0.short.map { ["-\($0)"] } ?? []) }
      #expect(Set(flags).count == flags.count)
    }
  }
}
