import Foundation
import Palette
import TestSupport
import Testing

/// The published test cases of ACT rules and axe-core.
///
/// Verdicts are WCAG's: a ratio passes when it is at least what is required. axe-core's own differ in
/// two ways: it passes only what is over the threshold, and it gives no verdict where text and ground
/// have one colour (1:1), which may be hidden on purpose, nor on disabled controls, which WCAG exempts.
/// Colours alone cannot tell those, so of such cases only the ratio is compared.
@Suite struct ContrastCaseTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    enum Outcome: String, Decodable { case pass, fail, inapplicable, cantTell }
    var id, src: String
    var fg: [Double]
    var backgrounds: [[[Double]]]
    var px, weight: Double
    var level: String
    var required, ratio, shownRatio: Double
    var expected: Outcome
    var testDescription: String { "\(id) \(src)" }
  }

  struct Stack: Decodable, Sendable, CustomTestStringConvertible {
    var src: String
    var base: [Double]
    var layers: [[Double]]
    var shown, unrounded: [Double]
    var alpha: Double
    var testDescription: String { src }
  }

  private struct File: Decodable {
    var cases: [Case]
    var compositing: [Stack]
  }

  private static let file = try? JSONDecoder().decode(
    File.self, from: Data(contentsOf: TestData.url("contrast-cases.json")))
  static let cases = file?.cases ?? []
  static let stacks = file?.compositing ?? []

  @Test func theTablesAreWhole() {
    #expect(Self.cases.count == 72)
    #expect(Self.stacks.count == 15)
  }

  private static func color(_ rgba: [Double]) -> TranslucentColor {
    TranslucentColor(encoded: SIMD3(rgba[0], rgba[1], rgba[2]) / 255, alpha: rgba[3])
  }

  @Test(arguments: cases)
  func ratioAndVerdict(_ test: Case) throws {
    let level = try #require(ConformanceLevel(rawValue: test.level))
    let style = TextStyle(name: "text", size: test.px, weight: test.weight)
    let required = style.hardestSize.requiredRatio(level)
    #expect(required == test.required)
    // Of a ground in several colours the sources judge by the part that shows the text best.
    let contrasts = test.backgrounds.map { layers in
      let ground = layers.dropFirst().reduce(Composite(Self.color(layers[0]))) {
        $0.covered(by: Self.color($1))
      }
      return SeenContrast(of: Self.color(test.fg), on: ground)
    }
    let best = try #require(contrasts.max { $0.shown < $1.shown })
    // The table has ten digits.
    #expect(abs(best.unrounded.value / test.ratio - 1) < 1e-9)
    #expect(abs(best.shown.value / test.shownRatio - 1) < 1e-9)
    switch test.expected {
    case .pass: #expect(best.judged(by: required).value >= required)
    case .fail: #expect(best.judged(by: required).value < required)
    case .inapplicable, .cantTell: break
    }
  }

  /// The same through a palette of roles, whose alpha has eight bits.
  @Test(arguments: cases.filter { $0.backgrounds.count == 1 })
  func asRoles(_ test: Case) throws {
    func hex(_ rgba: [Double]) -> String {
      HexColor(
        Self.color(rgba).rounded, alpha: UInt8((rgba[3] * 255).rounded(.toNearestOrAwayFromZero))
      ).hex
    }
    let layers = test.backgrounds[0].map(hex)
    let palette = RolePalette(
      roles: [
        ("page", [layers[0]]), ("ground", [layers[layers.count - 1]]), ("ink", [hex(test.fg)]),
      ],
      checks: [
        .text(["ink"], on: ["ground"], style: "text", level: test.level == "AA" ? .aa : .aaa)
      ],
      styles: [TextStyle(name: "text", size: test.px, weight: test.weight)])
    let verification = try palette.verify()
    let passes = test.shownRatio >= test.required
    #expect(verification.holds == passes)
    #expect(verification.checks.map(\.required) == [test.required])
    #expect(verification.checks.map(\.pairs.failures) == [passes ? 0 : 1])
  }

  @Test(arguments: stacks)
  func compositing(_ test: Stack) {
    let seen = test.layers.reduce(Composite(Self.color(test.base))) {
      $0.covered(by: Self.color($1))
    }
    #expect(abs(seen.unrounded.alpha - test.alpha) < 1e-12)
    let shown = [seen.shown.red, seen.shown.green, seen.shown.blue].map(Double.init)
    for channel in 0..<3 {
      // The table has four decimals.
      #expect(abs(seen.unrounded.encoded[channel] * 255 - test.unrounded[channel]) < 6e-5)
      #expect(abs(shown[channel] - test.shown[channel]) <= 1)
    }
  }

  /// In whole numbers, as many programs do it: never half way between two levels, so never off.
  @Test func compositingInIntegers() {
    var generator = SeededGenerator(seed: 7)
    func any() -> UInt8 { .random(in: 0...255, using: &generator) }
    for _ in 0..<2000 {
      let color = HexColor(SRGB8(red: any(), green: any(), blue: any()), alpha: any())
      let ground = SRGB8(red: any(), green: any(), blue: any())
      func mix(_ above: UInt8, _ below: UInt8) -> UInt8 {
        let sum = Int(above) * Int(color.alpha) + Int(below) * (255 - Int(color.alpha))
        return UInt8((sum + 127) / 255)
      }
      let mixed = SRGB8(
        red: mix(color.opaque.red, ground.red), green: mix(color.opaque.green, ground.green),
        blue: mix(color.opaque.blue, ground.blue))
      #expect(color.composited(over: ground) == mixed)
    }
  }
}
