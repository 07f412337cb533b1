import Testing

@testable import Palette

@Suite struct ColorMeterTests {
  /// CIEDE2000 by coloraide 8.13.1 in CIELAB for D50 (`space="lab"`).
  static let cases: [(one: String, other: String, difference: Double)] = [
    ("#ffffff", "#ffffff", 0), ("#ffffff", "#000000", 100), ("#808080", "#818181", 0.377849),
    ("#2f6fd6", "#2e70d8", 0.429931), ("#0070f2", "#0a6ed1", 3.519683),
    ("#1d2d3e", "#1d2d3f", 0.519009), ("#ffdf72", "#ffd24d", 4.594968),
    ("#e20074", "#00a37a", 77.531285),
  ]

  /// The two take white points and matrices with other numbers of digits.
  private func tolerance(_ difference: Double) -> Double { 1e-3 + difference * 1e-4 }

  @Test(arguments: cases.indices)
  func opaque(_ index: Int) throws {
    let (one, other, expected) = Self.cases[index]
    let found = try ColorMeter().difference(try color(one), try color(other), on: .black)
    #expect(abs(found - expected) <= tolerance(expected))
    #expect(found == (try ColorMeter().difference(try color(other), try color(one), on: .white)))
  }

  @Test("A translucent colour counts as it is seen on the page")
  func translucent() throws {
    let meter = try ColorMeter()
    let black = meter.difference(try color("#00000099"), try color("#00000066"), on: .white)
    // What is seen is not rounded to eight bits before it is measured.
    #expect(abs(black - 19.483977) <= tolerance(10))
    let night = SRGB8(red: 18, green: 20, blue: 23)
    let blue = meter.difference(try color("#2f6fd680"), try color("#2f6fd640"), on: night)
    #expect(abs(blue - 9.365169) <= tolerance(10))
  }

  @Test("Of sRGB and Display P3, the greater difference counts")
  func wide() throws {
    let meter = try ColorMeter()
    var one = try color("#ff0000")
    one.p3 = DisplayP3Color(rounding: [1, 0.0123, 0])
    var other = try color("#f01010")
    #expect(
      abs(meter.difference(one, try color("#ff0000"), on: .white) - 7.171267) <= tolerance(10))
    other.p3 = DisplayP3Color(rounding: [0.9, 0.1, 0.05])
    #expect(abs(meter.difference(one, other, on: .white) - 5.526277) <= tolerance(10))
    other.p3 = one.p3
    #expect(abs(meter.difference(one, other, on: .white) - 3.277463) <= tolerance(10))
  }

  private func color(_ hex: String) throws -> ComparedColor {
    ComparedColor(label: ColorLabel("a"), color: try HexColor(hex))
  }
}
