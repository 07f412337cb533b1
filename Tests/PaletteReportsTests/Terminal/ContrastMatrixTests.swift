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
    let matrix = text.split(separator: "\n\n").dropFirst().joined(separator: "\n")
    return matrix.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
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
      rows[2] == ["1", "1.00-", "2.99-", "3.03g", "4.47g", "4.54t", "6.89t", "7.00*", "21.00*"])
    #expect(rows[9].last == "1.00-")
  }

  /// Who hears the matrix has it explained before, and no two signs differ by their case only.
  @Test func legendStandsFirst() throws {
    let text = PaletteShow.pairs(
      ColorPalette(name: "x", ramps: [try Self.ramp("a", "#ffffff #000000")]),
      ShowSettings(variants: [.light], width: 80))
    #expect(
      text.hasPrefix(
        """
        Ratios are cut after two decimals.
        * text at AAA (7)   t text (4.5)   g graphics and large text (3)   - too little

        light: a

        """))
    let signs = ContrastLevel.allCases.map { $0.sign.lowercased() }
    #expect(Set(signs).count == ContrastLevel.allCases.count)
  }

  @Test func twoRampsAreMeasuredAgainstEachOther() throws {
    let rows = Self.rows(
      [try Self.ramp("a", "#ffffff #767676"), try Self.ramp("b", "#000000 #ffffff #777777")])
    #expect(rows[0].joined(separator: " ") == "light: a down, b across")
    #expect(rows[2] == ["1", "21.00*", "1.00-", "4.47g"])
    #expect(rows[3] == ["2", "4.62t", "4.54t", "1.01-"])
  }

  /// Of several ramps the least, found by trying every pair; where colours have Display P3 values,
  /// in both representations.
  @Test(arguments: [false, true])
  func leastOfSeveral(isWide: Bool) throws {
    var generator = SeededGenerator(seed: 3)
    func gray() -> DisplayP3Color {
      DisplayP3Color(rounding: SIMD3(repeating: .random(in: 0...1, using: &generator)))
    }
    func contrast(_ one: Swatch, _ other: Swatch) -> ContrastRatio {
      let narrow = one.color.contrast(with: other.color)
      let wide = [one, other].map { $0.p3?.luminance ?? $0.color.luminance }
      return min(narrow, ContrastRatio(wide[0], wide[1]))
    }
    for _ in 0..<20 {
      let ramps = try (0..<Int.random(in: 3...6, using: &generator)).map { index in
        let colors = (0..<Int.random(in: 2...5, using: &generator)).map { _ in
          SRGB8(gray: .random(in: 0...255, using: &generator)).hex
        }
        var ramp = try Self.ramp("r\(index)", colors.joined(separator: " "))
        for step in colors.indices where isWide && Bool.random(using: &generator) {
          ramp.swatches[.light]?[step].p3 = gray()
        }
        return ramp
      }
      let colors = ramps.map { $0.swatches[.light] ?? [] }
      let count = colors.map(\.count).max() ?? 0
      let rows = Self.rows(ramps)
      for one in 0..<count {
        for other in 0..<count {
          let ratios = colors.filter { one < $0.count }.flatMap { first in
            colors.filter { other < $0.count }.map { contrast(first[one], $0[other]) }
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
      #expect(bare.contains("21.00*"))
    }
  }

  @Test func spokenOfSeveral() throws {
    let ramps = try ["a", "b", "c"].map { try Self.ramp($0, "#ffffff #767676") }
    func spoken(_ count: Int, _ language: PlainLanguage = .english) -> [Substring] {
      PaletteShow.spokenPairs(
        ColorPalette(name: "x", ramps: Array(ramps.prefix(count))),
        ShowSettings(variants: [.light], language: language)
      ).split(separator: "\n")
    }
    #expect(spoken(2).first == "light: a, b.")
    #expect(spoken(2).contains("a 1 with b 2, 4.54 to 1, text."))
    #expect(
      spoken(3) == [
        "light: the least contrast of any two of 3 ramps.", "step 1 with step 2, 4.54 to 1, text.",
      ])
    #expect(spoken(3, .german).last == "Stufe 1 mit Stufe 2, 4,54 zu 1, Text.")
    #expect(spoken(3, .japanese).last == "段階 1 と 段階 2、4.54 対 1、文字。")
    #expect(spoken(3, .korean).last == "1단계, 2단계, 4.54 대 1, 글자.")
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
