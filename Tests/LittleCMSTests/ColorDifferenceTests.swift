import LittleCMS
import TestSupport
import Testing

@Suite struct ColorDifferenceTests {
  @Test func ciede2000() throws {
    let rows = try CSVTable("ciede2000.csv").rows
    try #require(rows.count == 434)
    var published = 0
    for row in rows {
      let found = ColorDifference.ciede2000(
        row.vector("l1", "a1", "b1"), row.vector("l2", "a2", "b2"))
      #expect(abs(found - row.number("ciede2000")) <= 1e-8, "\(row)")
      let table = row.number("published")
      if table.isFinite {
        published += 1
        #expect((found * 1e4).rounded() == (table * 1e4).rounded(), "\(row)")
      }
    }
    #expect(published == 34)
  }

  /// BUG-D77: hues that wrap around, and the blue region, where other formulas go wrong.
  @Test(
    arguments: [
      (one: [55, 20, -1.5], other: [57, 22, 6], expected: 5.394722),
      (one: [40, 3, -22], other: [42, 6.5, -25], expected: 3.024282),
    ] as [(one: SIMD3<Double>, other: SIMD3<Double>, expected: Double)])
  func wrappedHuesAndBlues(one: SIMD3<Double>, other: SIMD3<Double>, expected: Double) {
    #expect(abs(ColorDifference.ciede2000(one, other) - expected) <= 1e-6)
    #expect(ColorDifference.ciede2000(one, other) == ColorDifference.ciede2000(other, one))
  }
}
