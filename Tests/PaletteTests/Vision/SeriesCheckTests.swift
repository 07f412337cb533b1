import Foundation
import Palette
import TestSupport
import Testing

@Suite struct SeriesCheckTests {
  /// Chart colours of others, and what their makers say of them.
  private struct Published: Decodable {
    struct Brewer: Decodable {
      var flags: [String: Int?]
      var largest, n3, n4: [String]
    }
    var okabeIto, ibm: [[String]]
    var tol: [String: [[String]]]
    var colorBrewer: [String: Brewer]
  }

  private static let published = try? JSONDecoder().decode(
    Published.self, from: Data(contentsOf: TestData.url("chart-palettes.json")))

  private static func verify(
    _ colors: [String], page: [String]? = nil
  ) throws -> Verification {
    var palette = try RolePalette(
      roles: page.map { [("page", $0)] } ?? [], checks: [],
      variants: [.light, .lightIncreasedContrast]
    ).palette()
    palette.series = [
      SeriesDefinition(name: "chart", colors: try colors.map { try SRGB8(hex: $0) })
    ]
    return Verifier.verify(palette)
  }

  static let safe: [(name: String, colors: [String])] =
    published.map { sets in
      [("okabe-ito", sets.okabeIto), ("ibm", sets.ibm)].map { ($0.0, $0.1.map { $0[1] }) }
        + sets.tol.filter { !["pale", "dark"].contains($0.key) }
        .map { ($0.key, $0.value.map { $0[1] }) }.sorted { $0.0 < $1.0 }
    } ?? []

  /// Sets whose authors call them safe; Tol says of pale and dark that they are not.
  @Test(arguments: safe)
  func safeSets(_ set: (name: String, colors: [String])) throws {
    let verification = try Self.verify(set.colors)
    #expect(verification.holds, "\(verification.findings.map(\.message))")
    #expect(verification.series[0].pairs.failures == 0)
    #expect(verification.series[0].pairs.pairs == set.colors.count * (set.colors.count - 1) / 2)
  }

  @Test func howManyThereAre() {
    #expect(Self.safe.map(\.name).count == 8)
    #expect(Self.brewer.count { $0.flag == 1 } == 4)
    #expect(Self.brewer.count { $0.flag == 0 } == 31)
  }

  struct BrewerSet: Sendable, CustomTestStringConvertible {
    var name: String
    var colors: [String]
    var flag: Int
    var testDescription: String { "\(name) \(colors.count)" }
  }

  /// ColorBrewer's qualitative sets with its own flags: 1 safe, 2 doubtful, 0 not safe.
  ///
  /// The one that has no flag is left out; the doubtful ones fall on both sides.
  static let brewer: [BrewerSet] = (published?.colorBrewer ?? [:])
    .sorted { $0.key < $1.key }
    .flatMap { name, set in
      set.flags.sorted { $0.key < $1.key }.compactMap { count, flag in
        guard let flag, let count = Int(count) else { return nil }
        let colors = count == 3 ? set.n3 : count == 4 ? set.n4 : Array(set.largest.prefix(count))
        return BrewerSet(name: name, colors: colors, flag: flag)
      }
    }

  @Test(arguments: brewer.filter { $0.flag != 2 })
  func colorBrewer(_ set: BrewerSet) throws {
    let verification = try Self.verify(set.colors)
    #expect(verification.holds == (set.flag == 1), "\(verification.series)")
  }

  /// CIEDE2000 by a program in Python on the simulated colours, in CIELAB relative to D50 (its
  /// adaptation has seven digits, so to 0.02).
  static let closest: [(colors: [String], least: Double, vision: ColorVision)] = [
    (["e69f00", "cc79a7"], 7.95, .tritan(severity: 1)),
    (["4477aa", "228833"], 1.72, .tritan(severity: 1)),
    (["8da0cb", "e78ac3"], 1.62, .protan(severity: 1)),
    (["fdb462", "b3de69"], 1.62, .deutan(severity: 1)),
    (["33a02c", "ff7f00"], 1.22, .protan(severity: 1)),
    (["648fff", "785ef0"], 9.61, .deutan(severity: 1)),
  ]

  @Test(arguments: closest)
  func closestPairs(_ test: (colors: [String], least: Double, vision: ColorVision)) throws {
    let summary = try #require(try Self.verify(test.colors).series.first)
    #expect(abs((summary.least ?? 0) - test.least) < 0.02)
    #expect(summary.leastVision == test.vision)
    #expect(summary.leastPair.map(\.hex) == test.colors.map { "#" + $0 })
  }

