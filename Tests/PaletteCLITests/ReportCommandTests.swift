import Foundation
import Testing

@testable import PaletteCLI

/// How `verify` reports, whatever it checked.
@Suite struct ReportCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(Sample.holding, to: "holding.json")
    try tool.write(Sample.failing, to: "failing.json")
    // A step that repeats the page is a warning in a palette that promised no order.
    try tool.write(
      Sample.holding.replacingOccurrences(of: "#e2e2e2", with: "#ffffff"), to: "warning.json")
    try tool.write("{", to: "broken.json")
  }

  /// What each form starts with, and what it says about #777777 on white.
  static let forms: [(name: String, start: String, says: String)] = [
    ("text", "", "grey.1 #ffffff and grey.6 #777777 reach 4.47:1"),
    ("json", "{\n  \"holds\": false", "\"ratio\": 4.478"),
    ("github", "::error file=", "title=Too little contrast"),
    ("sarif", "{\n  \"$schema\"", "\"semanticVersion\": \"\(PaletteCommand.version)\""),
    ("junit", "<?xml ", "<failure message=\"grey.1 #ffffff and grey.6 #777777 reach 4.47:1"),
    ("gitlab", "[\n  { ", "\"check_name\": \"pairing\""),
    ("gcc", "", "failing.json:1:89: error: grey.1 #ffffff"),
  ]

  @Test(arguments: forms)
  func form(_ name: String, _ start: String, _ says: String) {
    // Colour is for people, however loudly it is asked for.
    let outcome = tool.run(
      ["verify", "{}/failing.json", "--report", name, "--color", "always"],
      environment: ["COLORTERM": "truecolor"], terminalWidth: 80)
    #expect(outcome.exit == .findings)
    #expect(outcome.stdout.hasPrefix(start))
    let plain = outcome.stdout.replacing(/\u{1b}\[48[0-9;]*m\x20{2}\u{1b}\[0m\x20/, with: "")
      .replacingOccurrences(of: "\n       ", with: " ")
    #expect(plain.contains(says), "\(plain)")
    #expect(outcome.stdout.contains("\u{1b}") == (name == "text"))
    #expect(outcome.stderr == "")
  }

  @Test func everyFormIsTested() {
    #expect(ReportFormat.all.map(\.name) == Self.forms.map(\.name))
  }

  static let levels: [(file: String, level: String?, exit: ExitCode)] = [
    ("holding", nil, .success), ("warning", nil, .success), ("failing", nil, .findings),
    ("holding", "warning", .success), ("warning", "warning", .findings),
    ("failing", "warning", .findings), ("warning", "error", .success),
    ("failing", "error", .findings), ("failing", "never", .success),
    // What could not be checked never passes (BUG-D68).
    ("broken", "never", .badInput), ("missing", "never", .noInput),
  ]

  @Test(arguments: levels)
  func failOn(_ file: String, _ level: String?, _ exit: ExitCode) {
    let options = level.map { ["--fail-on", $0] } ?? []
    #expect(tool.run(["verify", "{}/\(file).json"] + options).exit == exit)
  }

  /// Programs hear of files that could not be checked, too; people have it on standard error.
  @Test(arguments: ["text", "json", "github", "sarif", "junit", "gitlab", "gcc"])
  func uncheckedFiles(_ form: String) {
    let outcome = tool.run(["verify", "{}/broken.json", "--report", form])
    #expect(outcome.exit == .badInput)
    #expect(outcome.stderr.contains("broken.json:1:1: error: "))
    #expect(outcome.stdout.isEmpty == ["text", "gcc"].contains(form))
    #expect(outcome.stdout.contains("broken.json") != ["text", "gcc"].contains(form))
    #expect(!outcome.stdout.contains("\"holds\": true"))
  }

  @Test func detail() {
    let files = ["verify", "{}/holding.json", "{}/failing.json"]
    let usual = tool.run(files).stdout
    #expect(usual.contains("1 of 2 files hold") && usual.contains("Any two colours"))
    let quiet = tool.run(files + ["-q"]).stdout
    #expect(!quiet.contains("holding.json") && !quiet.contains("Any two colours"))
    #expect(quiet.contains("#777777"))
    #expect(tool.run(["verify", "{}/holding.json", "--quiet"]).stdout == "")
    let verbose = tool.run(files + ["-v"]).stdout
    #expect(verbose.components(separatedBy: "Any two colours").count == 3)
    let both = tool.run(files + ["-q", "-v"])
    #expect(both.exit == .usage && both.stderr.contains("contradict"))
  }

  /// Of the 55 pairs of eleven greys, the 10 + 9 + 8 that are one, two and three apart miss 3:1.
  @Test func everyFinding() {
    let rules = ["verify", "{}/failing.json", "--rules", "1:3"]
    let usual = tool.run(rules).stdout
    #expect(usual.contains("The 10 worst of 27:") && usual.contains("--all lists them"))
    let all = tool.run(rules + ["--all"]).stdout
    #expect(all.components(separatedBy: "failing.json:1:").count - 1 == 27)
  }

  /// Lines follow the terminal, then COLUMNS, and are the same wherever there is neither.
  @Test(
    arguments: [
      (nil, nil, 80), (80, nil, 80), (100, nil, 100), (30, nil, 60), (300, nil, 120),
      (nil, "100", 100), (nil, "30", 60), (100, "60", 100), (nil, "5", 80),
    ] as [(Int?, String?, Int)])
  func width(_ terminal: Int?, _ columns: String?, _ width: Int) throws {
    let stdout = tool.run(
      ["verify", "-"], stdin: Sample.failing,
      environment: ["TERM": "dumb"].merging(columns.map { ["COLUMNS": $0] } ?? [:]) { $1 },
      terminalWidth: terminal
    ).stdout
    let longest = try #require(stdout.split(separator: "\n").map(\.count).max())
    #expect(longest <= width && longest > width - 20)
  }

  @Test func stepSummary() throws {
    try tool.write("# Before\n", to: "summary.md")
    let variables = ["GITHUB_STEP_SUMMARY": "{}/summary.md"]
    let arguments = ["verify", "{}/failing.json", "--report", "github"]
    #expect(tool.run(arguments, environment: variables).exit == .findings)
    let page = try #require(tool.text("summary.md"))
    #expect(page.hasPrefix("# Before\n### Palette: the file fails: 1 error\n"))
    #expect(page.contains("#777777"))
    // Only the report that is for GitHub writes there.
    _ = tool.run(["verify", "{}/failing.json"], environment: variables)
    #expect(tool.text("summary.md") == page)
    _ = tool.run(arguments, environment: ["GITHUB_STEP_SUMMARY": ""])
    // What is there already counts toward what GitHub takes.
    try tool.write(String(repeating: "x", count: (1 << 20) - 300), to: "summary.md")
    #expect(tool.run(arguments, environment: variables).exit == .findings)
    let full = try #require(tool.text("summary.md"))
    #expect(full.utf8.count <= 1 << 20 && full.hasSuffix("has all of it.*\n"))
  }

  /// The checks stand, whether or not the summary can be written.
  @Test func unwritableStepSummary() {
    let outcome = tool.run(
      ["verify", "{}/holding.json", "--report", "github"],
      environment: ["GITHUB_STEP_SUMMARY": "{}/none/summary.md"])
    #expect(outcome.exit == .success)
    #expect(outcome.stderr.contains("warning: the file of GITHUB_STEP_SUMMARY is not written"))
  }

  static let paths: [(path: String, folder: String?, shown: String)] = [
    ("a.json", "/site", "a.json"), ("./a.json", "/site", "a.json"),
    ("././/a.json", "/site", "a.json"), ("/site/b/a.json", "/site", "b/a.json"),
    ("/site/b/a.json", "/", "site/b/a.json"), ("/siteshop/a.json", "/site", "/siteshop/a.json"),
    ("../a.json", "/site", "../a.json"), ("/site", "/site", "/site"), ("./", "/site", "./"),
    ("/a.json", nil, "/a.json"),
  ]

  @Test("Paths are shown from the working directory", arguments: paths)
  func shownPath(_ path: String, _ folder: String?, _ shown: String) {
    #expect(FilePath.shown(path, in: folder) == shown)
  }
}
