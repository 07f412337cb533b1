import LittleCMS
import Testing

@testable import Palette

@Suite struct GamutTests {
  static func hues(_ step: Int = 15, vividness: Double = 1) -> [RampDefinition] {
    stride(from: 0, to: 360, by: step).map { hue in
      RampDefinition(name: "h\(hue)", hue: .constant(Double(hue)), .vividness(.constant(vividness)))
    }
  }

  @Test func `display p3 keeps the promise in p3 and in the fallback`() throws {
    var definition = PaletteDefinition(name: "wide", ramps: Self.hues() + [.neutral(name: "n")])
    definition.gamut = .displayP3
    let palette = try definition.build().palette
    #expect(palette.keepsItsPromise)
    for variant in [AppearanceVariant.light, .dark] {
      let light = palette.ramps.map { ($0.swatches[variant] ?? []).compactMap { $0.p3?.luminance } }
      #expect(light.allSatisfy { $0.count == 11 })
      for one in light {
        for other in light {
          for near in 0..<7 {
            for far in (near + 4)..<11 {
              let needed = far - near >= 7 ? 7 : far - near >= 5 ? 4.5 : 3
              #expect(IndependentCheck.ratio(one[near], other[far]) >= needed)
            }
          }
        }
      }
    }
  }

  @Test func `display p3 is more colourful where it can be`() throws {
    var definition = PaletteDefinition(name: "wide", ramps: Self.hues(60))
    definition.gamut = .displayP3
    let model = try PerceptualModel(.oklch, linear: .displayP3(.linear))
    for ramp in try definition.build().palette.ramps {
      let middle = try #require(ramp.swatches[.light]?[6])
      let wide = model.coordinates(ofLinearRGB: try #require(middle.p3).linear)
      let narrow = try #require(middle.coordinates)
      #expect(wide.chroma > narrow.chroma * 1.02, "\(ramp.name)")
    }
  }

  @Test(arguments: [PerceptualSpace.cielch, .ciecam02])
  func `other spaces build and hold their hue`(space: PerceptualSpace) throws {
    var definition = PaletteDefinition(name: "other", ramps: Self.hues(45, vividness: 0.7))
    definition.space = space
    let palette = try definition.build().palette
    #expect(palette.keepsItsPromise)
    for (index, ramp) in palette.ramps.enumerated() {
      for swatch in (ramp.swatches[.light] ?? [])[2..<9] {
        let measured = try #require(swatch.coordinates)
        let turn = abs(measured.hue - Double(index * 45))
        #expect(min(turn, 360 - turn) < 4, "\(ramp.name) \(swatch.color)")
      }
    }
  }

  @Test func `chroma of cielch is meant in its own units`() throws {
    var definition = PaletteDefinition(
      name: "lab", ramps: [RampDefinition(name: "r", hue: .constant(30), .chroma(.constant(30)))])
    definition.space = .cielch
    let steps = try definition.build().palette.ramps[0].swatches[.light] ?? []
    for swatch in steps[3..<8] {
      #expect(abs((swatch.coordinates?.chroma ?? 0) - 30) < 1)
    }
  }

  /// BUG-D46: P3 components are not sRGB's digits in another initialiser.
  @Test func `a key has its own components in p3`() throws {
    var definition = PaletteDefinition(
      name: "key", ramps: [RampDefinition(name: "r", key: KeyColor(try SRGB8(hex: "#d94f30")))])
    definition.gamut = .displayP3
    let steps = try definition.build().palette.ramps[0].swatches[.light] ?? []
    let p3 = try #require(steps.first { $0.isKey }?.p3).components
    #expect(p3 == [0.7885, 0.3469, 0.2332])
  }
}
