import Foundation
import Palette
import PaletteReports
import Testing

@Suite struct JSONReportTests {
  @Test func everyMemberInItsOrder() throws {
    let report = JSONReport.write(CheckResults([Fixtures.file(try Fixtures.palette())]))
    // 1.05 / (Y + 0.05): #959595 has Y 0.300544, #808080 0.215861.
    let message = "1 apart needs 3:1"
    #expect(
      report == """
        {
          "holds": false,
          "files": 1,
          "summary": [
            { "file": "test.json", "appearance": "light", "distance": 1, "required": 3, \
        "ownPairs": 4, "ownFailures": 1, "allPairs": 8, "allFailures": 2, "fartherFailures": 0, \
        "least": 2.995346, "leastPair": ["gray.1", "pale.2"] },
            { "file": "test.json", "appearance": "light", "distance": 2, "required": 7, \
        "ownPairs": 2, "ownFailures": 0, "allPairs": 4, "allFailures": 0, "fartherFailures": 0, \
        "least": 21, "leastPair": ["gray.1", "gray.3"] }
          ],
          "findings": [
            { "rule": "pairing", "severity": "error", "file": "test.json", "line": 10, "column": 7, \
        "appearance": "light", "distance": 1, "required": 3, "ratio": 2.995346, \
        "pair": ["gray.1", "pale.2"], "colors": ["#ffffff", "#959595"], \
        "message": "gray.1 #ffffff and pale.2 #959595 reach 2.99:1; \(message)" },
            { "rule": "pairing", "severity": "error", "file": "test.json", "line": 10, "column": 7, \
        "appearance": "light", "distance": 1, "required": 3, "ratio": 2.995346, \
        "pair": ["pale.1", "pale.2"], "colors": ["#ffffff", "#959595"], \
        "message": "pale.1 #ffffff and pale.2 #959595 reach 2.99:1; \(message)" }
          ]
        }

        """)
  }

  @Test func nothingVerified() {
    #expect(
      JSONReport.write(CheckResults([]))
        == "{\n  \"holds\": true,\n  \"files\": 0,\n  \"summary\": [],\n  \"findings\": []\n}\n")
  }

  /// What has no value is left out, not made up.
  @Test func absentMembers() throws {
    var palette = try Fixtures.palette(rules: [PairingRule(distance: 5, ratio: 3)])
    palette.ramps[0].position = nil
    palette.ramps[0].swatches[.light] = [Swatch(.white), Swatch(.white), Swatch(.black)]
    let report = try object(JSONReport.write(CheckResults([Fixtures.file(palette)])))
    let line = try #require((report["summary"] as? [[String: Any]])?.first)
    #expect(line["least"] == nil && line["leastPair"] as? [String] == [])
    #expect(line["allPairs"] as? Int == 0)
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "distinct")
    #expect(finding["line"] == nil && finding["column"] == nil && finding["required"] == nil)
    #expect(report["holds"] as? Bool == true)
  }

  @Test func severalFilesOneVerdict() throws {
    let holding = try Fixtures.palette(rules: [PairingRule(distance: 2, ratio: 7)])
    let files = [Fixtures.file(holding, "a.json"), Fixtures.file(try Fixtures.palette(), "b.json")]
    let report = try object(JSONReport.write(CheckResults(files)))
    #expect(report["holds"] as? Bool == false && report["files"] as? Int == 2)
    let summary = try #require(report["summary"] as? [[String: Any]])
    #expect(summary.map { $0["file"] as? String } == ["a.json", "b.json", "b.json"])
  }

  /// A file that could not be checked never holds, and is named.
  @Test func uncheckedFiles() throws {
    let holding = try Fixtures.palette(rules: [PairingRule(distance: 2, ratio: 7)])
    var results = CheckResults([Fixtures.file(holding)])
    results.unchecked = try Fixtures.mixed().unchecked
    let report = try object(JSONReport.write(results))
    #expect(report["holds"] as? Bool == false && report["files"] as? Int == 1)
    let unchecked = try #require((report["unchecked"] as? [[String: Any]])?.first)
    #expect(unchecked["file"] as? String == "tokens/broken.json" && unchecked["line"] as? Int == 3)
  }

  /// Pairs too many to list are counted in every report, and nothing holds while there are any.
  @Test func unlistedFailures() throws {
    var file = Fixtures.file(try Fixtures.palette())
    file.verification.findings = []
    file.verification.unlistedFailures = 1234
    let results = CheckResults([file])
    #expect(!file.holds && results.isFailure)
    let report = try object(JSONReport.write(results))
    #expect(report["holds"] as? Bool == false && report["unlisted"] as? Int == 1234)
    #expect(TextReport.write(results).hasPrefix("test.json: 1,234 pairs fail\n"))
    #expect(TextReport.write(results).contains("1,234 more pairs fail, too many to list"))
    #expect(GitHubReport.write(results).contains("the file fails: 1,234 errors"))
    #expect(StepSummary.write(results).contains("1,234 pairs fail"))
    #expect(
      SARIFReport.write(results, version: "1").contains("1,234 of 1,234 findings are left out"))
    #expect(!CheckResults([file], failing: nil).isFailure)
  }

  /// What a baseline accepts is counted, and only where there is one.
  @Test func acceptedFindings() throws {
    var results = try Fixtures.mixed()
    #expect(try object(JSONReport.write(results))["accepted"] == nil)
    results.files[0].acceptedCount = 0
    #expect(try object(JSONReport.write(results))["accepted"] as? Int == 0)
    results.files[1].acceptedCount = 7
    #expect(try object(JSONReport.write(results))["accepted"] as? Int == 7)
  }

  /// Names cannot break out of their strings.
  @Test func hostileNames() throws {
    var palette = try Fixtures.palette()
    let name = "\"}],\n\u{1b}[2J\\\u{2028}é😀"
    palette.ramps[1].name = name
    let report = try object(JSONReport.write(CheckResults([Fixtures.file(palette, name)])))
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["file"] as? String == name)
    #expect((finding["pair"] as? [String])?.last == name + ".2")
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}
