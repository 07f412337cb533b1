import Foundation
import Palette
import PaletteFormats
import TestSupport
import Testing

@testable import PaletteCLI

/// Checks and series of palette files, from the command line.
@Suite struct CheckedPaletteTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("palettes")

  private static func definition(_ name: String) throws -> PaletteDefinition {
    let file = folder.appendingPathComponent("\(name).palette.json")
    return try PaletteFile.read([UInt8](Data(contentsOf: file)), file: name)
  }

  @Test(arguments: ["harbor", "okabe-ito", "tol"])
  func shippedPalettesHold(_ name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).palette.json").path
    let outcome = try Tool().run(["verify", file])
    #expect(outcome.exit == .success, "\(outcome.stdout)")
  }

  /// Of harbor every check holds in every appearance, and nothing needs a warning.
  @Test func harborsChecks() throws {
    let verification = Verifier.verify(try Self.definition("harbor").build().palette)
    let checks = verification.checks
    #expect(checks.count == 24)
    #expect(checks.prefix(6).map(\.pairs.pairs) == [3, 4, 6, 1, 2, 4])
    let required: [Double] = [7, 4.5, 4.5, 4.5, 3, 3]
    #expect(checks.map(\.required) == required + required + required + required)
    #expect(checks.allSatisfy { $0.pairs.failures == 0 && $0.least ?? 0 >= $0.required })
    #expect(verification.series.map(\.alikeInGrayscale) == [0])
    #expect(verification.findings.allSatisfy { $0.severity == .note })
  }

  /// Nine ramps have 81 pairs for each of the 7 + 6 + 4 pairs of steps that are 4, 5 and 7 apart, in
  /// light and dark, and with increased contrast for each of the 4 + 4 + 4 of a surface and content;
  /// its checks name 20 pairs of roles, in four appearances.
  @Test func theProofCountsWhatIsVerified() throws {
    let file = Self.folder.appendingPathComponent("harbor.palette.json").path
    let count = 2 * 81 * (7 + 6 + 4) + 2 * 81 * (4 + 4 + 4) + 4 * 20
    #expect(count == 4778)
    let tool = try Tool()
    #expect(tool.run(["generate", file]).stderr.contains("proved: 4,778 pairs in 4 appearances"))
    #expect(tool.run(["verify", file]).stdout.contains("holds: 4,778 pairs keep their ratio"))
  }

  /// Black and white keep its one rule three times over, its check has less than twice what it needs.
  @Test func theClosestMayBeACheck() throws {
    let file = """
      { "name": "a", "rules": [{ "distance": 10, "ratio": 7 }],
        "ramps": { "grey": { "chroma": 0 } }, "roles": { "page": "grey.1", "ink": "grey.8" },
        "checks": [{ "text": ["ink"], "on": ["page"] }] }
      """
    let outcome = try Tool().run(["generate", "-"], stdin: file)
    #expect(outcome.stderr.contains("proved: 8 pairs in 4 appearances"), "\(outcome.stderr)")
    #expect(outcome.stderr.contains("; the closest is page with ink ("))
  }

  /// The shipped series are the published ones, colour by colour.
  @Test func publishedSeries() throws {
    let data = try Data(contentsOf: TestData.url("chart-palettes.json"))
    let sets = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let okabeIto = try #require(sets["okabeIto"] as? [[String]])
    let tol = try #require(sets["tol"] as? [String: [[String]]])
    #expect(
      try Self.definition("okabe-ito").series.map { $0.colors.map(\.hex) }
        == [okabeIto.map { "#" + $0[1] }])
    let series = try Self.definition("tol").series
    #expect(
      series.map(\.name) == ["bright", "vibrant", "muted", "high-contrast", "medium-contrast"])
    for set in series {
      let name = set.name.replacingOccurrences(of: "-", with: "_")
      // What his lists add for text, ground and missing data.
      let colors = (tol[name] ?? []).filter { !["black", "white", "pale_grey"].contains($0[0]) }
      #expect(set.colors.map(\.hex) == colors.map { "#" + $0[1] }, "\(set.name)")
    }
  }

  private static func file(step: Int) -> String {
    """
    {
      "name": "test",
      "ramps": { "grey": { "chroma": 0 } },
      "roles": {
        "page": "grey.1",
        "text": "grey.\(step)"
      },
      "checks": [ { "text": ["text"], "on": ["page"] } ]
    }
    """
  }

  @Test func verifyTellsWhereARoleIsTooFaint() throws {
    let tool = try Tool()
    try tool.write(Self.file(step: 5), to: "faint.palette.json")
    let outcome = tool.run(["verify", "{}/faint.palette.json", "--report", "json"])
    #expect(outcome.exit == .findings)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8))
    let findings = try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
    let errors = findings.filter { $0["severity"] as? String == "error" }
    // Step 5 has 3.2 in the standard variants and 4.6 in the increased ones.
    #expect(Set(errors.map { $0["appearance"] as? String }) == ["dark", "light"])
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0["rule"] as? String == "contrast" })
    #expect(errors.allSatisfy { $0["line"] as? Int == 6 && $0["column"] as? Int == 5 })
    #expect(errors.allSatisfy { $0["pair"] as? [String] == ["page", "text"] })
  }

  /// The file asks for what its own roles do not give: its writer must know, and nothing is written.
  @Test func generateWritesNothingThatMissesItsChecks() throws {
    let tool = try Tool()
    try tool.write(Self.file(step: 5), to: "faint.palette.json")
    let outcome = tool.run(
      ["generate", "{}/faint.palette.json", "--output", "{}/out/", "--format", "json"])
    #expect(outcome.exit == .findings)
    #expect(outcome.stderr.contains("faint.palette.json:6:5: error: light: text #"))
    #expect(outcome.stderr.contains("does not keep its own checks, so nothing was written"))
    #expect(!outcome.stderr.contains("report it"))
    #expect(try tool.names() == ["faint.palette.json"])
    try tool.write(Self.file(step: 6), to: "faint.palette.json")
    #expect(tool.run(["generate", "{}/faint.palette.json"]).exit == .success)
  }
}
