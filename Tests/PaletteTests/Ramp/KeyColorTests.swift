import TestSupport
import Testing

@testable import Palette

@Suite struct KeyColorTests {
  @Test func `500 random keys are kept to the bit`() throws {
    var random = SeededGenerator(seed: 500)
    for _ in 0..<500 {
      let key = SRGB8.random(using: &random)
      let palette = try build(key).palette
      #expect(palette.keepsItsPromise, "\(key)")
      let steps = palette.ramps[0].swatches[.light] ?? []
      #expect(steps.filter(\.isKey).map(\.color) == [key], "\(key)")
    }
  }

  @Test func `every grey as a key gives a ramp of greys`() throws {
    for level in 0...255 {
      let key = SRGB8(gray: UInt8(level))
      let palette = try build(key).palette
      #expect(palette.keepsItsPromise, "\(key)")
      for variant in AppearanceVariant.allCases {
        #expect(palette.ramps[0].swatches[variant]?.allSatisfy(\.color.isGray) == true, "\(key)")
      }
      #expect(palette.ramps[0].swatches[.light]?.contains { $0.color == key } == true)
    }
  }

  @Test func `palettes of several keys keep the promise across ramps`() throws {
    var random = SeededGenerator(seed: 64)
    var built = 0
    for count in [2, 3, 4, 6] {
      for _ in 0..<25 {
        let keys = (0..<count).map { _ in SRGB8.random(using: &random) }
        let definition = PaletteDefinition(
          name: "keys",
          ramps: keys.enumerated().map { RampDefinition(name: "r\($0)", key: KeyColor($1)) }
            + [.neutral(name: "neutral")])
        guard let palette = try? definition.build().palette else { continue }
        built += 1
        #expect(palette.keepsItsPromise, "\(keys)")
      }
    }
    #expect(built >= 85)
  }

  @Test func `a key with a twin beside it is warned about, with the way out`() throws {
    let built = try build(try SRGB8(hex: "#e20074"))
    let notice = try #require(built.notices.first)
    #expect(notice.message.contains("key #e20074 is step 7"))
    #expect(notice.message.contains("CIEDE2000"))
    #expect(notice.message.contains("\"keep\": \"nearest\""))
  }

  /// BUG-D14: a brand colour is a step by luck only; if it is not kept, that is told.
  @Test func `a key that is only approached stands beside the ramp`() throws {
    let key = try SRGB8(hex: "#1f7a4d")
    let definition = PaletteDefinition(
      name: "brand", ramps: [RampDefinition(name: "green", key: KeyColor(key, keep: .nearest))])
    let ramp = try definition.build().palette.ramps[0]
    let nearby = try #require(ramp.nearbyKey)
    #expect(nearby.color == key && nearby.step == 6)
    #expect(nearby.difference > 0 && nearby.difference < 6)
    #expect(ramp.swatches[.light]?.contains { $0.isKey } == false)
  }

  @Test func `under the scope ramp each ramp has a ladder of its own`() throws {
    let keys = ["#0f172a", "#ee0000", "#777777", "#f2c200", "#e20074", "#8ab4f8", "#255f09"]
    var definition = PaletteDefinition(
      name: "own",
      ramps: try keys.map { RampDefinition(name: $0, key: KeyColor(try SRGB8(hex: $0))) })
    definition.scope = .ramp
    for ramp in try definition.build().palette.ramps {
      #expect(ColorPalette(name: "one", ramps: [ramp]).keepsItsPromise, "\(ramp.name)")
    }
  }

  private func build(_ key: SRGB8) throws -> BuiltPalette {
    try PaletteDefinition(name: "k", ramps: [RampDefinition(name: "r", key: KeyColor(key))]).build()
  }
}
