import Foundation
import TestSupport
import Testing

@testable import PaletteCLI

@Suite struct BaselineTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(Sample.failing, to: "a.json")
    try tool.write(Sample.holding, to: "b.json")
  }

  private func record(_ arguments: [String]) throws -> String {
    let outcome = tool.run(["verify"] + arguments + ["--write-baseline", "{}/known.json"])
    #expect(outcome.exit == .success, "\(outcome.stderr)")
    return try #require(tool.text("known.json"))
  }

  private func verify(_ arguments: [String]) -> (exit: ExitCode, stdout: String, stderr: String) {
    tool.run(["verify"] + arguments + ["--baseline", "{}/known.json"])
  }

  /// The text without its line ends and indentations.
  private func words(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  /// #777777 has 4.478089 on white: 1.05 / (0.184475 + 0.05), cut.
  @Test func whatIsRecorded() throws {
    let text = try record(["{}/a.json", "{}/b.json"])
    #expect(
      text == """
        {
          "paletteBaseline": 1,
          "findings": [
            { "rule": "pairing", "file": "a.json", "appearance": "light", \
        "pair": ["grey.1", "grey.6"], "ratio": 4.478089 }
          ]
        }

        """)
    #expect(try record(["{}/b.json", "{}/a.json"]) == text)
  }

  @Test func knownFindingsPass() throws {
    _ = try record(["{}/a.json"])
    let outcome = verify(["{}/a.json", "{}/b.json"])
    #expect(outcome.exit == .success && outcome.stderr == "")
    #expect(words(outcome.stdout).contains("a.json: holds, 1 accepted by the baseline"))
    #expect(!outcome.stdout.contains("#777777"))
    #expect(verify(["{}/a.json", "--report", "json"]).stdout.contains("\"accepted\": 1"))
    // Moved to other lines it is still the same finding.
    try tool.write(
      "\n\n" + Sample.failing.replacingOccurrences(of: ", ", with: ",\n"), to: "a.json")
    #expect(verify(["{}/a.json"]).exit == .success)
  }

  /// Files are named from the baseline's folder, so that it holds wherever the tool is run.
  @Test func aBaselineHoldsFromAnyFolder() throws {
    try tool.write(Sample.failing, to: "web/deep/c.json")
    let words = ["verify", "{}/web/deep/c.json", "--write-baseline", "{}/web/known.json"]
    #expect(tool.run(words).exit == .success)
    #expect(tool.text("web/known.json")?.contains("\"file\": \"deep/c.json\"") == true)
    let inside = try TestSupport.run(
      Executable.path, ["verify", "c.json", "--baseline", "../known.json"],
      directory: tool.path("web/deep"))
    #expect(inside.status == 0, "\(inside.stdout)")
  }

  @Test func newFindingsFail() throws {
    _ = try record(["{}/a.json"])
    // #585858 as step 7 has 7.11 on white, #5f5f5f only 6.4.
    try tool.write(
      Sample.failing.replacingOccurrences(of: "#474747", with: "#5f5f5f"), to: "a.json")
    let outcome = verify(["{}/a.json"])
    #expect(outcome.exit == .findings)
    #expect(outcome.stdout.contains("#5f5f5f") && !outcome.stdout.contains("#777777"))
    #expect(verify(["{}/a.json", "--fail-on", "never"]).exit == .success)
  }

  @Test func worseFindingsFail() throws {
    _ = try record(["{}/a.json"])
    try tool.write(
      Sample.failing.replacingOccurrences(of: "#777777", with: "#787878"), to: "a.json")
    let outcome = verify(["{}/a.json"])
    #expect(outcome.exit == .findings)
    #expect(words(outcome.stdout).contains("the baseline has 4.47:1"), "\(outcome.stdout)")
  }

  /// A baseline that says more than is true is told, but is no failure.
  @Test func mendedFindings() throws {
    _ = try record(["{}/a.json"])
    try tool.write(Sample.holding, to: "a.json")
    let outcome = verify(["{}/a.json"])
    #expect(outcome.exit == .success)
    #expect(outcome.stderr.contains("1 finding of the baseline is mended: record it anew"))
    // Of a file that is not looked at, nothing is known.
    #expect(verify(["{}/b.json"]).stderr == "")
  }

  /// Nothing is forgotten because a file could not be read, and nothing written then.
  @Test func unreadFiles() throws {
    let before = try record(["{}/a.json"])
    try tool.write("{", to: "b.json")
    let outcome = tool.run(
      ["verify", "{}/b.json", "{}/missing.json", "--write-baseline", "{}/known.json"])
    #expect(outcome.exit == .noInput)
    #expect(outcome.stderr.contains("no baseline is written"))
    #expect(tool.text("known.json") == before)
    #expect(verify(["{}/a.json", "{}/b.json"]).exit == .badInput)
  }

  @Test func warnings() throws {
    let doubled = Sample.holding.replacingOccurrences(of: "#e2e2e2", with: "#ffffff")
    try tool.write(doubled, to: "a.json")
    #expect(try record(["{}/a.json"]).contains("\"rule\": \"distinct\""))
    #expect(verify(["{}/a.json", "--fail-on", "warning"]).exit == .success)
  }

  static let broken: [(text: String, exit: ExitCode, says: String)] = [
    ("", .badInput, "known.json:1:1: error: "), ("{}", .badInput, "needs the key"),
    ("{ \"paletteBaseline\": 2, \"findings\": [] }", .badInput, "a whole number from 1 to 1"),
    (
      "{ \"paletteBaseline\": 1,\n \"findings\": [{ \"rle\": \"pairing\" }] }", .badInput,
      "known.json:2:17: error: "
    ),
  ]

  @Test(arguments: broken)
  func brokenBaseline(_ text: String, _ exit: ExitCode, _ says: String) throws {
    try tool.write(text, to: "known.json")
    let outcome = verify(["{}/b.json"])
    #expect(outcome.exit == exit)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr.contains(says), "\(outcome.stderr)")
  }

  @Test func missingBaseline() {
    let outcome = verify(["{}/b.json"])
    #expect(outcome.exit == .noInput && outcome.stdout == "")
    #expect(outcome.stderr.contains("known.json: no such file"))
  }

  static let misuses: [(arguments: [String], says: String)] = [
    (["--baseline", "x", "--write-baseline", "y"], "give --baseline"),
    (["--write-baseline", "-"], "a baseline is a file"),
    (["--baseline", "-"], "a baseline is a file"),
  ]

  @Test(arguments: misuses)
  func misuse(_ arguments: [String], _ says: String) {
    let outcome = tool.run(["verify", "{}/b.json"] + arguments)
    #expect(outcome.exit == .usage && outcome.stderr.contains(says))
  }

  @Test func unwritable() {
    let outcome = tool.run(["verify", "{}/a.json", "--write-baseline", "/dev/full"])
    #expect(outcome.exit == .cannotWrite)
  }
}
