import Foundation
import Palette
import Testing

@testable import PaletteReports

/// Every report on the same findings, byte for byte.
///
/// `PALETTE_REWRITE_GOLDEN=1` writes the files anew; look at the difference before it is committed.
@Suite struct GoldenReportTests {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  static let cases: [(file: String, write: @Sendable (CheckResults) -> String)] = [
    ("report.txt", { TextReport.write($0) }),
    ("verbose.txt", { TextReport.write($0, TextSettings(detail: .everything, limit: nil)) }),
    ("quiet.txt", { TextReport.write($0, TextSettings(detail: .findings, limit: 2)) }),
    ("colors.txt", { TextReport.write($0, TextSettings(depth: .trueColor, width: 120)) }),
    ("report.json", { JSONReport.write($0) }),
    ("github.txt", { GitHubReport.write($0) }),
    ("step-summary.md", { StepSummary.write($0) }),
    ("results.sarif", { SARIFReport.write($0, version: "1.2.3") }),
    ("junit.xml", { JUnitReport.write($0) }),
    ("gitlab.json", { GitLabReport.write($0) }),
    ("gcc.txt", { CompilerReport.write($0) }),
  ]

  @Test(arguments: cases.indices)
  func reportIsAsBefore(_ index: Int) throws {
    let (file, write) = Self.cases[index]
    try Self.check(write(try Fixtures.mixed()), file)
  }

  /// Compares a report with the file of a name.
  static func check(_ written: String, _ file: String) throws {
    let url = directory.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["PALETTE_REWRITE_GOLDEN"] == "1" {
      try Data(written.utf8).write(to: url)
    }
    let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(written.last == "\n")
    guard written != golden else { return }
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let number = zip(lines, expected).prefix { $0 == $1 }.count
    let found = number < lines.count ? String(lines[number]) : "the end"
    let wanted = number < expected.count ? String(expected[number]) : "the end"
    Issue.record("\(file):\(number + 1): expected \(wanted), found \(found)")
  }

  /// A name from a file cannot break out of any report, end its line or steer a terminal.
  @Test(arguments: cases.indices)
  func hostileNames(_ index: Int) throws {
    let text = Self.cases[index].write(try Fixtures.hostile())
    for scalar in ["\u{202e}", "\u{0}", "\u{2028}", "\r"] as [Unicode.Scalar] {
      #expect(!text.unicodeScalars.contains(scalar))
    }
    #expect(!text.contains("\u{1b}[2J"))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("\u{301}") })
  }
}
