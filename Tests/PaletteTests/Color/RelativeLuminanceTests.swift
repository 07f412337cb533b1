import Palette
import Testing

@Suite struct RelativeLuminanceTests {
  /// L* = 116 ∛Y - 16 above Y = 216 / 24389, a straight line of slope 24389 / 27 below.
  @Test(
    arguments: [
      (100, 1), (0, 0), (8, 216.0 / 24389), (50, 0.184_186_518_512_444_16),
      (10, 0.011_260_199_270_162_78),
      (90, 0.763_033_539_710_525_3), (4, 4.0 * 27 / 24389), (84, 0.640_657_673_541_350_5),
    ] as [(Double, Double)])
  func lightness(lightness: Double, luminance: Double) {
    #expect(abs(RelativeLuminance.luminance(ofLightness: lightness) - luminance) < 1e-12)
    #expect(abs(RelativeLuminance.lightness(ofLuminance: luminance) - lightness) < 1e-9)
  }

  @Test func lightnessAndLuminanceUndoEachOther() {
    for tenth in 0...1000 {
      let lightness = Double(tenth) / 10
      let luminance = RelativeLuminance.luminance(ofLightness: lightness)
      #expect(abs(RelativeLuminance.lightness(ofLuminance: luminance) - lightness) < 1e-10)
    }
  }

  /// Contrast of two lightnesses, by hand from the two formulas.
  @Test(
    arguments: [
      (60, 20, 4.146_090_482), (50, 0, 4.683_730_370), (80, 10, 10.068_738_182),
      (100, 50, 4.483_605_660),
    ] as [(Double, Double, Double)])
  func contrastOfLightnesses(lighter: Double, darker: Double, expected: Double) {
    let luminances = [lighter, darker].map(RelativeLuminance.luminance(ofLightness:))
    #expect(abs(ContrastRatio(luminances[0], luminances[1]).value - expected) < 1e-9)
  }

  @Test func depth() {
    #expect(Depth.ofLuminance(1) == 0)
    #expect(abs(Depth.ofLuminance(0) - 3.044_522_437_723_423) < 1e-15)
    #expect(Depth.ofBlack == Depth.ofLuminance(0))
    for level in 0...255 {
      let luminance = SRGB8(gray: UInt8(level)).luminance
      #expect(abs(Depth.luminance(Depth.ofLuminance(luminance)) - luminance) < 1e-15)
    }
  }
}
