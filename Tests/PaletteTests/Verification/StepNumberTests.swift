import Palette
import TestSupport
import Testing

/// Systems whose promise counts the distance by the numbers their steps are called by.
@Suite struct StepNumberTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var palette: String
    var rule: PairingRule
    var pairs: Int
    var failures: Int
    /// The least ratio, as far as the source gives it.
    var least: Double
    var testDescription: String { "\(palette) \(rule.distance)" }
  }

  /// Counted by a program in Python over the published colours.
  static let cases = [
    Case(
      palette: "uswds", rule: .init(distance: 40, ratio: 3), pairs: 40_873, failures: 0,
      least: 3.0077708889628827),
    Case(
      palette: "uswds", rule: .init(distance: 50, ratio: 4.5), pairs: 28_042, failures: 0,
      least: 4.523181877327771),
    Case(
      palette: "uswds", rule: .init(distance: 70, ratio: 7), pairs: 9_007, failures: 0,
      least: 8.242669693824594),
    Case(
      palette: "carbon", rule: .init(distance: 50, ratio: 4.5), pairs: 2_160, failures: 0,
      least: 4.501173714620118),
    Case(
      palette: "carbon", rule: .init(distance: 40, ratio: 3), pairs: 3_024, failures: 1,
      least: 2.9962974061378573),
    Case(
      palette: "reasonable-colors", rule: .init(distance: 2, ratio: 3), pairs: 6_250,
      failures: 61, least: 2.8830592535831037),
    Case(
      palette: "reasonable-colors", rule: .init(distance: 3, ratio: 4.5), pairs: 3_750,
      failures: 111, least: 4.3057157484478275),
    Case(
      palette: "reasonable-colors", rule: .init(distance: 4, ratio: 7), pairs: 1_875, failures: 0,
      least: 9.269188567245527),
  ]

  @Test(arguments: cases)
  func countsByNumber(_ test: Case) throws {
    let verification = Verifier.verify(try palette(test.palette, [test.rule], .palette))
    #expect(verification.stepDistance == .number)
    let line = try #require(verification.summary.first)
    #expect(line.all == .init(pairs: test.pairs, failures: test.failures))
    #expect(abs(try #require(line.least) - test.least) <= 1e-12)
    #expect(line.fartherFailures == 0)
    #expect(verification.findings.count { $0.severity == .error } == test.failures)
  }

  /// Of Reasonable Colors' 25 ramps one misses 4.5:1 three apart by itself; USWDS's 879 pairs are
  /// those of 47 ramps of nine to fifteen steps.
  @Test(arguments: [
    ("reasonable-colors", PairingRule(distance: 3, ratio: 4.5), 150, 1),
    ("uswds", PairingRule(distance: 40, ratio: 3), 879, 0),
  ])
  func ownPairs(_ name: String, _ rule: PairingRule, _ pairs: Int, _ failures: Int) throws {
    let verification = Verifier.verify(try palette(name, [rule], .ramp))
    #expect(verification.summary.first?.own == .init(pairs: pairs, failures: failures))
    #expect(verification.findings.count { $0.severity == .error } == failures)
  }

  @Test("Findings call steps by their numbers, and tell how far these are apart")
  func namesOfSteps() throws {
    let rule = PairingRule(distance: 40, ratio: 3)
    let finding = try #require(
      Verifier.verify(try palette("carbon", [rule], .palette)).findings.first)
    #expect(finding.pair.map(\.name) == ["cyan.10", "gray.50"])
    #expect(finding.distance == 40)
  }

  @Test(arguments: [
    ("500", 500), ("5v", 5), ("050", 50), ("0", 0), ("A100", nil), ("base", nil), ("", nil),
    ("50%", nil), ("-5", nil), ("99999999999999999999", nil),
  ])
  func numberOfAStep(_ name: String, _ number: Int?) {
    #expect(Ramp(name: "r", stepNames: [name], swatches: .init()).number(ofStep: 0) == number)
  }

  private func palette(
    _ name: String, _ rules: [PairingRule], _ scope: PairingScope
  ) throws -> ColorPalette {
    let rows = try CSVTable("numbered-palettes.csv").rows.filter { $0.text("palette") == name }
    let ramps = try rows.map { row in
      var swatches = PerAppearance<[Swatch]>()
      swatches[.light] = try row.text("colors").split(separator: " ").map {
        Swatch(try SRGB8(hex: $0))
      }
      return Ramp(
        name: row.text("ramp"),
        stepNames: row.text("steps").split(separator: " ").map(String.init), swatches: swatches)
    }
    var palette = ColorPalette(name: name, rules: rules, scope: scope, ramps: ramps)
    palette.stepDistance = .number
    return palette
  }
}
