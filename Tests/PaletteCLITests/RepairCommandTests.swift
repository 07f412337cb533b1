import Foundation
import TestSupport
import Testing

@testable import PaletteCLI

/// `repair` and `increase-contrast` on palettes that people have.
@Suite struct RepairCommandTests {
  private let tool: Tool
  private let fiori: String

  init() throws {
    tool = try Tool()
    fiori = TestData.url("Palettes/fiori-v8.json").path
  }

  @Test func `a repaired palette verifies, and every move is told with its reason`() throws {
    let outcome = tool.run(["repair", fiori, "--output", "{}/repaired.json"])
    #expect(outcome.exit == .success && outcome.stdout.isEmpty)
    #expect(outcome.stderr.contains("colours moved, by a CIEDE2000 of"))
    #expect(outcome.stderr.contains("light raspberry.11: #510136 becomes #"))
    #expect(outcome.stderr.contains("5 apart needs 4.5:1"))
    #expect(tool.run(["verify", "{}/repaired.json"]).exit == .success)
    #expect(tool.run(["verify", fiori]).exit == .findings)
  }

  @Test func `what holds is left alone`() throws {
    try tool.write(Sample.definition, to: "harbor.palette.json")
    let built = tool.run(["generate", "{}/harbor.palette.json"]).stdout
    let repaired = tool.run(["repair", "-"], stdin: built)
    #expect(repaired.exit == .success && repaired.stdout == built)
    #expect(repaired.stderr.contains("nothing had to move"))
  }

  static let refusals: [(arguments: [String], exit: ExitCode, says: [String])] = [
    (["--lock", "blue"], .usage, ["'blue'", "blue.6"]),
    (["--lock", "bleu.6"], .usage, ["no ramp 'bleu'", "'blue'"]),
    (["--lock", "blue.12"], .usage, ["steps 1 to 11"]),
    (["--lock", "raspberry.6"], .badInput, ["must stay at step 6", "needs 4.5 to 4.667"]),
    (["--rules", "1:4"], .badInput, ["need 4:1", "of the 21:1 there is"]),
    (["--rules", "4"], .usage, ["--rules cannot have"]),
    (["--frmat", "css"], .usage, ["--format"]),
  ]

  @Test(arguments: refusals)
  func `what cannot be done is told`(
    arguments: [String], exit: ExitCode, says: [String]
  ) {
    let outcome = tool.run(["repair", fiori] + arguments)
    #expect(outcome.exit == exit && outcome.stdout.isEmpty)
    for text in says { #expect(outcome.stderr.contains(text), "\(outcome.stderr)") }
  }

  @Test func `increased variants are derived, and what black and white forbid is told`() throws {
    let outcome = tool.run(["increase-contrast", fiori, "--output", "{}/increased.json"])
    #expect(outcome.exit == .findings)
    #expect(outcome.stderr.contains("darkIncreasedContrast: ") && outcome.stderr.contains("7:1"))
    let json = try #require(tool.text("increased.json"))
    #expect(json.contains("\"lightIncreasedContrast\""))
    // Surfaces stay as they are.
    #expect(json.contains("#f5f6f7"))
  }

  @Test func `a palette with room reaches the promise`() throws {
    try tool.write(Sample.holding, to: "holding.json")
    let outcome = tool.run(["increase-contrast", "{}/holding.json"])
    #expect(outcome.exit == .success, "\(outcome.stderr)")
    #expect(tool.run(["verify", "-"], stdin: outcome.stdout).exit == .success)
  }
}
