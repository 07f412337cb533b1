import Testing

@testable import Palette

@Suite struct LadderTests {
  static let targets: [LadderTarget] = [
    .even, .soft, .custom([100, 97, 93, 85, 62, 49, 42, 31, 22, 12, 3]),
  ]

  @Test(arguments: targets, [true, false])
  func `bands keep every rule between any two of their colours`(
    target: LadderTarget, holdsGrays: Bool
  ) throws {
    let ladder = try Ladder(
      target: target.lightness, rules: PairingRule.fiori, fixed: [], holdsGrays: holdsGrays)
    for rule in PairingRule.fiori {
      for step in 1...(11 - rule.distance) {
        let lightest = Depth.luminance(ladder.band(step).upper) + 0.05
        let darkest = Depth.luminance(ladder.band(step + rule.distance).lower) + 0.05
        #expect(lightest / darkest >= rule.ratio)
      }
    }
    for (band, next) in zip(ladder.bands, ladder.bands.dropFirst()) {
      #expect(band.lower <= band.upper && band.upper < next.lower)
    }
  }

  @Test(arguments: targets)
  func `bands come near the lightness asked for`(target: LadderTarget) throws {
    let ladder = try Ladder(
      target: target.lightness, rules: PairingRule.fiori, fixed: [], holdsGrays: true)
    for (band, wish) in zip(ladder.bands, target.lightness).dropFirst().dropLast() {
      // The target is stretched between the pinned steps, which moves it by no more than they move.
      #expect(abs(Depth.lightness(band.center) - wish) < 2.5)
    }
  }

  @Test func `bands of a neutral ramp hold a grey at every step`() throws {
    let grays = (0...255).map { Depth.ofLuminance(SRGB8(gray: UInt8($0)).luminance) }
    for target in Self.targets {
      let ladder = try Ladder(
        target: target.lightness, rules: PairingRule.fiori, fixed: [], holdsGrays: true)
      for band in ladder.bands {
        #expect(grays.contains { $0 >= band.lower - 1e-12 && $0 <= band.upper + 1e-12 })
      }
    }
  }

  /// Every band wider than this holds a grey, as `Comfort.levels` claims.
  @Test func `neighbouring greys are less than 0.0165 apart`() {
    let depths = (0...255).map { Depth.ofLuminance(SRGB8(gray: UInt8($0)).luminance) }
    let widest = zip(depths, depths.dropFirst()).map { $0 - $1 }.max()
    #expect(widest.map { $0 > 0.0155 && $0 < 0.0165 } == true)
  }
}
