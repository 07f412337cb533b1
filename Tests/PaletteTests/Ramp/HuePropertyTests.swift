import LittleCMS
import Testing

@testable import Palette

/// All hues at five levels of colourfulness.
@Suite struct HuePropertyTests {
  static let levels = [0.2, 0.4, 0.6, 0.8, 1]

  @Test(arguments: levels, [LadderTarget.even, .soft])
  func `every hue builds, holds and stays itself`(
    vividness: Double, target: LadderTarget
  ) throws {
    var definition = PaletteDefinition(
      name: "hues",
      ramps: (0..<360).map { hue in
        RampDefinition(
          name: "h\(hue)", hue: .constant(Double(hue)), .vividness(.constant(vividness)))
      })
    definition.ladder = target
    let palette = try definition.build().palette
    #expect(palette.keepsItsPromise)

    var strays: [String] = []
    for (hue, ramp) in palette.ramps.enumerated() {
      for (index, swatch) in (ramp.swatches[.light] ?? []).enumerated() {
        guard let measured = swatch.coordinates, measured.chroma > 0.04 else { continue }
        let turn = abs(measured.hue - Double(hue))
        guard min(turn, 360 - turn) > 2 else { continue }
        strays.append("\(ramp.name).\(index + 1)")
      }
    }
    // Only where 8 bits have no truer colour: in the narrow band of step 6, and near black.
    #expect(strays.allSatisfy { $0.hasSuffix(".6") || $0.hasSuffix(".11") }, "\(strays)")
    #expect(strays.count <= 24, "\(strays)")
  }

  @Test(arguments: levels)
  func `neighbouring steps of the even ladder look evenly apart`(vividness: Double) throws {
    let definition = PaletteDefinition(
      name: "hues",
      ramps: stride(from: 0, to: 360, by: 3).map { hue in
        RampDefinition(
          name: "h\(hue)", hue: .constant(Double(hue)), .vividness(.constant(vividness)))
      })
    let engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    for ramp in try definition.build().palette.ramps {
      let colors = (ramp.swatches[.light] ?? []).map(\.color)
      let steps = zip(colors, colors.dropFirst()).map { engine.difference($0, $1) }
      let inner = steps.dropFirst().dropLast()
      let evenness = (inner.max() ?? .infinity) / (inner.min() ?? 0)
      #expect(evenness <= 2.5, "\(ramp.name)")
    }
  }

  @Test func `a curve of hue and chroma turns step by step`() throws {
    let amber = RampDefinition(
      name: "amber",
      hue: Curve(points: [
        .init(step: 1, value: 95), .init(step: 6, value: 75), .init(step: 11, value: 55),
      ]),
      .vividness(.constant(0.9)))
    let palette = try PaletteDefinition(name: "turn", ramps: [amber]).build().palette
    #expect(palette.keepsItsPromise)
    for (index, swatch) in (palette.ramps[0].swatches[.light] ?? []).enumerated() {
      guard let measured = swatch.coordinates, measured.chroma > 0.04 else { continue }
      #expect(abs(measured.hue - (95 - 4 * Double(index))) < 2)
    }
  }

  /// BUG-D18: the middle of 352 and 14 degrees is 3, not 183.
  @Test func `a hue curve takes the shorter way across 0`() {
    let curve = Curve(points: [.init(step: 1, value: 352), .init(step: 11, value: 14)])
    #expect(abs(curve.hue(at: 6) - 3) < 1e-12)
    #expect(abs(curve.hue(at: 1) - 352) < 1e-12)
  }
}
