import TestSupport
import Testing

@testable import PaletteCLI

@Suite struct ShowCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(Sample.definition, to: "harbor.palette.json")
    try tool.write(Sample.holding, to: "grey.json")
    try tool.write(":root { --link: #0070f2; --page: #fff; }", to: "roles.css")
    try tool.write("", to: "empty.json")
  }

  @Test func `a palette is shown in light and dark`() {
    let shown = tool.run(["show", "{}/harbor.palette.json"])
    #expect(shown.exit == .success)
    #expect(shown.stdout.hasPrefix("harbor\n\nlight\n"))
    #expect(shown.stdout.contains("\n\ndark\n"))
    #expect(shown.stdout.contains("*#0070f2"))
    #expect(!shown.stdout.contains("increased"))
    #expect(shown.stderr == "")
  }

  @Test(
    arguments: [
      (["--appearance", "dark"], ["dark"]),
      (
        ["--appearance", "dark-increased", "--appearance", "light"],
        ["light", "dark, increased contrast"]
      ),
      (
        ["--appearance", "all"],
        ["light", "dark", "light, increased contrast", "dark, increased contrast"]
      ),
    ])
  func appearances(options: [String], titles: [String]) {
    let shown = tool.run(["show", "{}/harbor.palette.json"] + options).stdout
    let lines = shown.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("light") || $0.hasPrefix("dark") } == titles)
  }

  @Test func `anything that can be read is shown, from standard input too`() {
    let read = tool.run(["show", "-"], stdin: Sample.holding)
    #expect(read.exit == .success)
    #expect(read.stdout.contains("#767676"))
    let roles = tool.run(["show", "{}/roles.css"])
    #expect(roles.stdout.contains("link    #0070f2"))
    #expect(roles.stdout.contains("vivid blue"))
  }

  @Test func `ramps can be chosen`() {
    let shown = tool.run(["show", "{}/harbor.palette.json", "--ramp", "grey"]).stdout
    #expect(shown.contains("\ngrey") && !shown.contains("blue"))
    let pairs = tool.run(
      ["show", "{}/harbor.palette.json", "--pairs", "--ramp", "grey", "--ramp", "blue"]).stdout
    #expect(pairs.contains("\n\nlight: grey down, blue across\n"))
  }

  @Test func `sentences are plain, also where colour is asked for`() {
    let shown = tool.run(
      ["show", "{}/harbor.palette.json", "--plain", "--color", "always", "--language", "de"]
    ).stdout
    #expect(
      shown.contains(
        "\nblue 6, lebhaftes Blau, #0070f2, eine Kernfarbe, 4,56 zu 1 auf der Seite.\n"))
    // In the dark, where no role is the page, on the black that its grey begins with.
    #expect(
      shown.contains(
        "\nblue 6, lebhaftes Blau, #0070f2, eine Kernfarbe, 4,59 zu 1 auf der Seite.\n"))
    #expect(!shown.contains("\u{1b}"))
    let pairs = tool.run(["show", "{}/grey.json", "--plain", "--pairs"]).stdout
    #expect(pairs.contains("\ngrey 1 with grey 6, 4.54 to 1, text.\n"))
  }

  static let failures: [(arguments: [String], exit: ExitCode, says: String)] = [
    ([], .usage, "FILE is missing"),
    (["{}/missing.json"], .noInput, "cannot read"),
    (["{}/empty.json"], .badInput, "empty.json"),
    (["{}"], .noInput, ""),
    (["{}/harbor.palette.json", "--ramp", "bleu"], .usage, "did you mean 'blue'?"),
    (["{}/harbor.palette.json", "--appearance", "drak"], .usage, "did you mean 'dark'?"),
    (
      ["{}/grey.json", "--appearance", "dark"], .badInput,
      "no colours for the appearance dark, only for light"
    ),
    (["{}/roles.css", "--pairs"], .badInput, "none of its 2 colours belongs to a ramp"),
    (["{}/grey.json", "--language", "fr"], .usage, "en, de, ja or ko"),
  ]

  @Test(arguments: failures)
  func `what cannot be shown is explained`(arguments: [String], exit: ExitCode, says: String) {
    let shown = tool.run(["show"] + arguments)
    #expect(shown.exit == exit)
    #expect(shown.stdout == "")
    #expect(shown.stderr.contains(says), "\(shown.stderr)")
  }

  /// A terminal knows its own width; what is no width, or no sensible one, is as if it were not there.
  static let widths: [(columns: String?, terminal: Int?, width: Int)] = [
    (nil, nil, 80), ("40", nil, 40), ("200", nil, 200), ("20", nil, 20), ("500", nil, 500),
    ("40", 100, 100), ("", nil, 80), ("wide", nil, 80), ("0", nil, 80), ("19", nil, 80),
    ("501", nil, 80), ("-40", nil, 80), ("99999999999999999999", nil, 80),
  ]

  @Test(arguments: widths)
  func `COLUMNS counts where no terminal tells its width`(
    columns: String?, terminal: Int?, width: Int
  ) {
    let words = ["show", "{}/harbor.palette.json"]
    let shown = tool.run(
      words, environment: ["TERM": "dumb"].merging(columns.map { ["COLUMNS": $0] } ?? [:]) { $1 },
      terminalWidth: terminal)
    let same = tool.run(words, environment: ["TERM": "dumb"], terminalWidth: width)
    #expect(shown.stdout == same.stdout)
  }

  @Test(arguments: [30, 40, 60, 80, 120])
  func `lines fit the terminal`(width: Int) {
    let shown = tool.run(
      ["show", "{}/harbor.palette.json"], environment: ["COLORTERM": "truecolor"],
      terminalWidth: width
    ).stdout
    #expect(shown.contains(";48;2;"))
    let lines = shown.replacing(/\u{1b}\[[0-9;]*m/, with: "").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
  }
}
