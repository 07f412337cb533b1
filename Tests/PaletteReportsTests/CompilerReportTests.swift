import Palette
import PaletteReports
import Testing

@Suite struct CompilerReportTests {
  @Test func lines() throws {
    let lines = CompilerReport.write(try Fixtures.mixed()).split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "tokens/gray.json:10:7: error: gray.1 #ffffff and pale.2 #959595 reach 2.99:1; 1 apart "
        + "needs 3:1 (light); instead: pale.2 passes as #949494, or take pale.3 [pairing]")
    #expect(lines.count == Fixtures.findings.count)
    // What Xcode and editors look for; where no place is known, the file alone.
    let pattern =
      /^[^:]+(: muted\.json)?(:[1-9]\d*:[1-9]\d*)?: (error|warning|note): .+ \[[a-z-]+\]$/
    for line in lines { #expect(line.wholeMatch(of: pattern) != nil, "\(line)") }
  }

  @Test func hostileNames() throws {
    #expect(CompilerReport.write(try Fixtures.hostile()).split(separator: "\n").count == 2)
  }
}
