import LittleCMS
import Testing

@testable import Palette

/// Faults that users of such tools reported, with the right answers.
@Suite struct RampCaseTests {
  /// BUG-D09: nearest rounding gives #777777 at 4.478; the emitted value must decide.
  @Test func `the 8-bit value decides, not the ideal one`() throws {
    let band = Band(lower: Depth.ofLuminance((1.05 / 4.5) - 0.05), upper: Depth.ofBlack)
    let gray = try #require(NearestColor(in: band).gray(near: 1.05 / 4.5 - 0.05))
    #expect(gray.hex == "#767676")
  }

  /// BUG-D11: with #fafafa as the lightest colour the rule cannot hold: 20.12 of 20.25 needed.
  @Test func `a key that leaves the rules no room is refused`() throws {
    let error = try #require(throws: BuildError.self) {
      try keyed("#fafafa", step: 1).build()
    }
    #expect(error.message.contains("1 to 1.037") && error.message.contains("it has 1.04"))
  }

  /// BUG-D12: a warm seed is no excuse.
  @Test func `a yellow seed keeps every rule`() throws {
    let palette = try keyed("#f2c200").build().palette
    #expect(palette.keepsItsPromise)
    #expect(hueDrift(of: palette, from: "#f2c200") < 2)
  }

  /// BUG-D13: a dark seed must not run into one black.
  @Test func `a dark seed gives eleven different colours`() throws {
    let palette = try keyed("#004b6e").build().palette
    #expect(Set(palette.hex(.light)[0]).count == 11)
    #expect(palette.hex(.light)[0].filter { $0 == "#000000" }.count <= 1)
  }

  /// BUG-D16: blue stays blue.
  ///
  /// At constant CIELAB hue it would drift by 30 degrees.
  @Test func `light steps of a saturated blue do not turn violet`() throws {
    let palette = try keyed("#0000ff").build().palette
    #expect(hueDrift(of: palette, from: "#0000ff") < 2)
  }

  /// BUG-D17: a grey is a grey at every step, and has no hue.
  @Test func `a grey seed stays grey`() throws {
    for swatch in try keyed("#7a7a7a").build().palette.ramps[0].swatches[.light] ?? [] {
      #expect(swatch.color.isGray)
      #expect(swatch.coordinates?.chroma == 0 && swatch.coordinates?.hue == 0)
    }
  }

  /// BUG-D17: values by coloraide.
  @Test(arguments: [("#6b6b6b", 0.527796), ("#d7d7d7", 0.879169)])
  func `the lightness of greys`(hex: String, lightness: Double) throws {
    let engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    let measured = engine.model.coordinates(ofLinearRGB: try SRGB8(hex: hex).linear)
    #expect(abs(measured.lightness - lightness) < 2e-6 && measured.chroma == 0)
  }

  /// BUG-D19: what cannot be shown loses chroma, not lightness or its verdict.
  @Test func `an impossible chroma is cut at constant luminance and hue`() throws {
    let engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    let luminance = 0.15
    let color = engine.slice(hue: 190).fitted(luminance: luminance, chroma: 0.29)
    #expect(color.isInUnitCube)
    #expect(abs(RelativeLuminance.ofLinearSRGB(color) - luminance) < 1e-6)
    let measured = engine.model.coordinates(ofLinearRGB: color)
    #expect(abs(measured.hue - 190) < 0.01 && measured.chroma > 0.08)
  }

  /// BUG-D20: the corners of the gamut are inside it.
  @Test(arguments: ["#0000ff", "#00ffff", "#ff00ff", "#0000c8", "#000064"])
  func `corners of the gamut survive the way to OKLCh and back`(hex: String) throws {
    let color = try SRGB8(hex: hex)
    let model = try PerceptualModel(.oklch, linear: .sRGB(.linear))
    let back = model.linearRGB(model.coordinates(ofLinearRGB: color.linear))
    #expect(back.isInUnitCube)
    let encoded = (0..<3).map { SRGBTransfer.encoded(max(back[$0], 0)) * 255 }
    #expect(
      encoded.map { Int($0.rounded()) } == [Int(color.red), Int(color.green), Int(color.blue)])
  }

  /// BUG-D21: at lightness 0 and 1 chroma has no room.
  @Test func `white and black have no chroma to be clipped`() throws {
    let engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    for (hue, luminance) in [(40.0, 1.0), (200, 0)] {
      let color = engine.slice(hue: hue).fitted(luminance: luminance, chroma: 0.3)
      #expect((color - SIMD3(repeating: luminance)).max() < 1e-6)
    }
  }

  private func keyed(_ hex: String, step: Int? = nil) throws -> PaletteDefinition {
    PaletteDefinition(
      name: "case",
      ramps: [RampDefinition(name: "ramp", key: KeyColor(try SRGB8(hex: hex), step: step))])
  }

  /// The greatest turn of hue from the seed among steps that have a visible hue.
  private func hueDrift(of palette: ColorPalette, from hex: String) -> Double {
    let steps = palette.ramps[0].swatches[.light] ?? []
    guard let own = steps.first(where: { $0.color.hex == hex })?.coordinates else { return 360 }
    return steps.compactMap(\.coordinates).filter { $0.chroma > 0.04 }
      .map { abs($0.hue - own.hue) }.map { min($0, 360 - $0) }.max() ?? 360
  }
}
