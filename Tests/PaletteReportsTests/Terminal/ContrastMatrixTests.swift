import Palette
import TestSupport
import Testing

@testable import PaletteReports

@Suite struct ContrastMatrixTests {
  private static func ramp(_ name: String, _ colors: String) throws -> Ramp {
    let swatches = try colors.split(separator: " ").map { Swatch(try SRGB8(hex: $0)) }
    var all = PerAppearance<[Swatch]>()
    all[.light] = swatches
    return Ramp(name: name, swatches: all)
  }

  private static func rows(_ ramps: [Ramp], width: Int = 80) -> [[String]] {
    let text = PaletteShow.pairs(
      ColorPalette(name: "x", ramps: ramps), ShowSettings(variants: [.light], width: width))
    return text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// The greys that WebAIM, Deque and others teach: #767676 just passes AA on white, #777777 just
  /// misses it; #949494 and #959595 are the same for 3:1, #595959 and #5a5a5a (6.90) for 7:1.
  @Test func signs() throws {
    let ramp = try Self.ramp(
      "grey", "#ffffff #959595 #949494 #777777 #767676 #5a5a5a #595959 #000000")
    let rows = Self.rows([ramp])
    #expect(rows[0] == ["light:", "grey"])
    #expect(rows[1] == (1...8).map(String.init))
    #expect(
      rows[2] == ["1", "1.00-", "2.99-", "3.03g", "4.47g", "4.54t", "6.89t", "7.00T", "21.00T"])
    #expect(rows[9].last == "1.00-")
  }

  @Test func twoRampsAreMeasuredAgainstEachOther() throws {
    let rows = Self.rows(
      [try Self.ramp("a", "#ffffff #767676"), try Self.ramp("b", "#000000 #ffffff #777777")])
    #expect(rows[0].joined(separator: " ") == "light: a down, b across")
    #expect(rows[2] == ["1", "21.00T", "1.00-", "4.47g"])
    #expect(rows[3] == ["2", "4.62t", "4.54t", "1.01-"])
  }

  /// Of several ramps the least, found by trying every pair.
  @Test func leastOfSeveral() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let ramps = try (0..<Int.random(in: 3...6, using: &generator)).map { index in
        let colors = (0..<Int.random(in: 2...5, using: &generator)).map { _ in
          SRGB8(gray: .random(in: 0...255, using: &generator)).hex
        }
        return try Self.ramp("r\(index)", colors.joined(separator: " "))
      }
      let colors = ramps.map { ($0.swatches[.light] ?? []).map(\.color) }
      let count = colors.map(\.count).max() ?? 0
      let rows = Self.rows(ramps)
      for one in 0..<count {
        for other in 0..<count {
          let ratios = colors.filter { one < $0.count }.flatMap { first in
            colors.filter { other < $0.count }.map { first[one].contrast(with: $0[other]) }
          }
          let least = try #require(ratios.min())
          #expect(rows[2 + one][1 + other].dropLast() == least.description)
        }
      }
    }
  }

  @Test(arguments: [20, 40, 80, 120])
  func fits(width: Int) throws {
    let ramp = try Self.ramp(
      "grey", (0..<11).map { SRGB8(gray: UInt8(clamping: $0 * 26)).hex }.joined(separator: " "))
    for depth in ColorDepth.allCases {
      let text = PaletteShow.pairs(
        ColorPalette(name: "x", ramps: [ramp]),
        ShowSettings(variants: [.light], depth: depth, width: width))
      let bare = text.replacing(/\u{1b}\[[0-9;]*m/, with: "")
      #expect(
        bare.split(separator: "\n").allSatisfy { String($0).columns <= max(width, 31) }, "\(bare)")
      #expect(bare.contains("21.00T"))
    }
  }

  @Test func spoken() throws {
    let palette = ColorPalette(
      name: "x", ramps: [try Self.ramp("grey", "#ffffff #777777 #000000")])
    let text = PaletteShow.spokenPairs(palette, ShowSettings(variants: [.light]))
    #expect(
      text == """
        light: grey.
        grey 1 with grey 2, 4.47 to 1, graphics and large text.
        grey 1 with grey 3, 21.00 to 1, text at AAA.
        grey 2 with grey 3, 4.68 to 1, text.

        """)
  }
}
