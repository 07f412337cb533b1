import Palette
import TestSupport
import Testing

@Suite struct ContrastRatioTests {
  /// 2,416 pairs, 240 of them the nearest there are to the three limits, on both sides.
  @Test func agreesWithTheReferenceAndGivesItsVerdicts() throws {
    let rows = try CSVTable("wcag-contrast.csv").rows
    try #require(rows.count == 2416)
    for row in rows {
      let ratio = try contrast(row.text("foreground"), row.text("background"))
      let expected = row.number("ratio")
      #expect(abs(ratio - expected) <= 1e-12 * expected, "\(row)")
      for limit in [3, 4.5, 7.0] {
        #expect((ratio >= limit) == (expected >= limit), "\(row) at \(limit)")
      }
    }
  }

  @Test func linearLightOfEveryLevel() throws {
    let rows = try CSVTable("srgb-linear-levels.csv").rows
    try #require(rows.count == 256)
    for row in rows {
      let level = try #require(UInt8(row.text("level")))
      let linear = SRGB8(gray: level).linear
      #expect(abs(linear.x - row.number("linear")) <= 1e-14, "\(row)")
      #expect(linear.x == linear.y && linear.y == linear.z)
    }
  }

  /// Pairs other tools have judged wrongly, with 40-digit arithmetic's answer.
  static let verdicts: [(one: String, other: String, limit: Double, ratio: Double, passes: Bool)] =
    [
      // BUG-D01, a hair below the limit: rounding to any few decimals would pass it.
      ("#2f61f4", "#f4f1ea", 4.5, 4.499999764, false),
      // BUG-D02, a hair above it: a tolerance would fail it.
      ("#8f244f", "#ffe9c7", 7, 7.000000801, true),
      // BUG-D03: 32-bit floats give exactly 4.5.
      ("#e21039", "#faf7f2", 4.5, 4.4999997045, false),
      // BUG-D04: the exact matrix in place of WCAG's four digits gives 6.9994.
      ("#b60205", "#ffffff", 7, 7.000253256, true),
      // BUG-D06: the D50 luminance of an ICC connection space gives 4.5011.
      ("#1872ff", "#ffffff", 4.5, 4.29468622, false),
      ("#0000ff", "#ffffff", 7, 8.592471, true),
    ]

  @Test(arguments: verdicts.indices)
  func verdict(index: Int) throws {
    let (one, other, limit, expected, passes) = Self.verdicts[index]
    let ratio = try contrast(one, other)
    #expect(abs(ratio - expected) < 1e-6)
    #expect((ratio >= limit) == passes)
  }

  /// BUG-D07: the ends of the scale, and no order of arguments.
  @Test func endsAndSymmetry() throws {
    #expect(try contrast("#ffffff", "#ffffff") == 1)
    #expect(try contrast("#345678", "#345678") == 1)
    #expect(try contrast("#000000", "#ffffff") == 21)
    #expect(try contrast("#ffffff", "#000000") == 21)
    #expect(SRGB8.white.luminance == 1 && SRGB8.black.luminance == 0)
    #expect(abs(try contrast("#123456", "#fedcba") - 9.786559) < 1e-6)
    #expect(try contrast("#123456", "#fedcba") == contrast("#fedcba", "#123456"))
  }

  /// WCAG 2.0 printed another break of the curve; only fractional components can tell.
  ///
  /// BUG-D05: no 8-bit level lies between the two breaks that texts print.
  @Test func breakOfTheCurve() {
    #expect(abs(SRGBTransfer.linear(0.04) - 0.003095975232) < 1e-12)
    for level in 0...255 {
      let encoded = Double(level) / 255
      #expect((encoded <= 0.03928) == (encoded <= 0.04045))
    }
  }

  @Test func encodingUndoesLinearLight() {
    for level in 0...255 {
      let encoded = Double(level) / 255
      #expect(abs(SRGBTransfer.encoded(SRGBTransfer.linear(encoded)) - encoded) < 1e-14)
    }
  }

  private func contrast(_ one: String, _ other: String) throws -> Double {
    try SRGB8(hex: one).contrast(with: SRGB8(hex: other)).value
  }
}