  @Test func whatLooksAlikeToRedGreenBlindEyesIsAnError() throws {
    let findings = try Self.verify(["8da0cb", "e78ac3"]).findings
    let error = try #require(findings.first)
    #expect(error.rule == .series && error.severity == .error && error.variant == nil)
    #expect(error.pair.map(\.color) == ["#8da0cb", "#e78ac3"])
    #expect(
      error.message.contains("#8da0cb and #e78ac3 of series chart look alike to protan vision"))
    #expect(error.message.hasSuffix("and 6 is needed"))
    for pair in [["8da0cb", "e78ac3"], ["4477aa", "228833"], ["4477aa", "4477aa"]] {
      let findings = try Self.verify(pair).findings.filter { $0.rule == .series }
      #expect(findings.count == 1)
      #expect(findings[0].suggestion?.hasPrefix("change one of the two, or ") ?? false)
    }
  }

  /// The blue and the green of Tol's bright.
  @Test func whatLooksAlikeToTritanEyesAloneIsAWarning() throws {
    let verification = try Self.verify(["4477aa", "228833"])
    #expect(verification.holds)
    let finding = try #require(verification.findings.first { $0.rule == .series })
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("look alike to tritan vision"))
    #expect(verification.series[0].alikeForTritan == 1)
  }

  @Test func aColorTwice() throws {
    let verification = try Self.verify(["4477aa", "4477aa"])
    #expect(!verification.holds)
    #expect(
      verification.findings[0].message.contains("look alike to normal vision: CIEDE2000 0.00"))
  }

  /// Tol's high-contrast is made for greyscale, his bright is not: its L* are 41.9, 48.2, 49.7, 61.4,
  /// 75.7, 75.9 and 76.9, so one pair and a group of three are nearly one grey.
  @Test(arguments: [
    (["004488", "bb5566", "ddaa33"], 0),
    (["4477aa", "ee6677", "228833", "ccbb44", "66ccee", "aa3377", "bbbbbb"], 4),
  ])
  func greyscale(_ colors: [String], _ alike: Int) throws {
    let verification = try Self.verify(colors)
    #expect(verification.series[0].alikeInGrayscale == alike)
    let findings = verification.findings.filter { $0.rule == .secondCue }
    #expect(findings.count == (alike == 0 ? 0 : 1))
    #expect(findings.allSatisfy { $0.severity == .warning })
    #expect(findings.allSatisfy { $0.message.contains("4 of 21 pairs") })
    #expect(findings.allSatisfy { $0.message.contains("need a second cue: #ccbb44 and #bbbbbb") })
  }

  /// Yellow on white can never reach 3:1; it needs an outline.
  @Test func onThePage() throws {
    let verification = try Self.verify(["f0e442", "0072b2"], page: ["#ffffff", "#ffffff"])
    #expect(verification.holds)
    let findings = verification.findings.filter { $0.rule == .contrast }
    #expect(findings.map(\.variant) == [.light], "the same page is told once")
    #expect(findings[0].severity == .warning && findings[0].required == 3)
    #expect(abs((findings[0].ratio ?? 0) - 1.32) < 0.01)
    #expect(findings[0].pair.map(\.name) == ["page", "chart"])
    #expect(
      findings[0].message
        == "1 of 2 colours of series chart has less than 3:1 on page #ffffff: #f0e442 (1.32)")
    let increased = try Self.verify(["f0e442", "0072b2"], page: ["#ffffff", "#000000"])
    #expect(increased.findings.filter { $0.rule == .contrast }.count == 1, "blue has 4.05 on black")
  }

  @Test func withoutPageOnWhiteAndBlack() throws {
    let findings = try Self.verify(["f0e442", "222255"]).findings.filter { $0.rule == .contrast }
    #expect(findings.map { $0.pair[0].name }.sorted() == ["black", "white"])
    #expect(findings.allSatisfy { $0.severity == .warning && $0.variant == nil })
  }

  @Test func oneColor() throws {
    let verification = try Self.verify(["0072b2"])
    #expect(verification.series[0].least == nil && verification.holds)
    #expect(verification.findings.map(\.severity) == [.note])
    #expect(
      verification.findings.map(\.message)
        == ["series chart has one colour, so there is nothing to compare"])
    let faint = try Self.verify(["f0e442"], page: ["#ffffff"]).findings
    #expect(
      faint.map(\.message).first
        == "the only colour of series chart has less than 3:1 on page #ffffff: #f0e442 (1.32)")
  }

  /// 10,011 pairs of 142 colours are refused.
  @Test func moreColorsThanAnybodyCanTellApart() throws {
    let many = try Self.verify((0..<142).map { _ in "000000" })
    #expect(!many.holds && many.series.isEmpty && many.findings.count == 1)
    #expect(many.findings[0].message.contains("10011 pairs"))
  }
}
