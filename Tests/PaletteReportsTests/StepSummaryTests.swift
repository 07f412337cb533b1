import Foundation
import Palette
import PaletteReports
import TestSupport
import Testing

@Suite struct StepSummaryTests {
  /// Every row of a table has as many cells as its heading, whatever the names are.
  @Test(arguments: [false, true])
  func tables(isHostile: Bool) throws {
    let page = StepSummary.write(isHostile ? try Fixtures.hostile() : try Fixtures.mixed())
    var columns: Int?
    var rows = 0
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let count = line.count { $0 == "|" }
      #expect(columns ?? count == count, "\(line)")
      columns = count
      rows += 1
    }
    #expect(rows > 10)
  }

  /// The text of a hostile name, once a browser has read it, is the name; nothing became markup.
  @Test func entities() throws {
    let page = StepSummary.write(try Fixtures.hostile())
    let start = try #require(page.range(of: "<code>"))
    let end = try #require(page.range(of: "</code>"))
    let code = String(page[start.lowerBound..<end.upperBound])
    let result = try run(
      "xmllint", ["--html", "--encode", "utf-8", "--xpath", "string(//code)", "-"],
      input: "<meta charset=utf-8>" + code)
    #expect(result.stdout.hasPrefix("]]>\"'&<b>|`*_[x](y)%0A::error::,:\\u{a}\\u{d}"))
    #expect(!page.contains("<b>") && !page.contains("[x]"))
  }

  /// No more than fits is written, whole lines only, and what is missing is said.
  @Test(arguments: [0, 200, 400, 3000, 100_000])
  func limited(_ limit: Int) throws {
    let page = StepSummary.write(
      CheckResults([try Fixtures.many(errors: 150, warnings: 0)]), limit: limit)
    #expect(page.utf8.count <= max(limit, 90))
    #expect(page.hasSuffix("\n"))
    #expect(page.contains("no room here") == (limit < 100_000))
  }

  @Test func atMostOneMebibyte() throws {
    let name = String(repeating: "n", count: 10_000)
    let results = CheckResults([try Fixtures.many(errors: 300, warnings: 0, file: name)])
    #expect(StepSummary.write(results).utf8.count <= 1 << 20)
  }

  @Test func whatIsNotShownIsCounted() throws {
    let page = StepSummary.write(CheckResults([try Fixtures.many(errors: 300, warnings: 7)]))
    #expect(page.contains("\n107 more are not shown"))
  }
}
