import Palette
import Testing

@Suite struct DisplayP3ColorTests {
  /// BUG-D08: measured from the P3 primaries; clipped to sRGB (#00b64d) it would be 2.69 on white.
  @Test func luminanceOfAColorOutsideSRGB() {
    let color = DisplayP3Color(rounding: [0.1, 0.7, 0.35])
    #expect(abs(color.luminance - 0.320153) < 5e-7)
    #expect(abs(ContrastRatio(color.luminance, 1).value - 2.836667) < 5e-6)
  }

  @Test func ends() {
    #expect(DisplayP3Color(rounding: [0, 0, 0]).luminance == 0)
    #expect(abs(DisplayP3Color(rounding: [1, 1, 1]).luminance - 1) < 1e-12)
  }

  @Test(
    arguments: [
      ([0.12344, 0.12346, 0.99999], [0.1234, 0.1235, 1]), ([-0.2, 1.7, 0.5], [0, 1, 0.5]),
      ([0.00004, 0.00006, 0.00051], [0, 0.0001, 0.0005]),
    ] as [(SIMD3<Double>, SIMD3<Double>)])
  func roundsToFourDecimals(encoded: SIMD3<Double>, written: SIMD3<Double>) {
    #expect(DisplayP3Color(rounding: encoded).components == written)
  }

  /// Whatever comes in, what is written is a number.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func neverHoldsWhatIsNoNumber(value: Double) {
    let written = DisplayP3Color(rounding: SIMD3(repeating: value)).components
    #expect(written.x >= 0 && written.x <= 1)
    #expect(written == SIMD3(repeating: written.x))
  }

  @Test func graysHaveTheLuminanceOfSRGBGrays() {
    for level in 0...255 {
      let gray = DisplayP3Color(rounding: SIMD3(repeating: Double(level) / 255))
      // Four decimals of the encoded component: at most 0.00005 × the curve's slope of 2.4 / 1.055.
      #expect(abs(gray.luminance - SRGB8(gray: UInt8(level)).luminance) < 1.2e-4)
    }
  }
}
