import LittleCMS
import TestSupport
import Testing

@testable import Palette

@Suite struct RepairTests {
  static let names = ["tailwind-v4", "tailwind-v3", "fiori-v8", "fiori-v6", "harmony", "carbon"]

  @Test(arguments: names, PairingScope.allCases)
  func `published palettes keep their rules afterwards`(
    name: String, scope: PairingScope
  ) throws {
    var palette = try PublishedRamps.palette(name)
    palette.scope = scope
    let repair = try Repair(of: palette)
    #expect(Verifier.verify(repair.palette).holds)
    // The second opinion: colours from hex text, whole palette or ramp by ramp.
    for variant in repair.palette.variants {
      let ramps = repair.palette.hex(variant)
      for group in scope == .palette ? [ramps] : ramps.map({ [$0] }) {
        #expect(IndependentCheck.failures(group) == 0)
      }
    }
    #expect(repair.moves.allSatisfy { $0.old != $0.new && $0.difference > 0 })
  }

  @Test func `a palette that holds is left alone`() throws {
    let palette = try IncreasedContrastTests.sample(.even)
    let repair = try Repair(of: palette)
    #expect(repair.moves.isEmpty && repair.palette == palette)
  }

  @Test func `one colour that is wrong is the one that moves`() throws {
    var palette = try IncreasedContrastTests.sample(.even)
    palette.increasedContrast = nil
    palette.ramps = [palette.ramps[2]]
    palette.ramps[0].swatches = {
      var light = PerAppearance<[Swatch]>()
      light[.light] = palette.ramps[0].swatches[.light]
      return light
    }()
    let old = try #require(palette.ramps[0].swatches[.light]?[5].color)
    // A little too light for 4.5:1 on step 1.
    palette.ramps[0].swatches[.light]?[5] = Swatch(try SRGB8(hex: "#777777"))
    let repair = try Repair(of: palette)
    #expect(Set(repair.moves.map(\.step)).isSubset(of: [6, 1, 11]) && !repair.moves.isEmpty)
    #expect(repair.moves.allSatisfy { $0.difference < 1.5 })
    #expect(repair.palette.ramps[0].swatches[.light]?[5].color != old)
  }

  @Test func `a locked colour stays, and one that cannot is told why`() throws {
    let palette = try PublishedRamps.palette("tailwind-v4")
    let lock = Repair.Lock(ramp: "blue", step: 7)
    let repair = try Repair(of: palette, locked: [lock])
    let index = try #require(palette.ramps.firstIndex { $0.name == "blue" })
    #expect(
      repair.palette.ramps[index].swatches[.light]?[6].color
        == palette.ramps[index].swatches[.light]?[6].color)
    let error = try #require(throws: BuildError.self) {
      try Repair(of: palette, locked: [Repair.Lock(ramp: "yellow", step: 6)])
    }
    #expect(error.message.contains("of yellow must stay at step 6, which needs 4.5 to 4.667"))
    #expect(error.message.contains("it has 1.9"))
  }

  @Test func `twelve steps that would need all of 21 to 1 are told so`() throws {
    var ramp = PerAppearance<[Swatch]>()
    ramp[.light] = (0..<12).map { Swatch(SRGB8(gray: UInt8(250 - 20 * $0))) }
    let palette = ColorPalette(name: "radix", ramps: [Ramp(name: "gray", swatches: ramp)])
    let error = try #require(throws: BuildError.self) { try Repair(of: palette) }
    #expect(error.message.contains("12 steps under these rules need 21:1 from end to end"))
    #expect(error.message.contains("5 apart 3:1"))
  }

  @Test func `hue stays and chroma stays where the gamut lets it`() throws {
    let model = try PerceptualModel(.oklch, linear: .sRGB(.linear))
    for move in try Repair(of: try PublishedRamps.palette("harmony")).moves {
      let old = model.coordinates(ofLinearRGB: move.old.linear)
      let new = model.coordinates(ofLinearRGB: move.new.linear)
      guard min(old.chroma, new.chroma) > 0.06 else { continue }
      let turn = abs(old.hue - new.hue)
      #expect(min(turn, 360 - turn) < 3, "\(move)")
      #expect(new.chroma < old.chroma + 0.02, "\(move)")
    }
  }

  /// No ladder that keeps the rules, of 400 random ones, moves the colours by less lightness.
  @Test(arguments: ["tailwind-v4", "fiori-v8", "carbon"])
  func `no other bands cost less`(name: String) throws {
    let palette = try PublishedRamps.palette(name)
    let rows = palette.ramps.compactMap { $0.swatches[.light] }
    let depths = (0..<rows[0].count).map { step in
      rows.map { Depth.ofLuminance($0[step].color.luminance) }
    }
    func cost(_ bands: [Band]) -> Double {
      zip(bands, depths).reduce(0) { sum, pair in
        sum
          + pair.1.reduce(0) { part, depth in
            let inside = min(max(depth, pair.0.lower), pair.0.upper)
            let moved = Depth.lightness(depth) - Depth.lightness(inside)
            return part + moved * moved
          }
      }
    }
    let wishes = LadderWishes(
      stepCount: rows[0].count, rules: palette.rules, comfort: .none)
    let best = cost(try #require(BandFit(depths, under: wishes)).bands)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      var trial = wishes
      let bands = (1...wishes.stepCount).shuffled(using: &random).map { step -> (Int, Band) in
        let own = depths[step - 1]
        let wiggle = Double.random(in: -0.1...0.1, using: &random)
        let lower = trial.pin(wishes.lower(step), near: (own.min() ?? 0) + wiggle)
        let upper = trial.pin(wishes.upper(step), near: (own.max() ?? 0) + wiggle)
        return (step, Band(lower: lower, upper: upper))
      }.sorted { $0.0 < $1.0 }.map(\.1)
      // The fit weighs lightness by its slope, which is not quite its difference over long ways.
      #expect(cost(bands) > best * 0.97)
    }
  }
}
