import Foundation
import Palette
import PaletteReports
import TestSupport
import Testing

@Suite struct JUnitReportTests {
  /// Suites, cases and failures as junitparser reads them; what it takes from the attributes must be
  /// what it counts.
  private func read(_ report: String) throws -> [String] {
    let script = """
      import sys, junitparser
      xml = junitparser.JUnitXml.fromstring(sys.stdin.buffer.read())
      declared = (xml.tests, xml.failures, xml.errors, xml.skipped)
      for suite in xml:
          counts = (suite.tests, suite.failures, suite.errors, suite.skipped)
          names = [case.name for case in suite]
          assert len(set(names)) == len(names), names
          suite.update_statistics()
          assert counts == (suite.tests, suite.failures, suite.errors, suite.skipped), suite.name
          print(suite.name, *counts, sep="|")
          for case in suite:
              assert len(case.result) <= 1
              print("", case.name, *(type(result).__name__ for result in case.result), sep="|")
      xml.update_statistics()
      assert declared == (xml.tests, xml.failures, xml.errors, xml.skipped)
      """
    return try Consumer.read(report, with: script).split(separator: "\n").map(String.init)
  }

  @Test(Consumer.isNeeded) func aReaderOfJUnit() throws {
    #expect(
      try read(JUnitReport.write(try Fixtures.mixed())) == [
        "tokens/broken.json|1|0|1|0", "|can be checked|Error",
        "tokens/gray.json: pairing|3|1|0|0", "|4 pairs 2 apart reach 7:1 (light)",
        "|gray.1 and pale.2 (light)|Failure", "|gray.6 and gray.11 (light, increased contrast)",
        "tokens/gray.json: increased-contrast|1|1|0|0",
        "|gray.7 (dark, increased contrast)|Failure",
        "tokens/gray.json: order|1|0|0|0", "|gray.4 and gray.5 (light)",
        "tokens/gray.json: contrast|1|1|0|0", "|card and text, 50% | <muted> (dark)|Failure",
        "tokens/gray.json: series|1|0|0|0", "|chart and chart",
        "tokens/pale.json: pairing|1|0|0|0", "|4 pairs 2 apart reach 7:1 (light)",
      ])
  }

  /// What makes the run fail is a failure; nothing is where nothing does.
  @Test(arguments: [(.error, 3), (.warning, 5), (nil, 0)] as [(Finding.Severity?, Int)])
  func failures(_ failing: Finding.Severity?, _ count: Int) throws {
    var results = try Fixtures.mixed()
    results.failing = failing
    let report = JUnitReport.write(results)
    #expect(report.components(separatedBy: "<failure ").count - 1 == count)
    #expect(report.contains("<testsuites name=\"palette\" tests=\"9\" failures=\"\(count)\" "))
  }

  @Test func wellFormed() throws {
    for results in [try Fixtures.mixed(), try Fixtures.hostile(), CheckResults([])] {
      let result = try run("xmllint", ["--noout", "-"], input: JUnitReport.write(results))
      #expect(result.status == 0, "\(result.stderr)")
    }
  }

  /// Two findings on the same colours are two cases.
  @Test(Consumer.isNeeded) func equalNames() throws {
    var file = try Fixtures.many(errors: 1, warnings: 0)
    file.verification.findings += file.verification.findings
    #expect(
      try read(JUnitReport.write(CheckResults([file]))) == [
        "many.json: pairing|2|2|0|0", "|a0.1 and b0.2 (light)|Failure",
        "|a0.1 and b0.2 (light) 2|Failure",
      ])
  }
}
