import Palette
import Testing

@testable import PaletteReports

/// What the lines of checks and series say.
@Suite struct RowWordsTests {
  /// A series counts what its findings tell.
  @Test(arguments: [
    (["000000"], "series s (1 colour): nothing to compare"),
    (["000000", "ffffff"], "series s (2 colours): 0 of 1 pair look alike; "),
    (["000000", "000000"], "series s (2 colours): 1 of 1 pair looks alike; "),
    (
      ["4477aa", "228833"],
      "series s (2 colours): 1 of 1 pair looks alike to tritan vision (a warning); "
    ),
    (
      ["4477aa", "ee6677", "228833", "ccbb44", "66ccee", "aa3377", "bbbbbb"],
      "series s (7 colours): 1 of 21 pairs looks alike to tritan vision (a warning); "
    ),
    (
      ["4477aa", "228833", "000000", "000000"],
      "series s (4 colours): 1 of 6 pairs looks alike, and 1 more to tritan vision (a warning); "
    ),
  ])
  func words(_ colors: [String], _ words: String) throws {
    var palette = ColorPalette(name: "test", ramps: [])
    palette.series = [SeriesDefinition(name: "s", colors: try colors.map { try SRGB8(hex: $0) })]
    let verification = Verifier.verify(palette)
    let summary = try #require(verification.series.first)
    #expect(summary.words.hasPrefix(words), "\(summary.words)")
    let alike = verification.findings.filter { $0.rule == .series && $0.severity != .note }
    #expect(alike.count == summary.pairs.failures + summary.alikeForTritan)
  }

  /// A long list of roles is told as a number.
  @Test(arguments: [(1, "graphics: 1 role on 9"), (2, "graphics: 2 roles on 9")])
  func manyRoles(_ count: Int, _ words: String) {
    let stacks = (1...9).map { RoleStack(["page", "card-\($0)"]) }
    let names = (1...count).map { "icon-\($0)" }
    let check = CheckDefinition(.graphic, foregrounds: names, backgrounds: stacks)
    #expect(check.words == words)
  }
}
