import LittleCMS
import TestSupport
import Testing

@Suite struct RoundTripTests {
  /// From linear light to coordinates and back, within what 32-bit floats allow.
  ///
  /// In CIECAM02 LittleCMS goes back through matrices of six decimals.
  @Test(arguments: PerceptualSpace.allCases, ["sRGB", "Display P3"])
  func linearLight(space: PerceptualSpace, gamut: String) throws {
    let profile: Profile =
      gamut == "sRGB" ? try .sRGB(.linear) : try .displayP3(.linear)
    let model = try PerceptualModel(space, linear: profile)
    let tolerance = space == .ciecam02 ? 1e-4 : 1e-5
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let color = SIMD3<Double>.random(in: 0...1, using: &generator)
      let back = model.linearRGB(model.coordinates(ofLinearRGB: color))
      #expect(distance(back, color) <= tolerance, "\(color) \(back)")
    }
  }

  /// One call for several colours gives what a call for each gives.
  @Test(arguments: PerceptualSpace.allCases)
  func severalColorsAtOnce(space: PerceptualSpace) throws {
    let model = try PerceptualModel(space, linear: .sRGB(.linear))
    var generator = SeededGenerator(seed: 42)
    let colors = (0..<100).map { _ in
      model.coordinates(ofLinearRGB: .random(in: 0...1, using: &generator))
    }
    #expect(model.linearRGB(colors) == colors.map(model.linearRGB))
    #expect(model.linearRGB([LCh]()).isEmpty)
  }

  /// BUG-D72: 8-bit sRGB through CIELAB comes back exact.
  ///
  /// With LittleCMS's default flags and integer formats it would not: the first three of these
  /// come back up to 18 levels off.
  @Test func eightBitColorsThroughCIELAB() throws {
    let there = try Transform(from: .sRGB(.sRGB), to: .cielab())
    let back = try Transform(from: .cielab(), to: .sRGB(.sRGB))
    let named = [[0, 200, 40], [12, 180, 60], [255, 220, 0], [0, 255, 215]]
    let grid = stride(from: 0, through: 255, by: 15).map { $0 }
    let colors =
      named
      + grid.flatMap { red in
        grid.flatMap { green in grid.map { blue in [red, green, blue] } }
      }
    let encoded = colors.map { SIMD3(Double($0[0]), Double($0[1]), Double($0[2])) / 255 }
    let returned = back(there(encoded)).map { ($0 * 255).rounded(.toNearestOrAwayFromZero) }
    let wrong = zip(colors, returned).filter { color, found in
      found != SIMD3(Double(color[0]), Double(color[1]), Double(color[2]))
    }
    #expect(
      wrong.isEmpty, "\(wrong.count) of \(colors.count), first \(String(describing: wrong.first))")
  }
}
