import Foundation
import Palette
import Testing

@testable import PaletteReports

@Suite struct GitLabReportTests {
  private func entries(_ results: CheckResults) throws -> [[String: Any]] {
    let report = GitLabReport.write(results)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
  }

  private func fingerprints(_ results: CheckResults) throws -> [String] {
    try entries(results).compactMap { $0["fingerprint"] as? String }
  }

  /// The members that GitLab's Code Quality needs, and no severity it does not know.
  @Test func structure() throws {
    let entries = try entries(try Fixtures.mixed())
    #expect(entries.count == 7)
    for entry in entries {
      for key in ["description", "check_name", "fingerprint"] {
        #expect((entry[key] as? String)?.isEmpty == false)
      }
      let severities = ["info", "minor", "major", "critical", "blocker"]
      #expect(severities.contains(entry["severity"] as? String ?? ""))
      let location = try #require(entry["location"] as? [String: Any])
      let path = try #require(location["path"] as? String)
      #expect(!path.hasPrefix("/") && !path.hasPrefix("./"))
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
    let severities = entries.compactMap { $0["severity"] as? String }
    #expect(severities == ["blocker", "major", "major", "major", "minor", "minor", "info"])
  }

  /// A finding stays itself when lines move and values change, and is another in another file.
  @Test func fingerprintsOfFindings() throws {
    let results = try Fixtures.mixed()
    let before = try fingerprints(results)
    #expect(Set(before).count == 7)
    var moved = results
    for index in moved.files[0].verification.findings.indices {
      moved.files[0].verification.findings[index].ratio = 1.5
      moved.files[0].verification.findings[index].message += "!"
      for subject in moved.files[0].verification.findings[index].pair.indices {
        moved.files[0].verification.findings[index].pair[subject].position?.line += 3
        moved.files[0].verification.findings[index].pair[subject].color = "#123456"
      }
    }
    #expect(try fingerprints(moved) == before)
    var renamed = results
    renamed.files[0].file = "other.json"
    // Only what stands in a file of its own keeps its place.
    #expect(Set(try fingerprints(renamed)).intersection(before).count == 2)
    var other = results
    other.files[0].verification.findings[0].variant = .dark
    #expect(try fingerprints(other)[1] != before[1])
  }

  /// GitLab keeps only the first of two with one fingerprint.
  @Test func equalFindings() throws {
    var file = try Fixtures.many(errors: 2, warnings: 0)
    file.verification.findings += file.verification.findings
    #expect(Set(try fingerprints(CheckResults([file]))).count == 4)
  }

  /// Test vectors of the authors of FNV (draft-eastlake-fnv, 64-bit FNV-1a).
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func hash(_ text: String, _ hash: UInt64) {
    #expect(Fingerprints.hash(text.utf8) == hash)
  }
}
