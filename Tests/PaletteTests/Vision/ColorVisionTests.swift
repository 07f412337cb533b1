import Palette
import TestSupport
import Testing

@Suite struct ColorVisionTests {
  private static let rows = (try? CSVTable("color-vision.csv"))?.rows ?? []

  private static func vision(_ row: CSVTable.Row) -> ColorVision? {
    let severity = row.number("severity")
    return switch row.text("kind") {
    case "protan": .protan(severity: severity)
    case "deutan": .deutan(severity: severity)
    case "tritan": .tritan(severity: severity)
    default: nil
    }
  }

  /// Three models of others, at full and at partial severity.
  @Test func simulations() throws {
    #expect(Self.rows.count == 324)
    for row in Self.rows {
      let vision = try #require(Self.vision(row))
      let color = try SRGB8(hex: row.text("color"))
      #expect(vision.seen(color).hex == "#" + row.text("seen"), "\(row)")
      let difference = vision.seen(linear: color.linear) - row.vector("red", "green", "blue")
      // The table has nine digits.
      #expect((0..<3).allSatisfy { abs(difference[$0]) <= 2e-8 }, "\(row)")
    }
  }

  static let cases: [(color: String, vision: ColorVision, seen: String)] = [
    // BUG-D37: on encoded values it would be #50472a.
    ("#c0392b", .protan(severity: 1), "#615728"),
    // BUG-D38: linear red is -0.178 before it is clamped.
    ("#0044ff", .deutan(severity: 1), "#0053fc"),
    // BUG-D39: reds get darker for protan eyes, not for deutan ones.
    ("#d32f2f", .protan(severity: 1), "#62592d"),
    ("#d32f2f", .deutan(severity: 1), "#8b7c28"),
    ("#d32f2f", .normal, "#d32f2f"),
    // Luminance 0.1609 is the encoded 0.4386, level 111.8.
    ("#d32f2f", .grayscale, "#707070"),
  ]

  @Test(arguments: cases)
  func knownColors(_ test: (color: String, vision: ColorVision, seen: String)) throws {
    #expect(test.vision.seen(try SRGB8(hex: test.color)).hex == test.seen)
  }

  /// BUG-D38.
  @Test func outsideTheGamutBeforeItIsClamped() throws {
    let seen = ColorVision.deutan(severity: 1).seen(linear: try SRGB8(hex: "#0044ff").linear)
    #expect(abs(seen.x - -0.178218) < 1e-6)
  }

  /// BUG-D37: every row of every matrix sums to 1.
  @Test(arguments: ColorVision.trichromatsAndDichromats + [.grayscale])
  func graysStayGray(_ vision: ColorVision) {
    for level in UInt8.min...UInt8.max {
      #expect(vision.seen(SRGB8(gray: level)) == SRGB8(gray: level))
    }
  }

  @Test func noSeverityIsNormalVision() {
    var generator = SeededGenerator(seed: 3)
    func any() -> UInt8 { .random(in: 0...255, using: &generator) }
    for _ in 0..<200 {
      let color = SRGB8(red: any(), green: any(), blue: any())
      for vision in [ColorVision.protan(severity: 0), .deutan(severity: 0), .tritan(severity: 0)] {
        #expect(vision.seen(color) == color)
      }
    }
  }
}
