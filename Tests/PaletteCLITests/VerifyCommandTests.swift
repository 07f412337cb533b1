import Testing

@testable import PaletteCLI

@Suite struct VerifyCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(Sample.holding, to: "holding.json")
    try tool.write(Sample.failing, to: "failing.json")
    try tool.write(Sample.definition, to: "harbor.palette.json")
    try tool.write("", to: "empty.json")
    try tool.write("{ \"ramps\": {} }", to: "bare.json")
    try tool.write(
      "{ \"ramps\": { \"grey\": { \"light\": [\"#fff\", \"#000\"] } } }", to: "two.json")
    try tool.write("{ \"rmaps\": {} }", to: "nonsense.json")
    try tool.write("{ \"ramps\": { \"grey\": { \"light\": [", to: "short.json")
    try tool.write("\u{0}\u{1}\u{2}PNG", to: "picture.json")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var exit: ExitCode
    var stdout: [String] = []
    var stderr: [String] = []
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases = [
    Case(arguments: ["{}/holding.json"], exit: .success, stdout: ["holding.json"]),
    Case(arguments: ["{}/harbor.palette.json"], exit: .success, stdout: ["harbor.palette.json"]),
    // #777777 has 4.47 on white where 4.5 is needed.
    Case(arguments: ["{}/failing.json"], exit: .findings, stdout: ["4.47", "4.5", "#777777"]),
    Case(
      arguments: ["{}/holding.json", "{}/failing.json"], exit: .findings,
      stdout: ["failing.json", "#777777"]),
    Case(arguments: ["{}/failing.json", "--rules", "5:4.4"], exit: .success),
    Case(arguments: ["{}/failing.json", "--rules", "4:3,7:7"], exit: .success),
    Case(arguments: ["{}/holding.json", "--rules", "4:3.2"], exit: .findings),
    Case(arguments: ["{}/holding.json", "--scope", "ramp"], exit: .success),
    Case(
      arguments: ["{}/missing.json"], exit: .noInput,
      stderr: ["palette: cannot read ", "missing.json: no such file"]),
    Case(arguments: ["{}"], exit: .noInput, stderr: ["is a directory"]),
    Case(arguments: ["{}/empty.json"], exit: .badInput, stderr: ["empty.json:1:1: error: "]),
    Case(arguments: ["{}/nonsense.json"], exit: .badInput, stderr: ["nonsense.json:1:3: error: "]),
    Case(arguments: ["{}/short.json"], exit: .badInput, stderr: ["short.json:1:"]),
    Case(arguments: ["{}/picture.json"], exit: .badInput, stderr: ["picture.json:1:1: error: "]),
    Case(arguments: ["/dev/null"], exit: .badInput, stderr: ["/dev/null:1:1: error: "]),
    // Nothing that could fail is not the same as nothing that fails.
    Case(arguments: ["{}/bare.json"], exit: .badInput, stderr: ["bare.json"]),
    Case(
      arguments: ["{}/two.json"], exit: .badInput,
      stderr: ["two.json: error: there is nothing to check"]),
    // One file that cannot be read hides nothing, and wins over findings.
    Case(
      arguments: ["{}/empty.json", "{}/failing.json", "{}/missing.json"], exit: .noInput,
      stdout: ["failing.json", "#777777"], stderr: ["empty.json:1:1: error: ", "missing.json"]),
    Case(
      arguments: ["{}/failing.json", "{}/empty.json"], exit: .badInput, stdout: ["#777777"],
      stderr: ["empty.json"]),
    Case(
      arguments: ["{}/failing.json", "--report", "json"], exit: .findings,
      stdout: ["\"holds\": false", "\"rule\": \"pairing\"", "4.478"]),
    Case(
      arguments: ["--report=json", "{}/holding.json"], exit: .success, stdout: ["\"holds\": true"]),
  ]

  @Test(arguments: cases)
  func verify(_ test: Case) {
    let outcome = tool.run(["verify"] + test.arguments)
    #expect(outcome.exit == test.exit)
    for text in test.stdout { #expect(outcome.stdout.contains(text), "\(outcome.stdout)") }
    for text in test.stderr { #expect(outcome.stderr.contains(text), "\(outcome.stderr)") }
    #expect(outcome.stdout.isEmpty == test.stdout.isEmpty || test.exit <= .findings)
    if test.exit <= .findings { #expect(outcome.stderr == "") }
  }

  @Test(
    "- is standard input",
    arguments: [(Sample.holding, ExitCode.success), (Sample.failing, .findings)])
  func standardInput(_ text: String, _ exit: ExitCode) {
    let outcome = tool.run(["verify", "-"], stdin: text)
    #expect(outcome.exit == exit)
    #expect(outcome.stdout.contains("<stdin>"))
  }

  @Test("A message cannot steer the terminal")
  func controlCharacters() throws {
    try tool.write("{ \"\\u001b[2Jx\": 1 }", to: "escape.json")
    let outcome = tool.run(["verify", "{}/escape.json", "\u{1B}[31m.json"])
    #expect(outcome.exit == .noInput)
    #expect(!outcome.stderr.contains("\u{1B}"))
    #expect(outcome.stderr.contains("\\u{1b}[31m.json"))
  }

  @Test("What generate writes verifies")
  func roundTrip() {
    #expect(tool.run(["generate", "{}/harbor.palette.json", "-o", "{}/out.json"]).exit == .success)
    #expect(tool.run(["verify", "{}/out.json"]).exit == .success)
  }
}
