import Palette
import TestSupport
import Testing

/// Ratios are shown cut, never rounded up.
@Suite struct ContrastRatioTextTests {
  @Test(arguments: [
    ("#2f61f4", "#f4f1ea", "4.49"), ("#e21039", "#faf7f2", "4.49"), ("#8f244f", "#ffe9c7", "7.00"),
    ("#000000", "#ffffff", "21.00"), ("#ffffff", "#ffffff", "1.00"),
    ("#767676", "#ffffff", "4.54"), ("#777777", "#ffffff", "4.47"),
  ])
  func shown(one: String, other: String, text: String) throws {
    #expect(try SRGB8(hex: one).contrast(with: SRGB8(hex: other)).description == text)
  }

  /// The text never claims more than there is, and less than a hundredth is cut off.
  @Test func neverExceedsTheValue() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let ratio = SRGB8.random(&generator).contrast(with: .random(&generator))
      let shown = try #require(Double(ratio.description))
      #expect(shown <= ratio.value && ratio.value < shown + 0.01 + 1e-12)
    }
  }

  /// Where the product with a power of ten rounds up to the next whole number.
  @Test(arguments: [
    (4.5.nextDown, 2, "4.49"), (4.5, 2, "4.50"), (3.0.nextDown, 2, "2.99"), (1.0, 2, "1.00"),
    (0.29, 2, "0.29"), (1.005, 2, "1.00"), (7.0.nextDown, 6, "6.999999"),
    (2.8161239, 6, "2.816123"),
  ])
  func cut(value: Double, decimals: Int, text: String) {
    #expect(value.cut(decimals: decimals) == text)
  }

  @Test func everyCutOfEveryHundredthIsItself() {
    for hundredth in 100...2100 {
      let value = Double(hundredth) / 100
      let digits = String(hundredth)
      #expect(value.cut(decimals: 2) == "\(digits.dropLast(2)).\(digits.suffix(2))")
    }
  }
}

extension SRGB8 {
  /// Any of the 16.7 million colours.
  static func random(_ generator: inout SeededGenerator) -> SRGB8 {
    SRGB8(
      red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
      blue: .random(in: 0...255, using: &generator))
  }
}
