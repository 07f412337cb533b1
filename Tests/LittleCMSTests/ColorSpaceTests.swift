import Foundation
import LittleCMS
import TestSupport
import Testing

/// Agreement with other implementations over 62 edge cases and 2,000 random sRGB colours.
@Suite struct ColorSpaceTests {
  let rows: [CSVTable.Row]
  let colors: [SIMD3<Double>]

  init() throws {
    rows = try CSVTable("colour-spaces.csv").rows
    colors = rows.map { encoded($0.text("hex")) }
    try #require(rows.count == 2062)
  }

  /// LittleCMS computes in 32-bit floats: 1e-5 of the range in every coordinate.
  static let floatTolerance = 1e-5

  @Test func okLCh() throws {
    let linear = try Transform(from: .sRGB(.sRGB), to: .sRGB(.linear))
    let model = try PerceptualModel(.oklch, linear: .sRGB(.linear))
    let wrong = zip(rows, colors).filter { row, color in
      let found = model.coordinates(ofLinearRGB: linear(color))
      let expected = LCh(
        lightness: row.number("oklchL"), chroma: row.number("oklchC"), hue: row.number("oklchH"))
      return !(distance(rectangular(found), rectangular(expected)) <= Self.floatTolerance)
    }
    #expect(wrong.isEmpty, "\(wrong.count) colours, first \(String(describing: wrong.first))")
  }

  @Test func neutralsHaveNeitherChromaNorHue() throws {
    let linear = try Transform(from: .sRGB(.sRGB), to: .sRGB(.linear))
    for space in [PerceptualSpace.oklch, .cielch] {
      let model = try PerceptualModel(space, linear: .sRGB(.linear))
      for level in 0...255 {
        let found = model.coordinates(
          ofLinearRGB: linear(SIMD3(repeating: Double(level) / 255)))
        #expect(found.chroma == 0 && found.hue == 0, "\(space) \(level)")
      }
    }
  }

  @Test func cielabAsLittleCMSHasIt() throws {
    let transform = try Transform(from: .sRGB(.sRGB), to: .cielab())
    let wrong = zip(rows, colors).filter { row, color in
      !(distance(transform(color), row.vector("lcmsL", "lcmsA", "lcmsB")) <= 100
        * Self.floatTolerance)
    }
    #expect(wrong.isEmpty, "\(wrong.count) colours, first \(String(describing: wrong.first))")
  }

  /// CSS adapts to another rounding of D50, which shifts CIELAB by up to 0.01.
  @Test func cielabAsCSSHasIt() throws {
    let transform = try Transform(from: .sRGB(.sRGB), to: .cielab())
    let wrong = zip(rows, colors).filter { row, color in
      !(distance(transform(color), row.vector("cssL", "cssA", "cssB")) <= 0.01)
    }
    #expect(wrong.isEmpty, "\(wrong.count) colours, first \(String(describing: wrong.first))")
  }

  /// Hue has no meaning near grey, where any error of the components turns it.
  @Test func ciecam02() throws {
    let linear = try Transform(from: .sRGB(.sRGB), to: .sRGB(.linear))
    let model = try PerceptualModel(.ciecam02, linear: .sRGB(.linear))
    let wrong = zip(rows, colors).filter { row, color in
      let found = model.coordinates(ofLinearRGB: linear(color))
      let turn = abs(remainder(found.hue - row.number("cam02H"), 360))
      return !(abs(found.lightness - row.number("cam02J")) <= 5e-5)
        || !(abs(found.chroma - row.number("cam02C")) <= 5e-4)
        || (found.chroma > 5 && !(turn <= 5e-4))
    }
    #expect(wrong.isEmpty, "\(wrong.count) colours, first \(String(describing: wrong.first))")
  }

  @Test func displayP3() throws {
    let transform = try Transform(from: .sRGB(.sRGB), to: .displayP3(.sRGB))
    let wrong = zip(rows, colors).filter { row, color in
      !(distance(transform(color), row.vector("p3R", "p3G", "p3B")) <= Self.floatTolerance)
    }
    #expect(wrong.isEmpty, "\(wrong.count) colours, first \(String(describing: wrong.first))")
  }

  @Test func linearLight() throws {
    let levels = try CSVTable("srgb-linear-levels.csv").rows
    try #require(levels.count == 256)
    for pair in [(Profile.sRGB, "sRGB"), (Profile.displayP3, "Display P3")] {
      let transform = try Transform(from: pair.0(.sRGB), to: pair.0(.linear))
      for row in levels {
        let found = transform(SIMD3(repeating: row.number("level") / 255))
        let expected = SIMD3(repeating: row.number("linear"))
        #expect(distance(found, expected) <= Self.floatTolerance, "\(pair.1) \(row)")
      }
    }
  }

  private func rectangular(_ color: LCh) -> SIMD3<Double> {
    let angle = color.hue * .pi / 180
    return [color.lightness, color.chroma * cos(angle), color.chroma * sin(angle)]
  }
}

/// Encoded components, 0...1, of `#rrggbb`.
func encoded(_ hex: String) -> SIMD3<Double> {
  let value = Int(hex.dropFirst(), radix: 16) ?? -1
  return SIMD3(Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255)) / 255
}

func distance(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
  let difference = one - other
  return (difference * difference).sum().squareRoot()
}
