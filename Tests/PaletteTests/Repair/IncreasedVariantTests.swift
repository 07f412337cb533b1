import Testing

@testable import Palette

@Suite struct IncreasedVariantTests {
  @Test(arguments: ["tailwind-v4", "tailwind-v3", "harmony"])
  func `palettes with room reach one level up`(name: String) throws {
    let palette = try PublishedRamps.palette(name)
    let increased = try palette.withIncreasedContrast()
    #expect(
      IndependentCheck.increasedFailures(
        standard: palette.hex(.light), increased: increased.hex(.lightIncreasedContrast)) == 0)
    for (old, new) in zip(palette.hex(.light), increased.hex(.lightIncreasedContrast)) {
      #expect(old[..<4] == new[..<4])
      #expect(IndependentCheck.isStrictlyOrdered(Array(new[4...]), .light))
    }
  }

  /// Fiori's dark surfaces reach 3.4:1 on black, so that 7:1 beyond them is out of the scale.
  @Test func `what the ends make impossible is told, and nothing gets weaker`() throws {
    let palette = try PublishedRamps.palette("fiori-v8")
    let increased = try palette.withIncreasedContrast()
    let findings = Verifier.verify(increased).findings
    let missed = findings.filter { $0.variant == .darkIncreasedContrast && $0.severity == .error }
    #expect(missed.contains { $0.message.contains("5 apart needs 7:1") })
    #expect(!findings.contains { $0.rule == .weakened })
    #expect(!missed.contains { $0.rule == .distinct })
  }

  /// A file of one appearance does not say whether it is for a dark page; its colours do.
  @Test func `a palette for a dark page stays one`() throws {
    let fiori = try PublishedRamps.palette("fiori-v8")
    var dark = fiori
    for index in dark.ramps.indices {
      var only = PerAppearance<[Swatch]>()
      only[.light] = fiori.ramps[index].swatches[.dark]
      dark.ramps[index].swatches = only
    }
    for (old, new) in zip(
      dark.hex(.light), try dark.withIncreasedContrast().hex(.lightIncreasedContrast))
    {
      for step in 4..<11 {
        #expect(IndependentCheck.luminance(new[step]) >= IndependentCheck.luminance(old[step]))
      }
    }
    let repair = try Repair(of: dark)
    #expect(Verifier.verify(repair.palette).holds)
    #expect(repair.moves.map(\.difference).max() ?? 99 < 25)
    for ramp in repair.palette.hex(.light) {
      #expect(IndependentCheck.isStrictlyOrdered(ramp, .dark))
    }
  }

  @Test func `a ramp without content is refused`() throws {
    var light = PerAppearance<[Swatch]>()
    light[.light] = [SRGB8.white, .black].map { Swatch($0) }
    let palette = ColorPalette(name: "short", ramps: [Ramp(name: "two", swatches: light)])
    let error = try #require(throws: BuildError.self) { try palette.withIncreasedContrast() }
    #expect(error.message.contains("two has 2 steps"))
  }
}
