import LittleCMS
import Testing

@testable import Palette

@Suite struct IncreasedContrastTests {
  static func sample(
    _ target: LadderTarget, _ promise: IncreasedContrastPromise = .surfaceContent
  ) throws -> ColorPalette {
    var definition = PaletteDefinition(
      name: "sample",
      ramps: stride(from: 0, to: 360, by: 24).map { hue in
        RampDefinition(name: "h\(hue)", hue: .constant(Double(hue)), .vividness(.constant(0.8)))
      } + [.neutral(name: "neutral")])
    definition.ladder = target
    definition.increasedContrast = promise
    return try definition.build().palette
  }

  @Test(arguments: LadderTests.targets)
  func `surfaces and the last step stay, content goes one level up`(target: LadderTarget) throws {
    let palette = try Self.sample(target)
    #expect(palette.keepsItsPromise)
    for (before, after) in [
      (AppearanceVariant.light, AppearanceVariant.lightIncreasedContrast),
      (.dark, .darkIncreasedContrast),
    ] {
      for (old, new) in zip(palette.hex(before), palette.hex(after)) {
        #expect(old[..<4] == new[..<4] && old[10] == new[10])
        #expect(zip(old[4..<10], new[4..<10]).allSatisfy { $0 != $1 })
      }
    }
  }

  /// "So that nothing people read stays as it was": 5 stands where 6 was, 9 where 10 was.
  @Test(arguments: LadderTests.targets)
  func `content steps stand where the next standard step stood`(target: LadderTarget) throws {
    let palette = try Self.sample(target)
    for (before, after, page) in [
      (AppearanceVariant.light, AppearanceVariant.lightIncreasedContrast, 1.0),
      (.dark, .darkIncreasedContrast, 0),
    ] {
      for (old, new) in zip(palette.hex(before), palette.hex(after)) {
        for step in 4..<9 {
          let next = IndependentCheck.ratio(IndependentCheck.luminance(old[step + 1]), page)
          let own = IndependentCheck.ratio(IndependentCheck.luminance(new[step]), page)
          #expect(own >= next)
        }
      }
    }
  }

  /// The even ladder leaves room for it; pale surfaces crowd the light end of dark content.
  @Test(arguments: [(LadderTarget.even, 2.0), (.soft, 0.5)])
  func `content steps stay visibly apart`(target: LadderTarget, least: Double) throws {
    let engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    for variant in [AppearanceVariant.lightIncreasedContrast, .darkIncreasedContrast] {
      for ramp in try Self.sample(target).ramps {
        let content = (ramp.swatches[variant] ?? []).map(\.color)[4..<11]
        for (one, other) in zip(content, content.dropFirst()) {
          #expect(engine.difference(one, other) > least, "\(ramp.name) \(variant) \(one) \(other)")
        }
      }
    }
  }

  @Test(arguments: LadderTests.targets)
  func `every-pair keeps all rules and makes content stronger`(target: LadderTarget) throws {
    let palette = try Self.sample(target, .everyPair)
    for variant in AppearanceVariant.allCases {
      #expect(IndependentCheck.failures(palette.hex(variant)) == 0)
    }
    for (old, new) in zip(palette.hex(.light), palette.hex(.lightIncreasedContrast)) {
      let gains = zip(old, new).map {
        IndependentCheck.luminance($0) - IndependentCheck.luminance($1)
      }
      #expect(gains.allSatisfy { $0 >= 0 } && gains[4] > 0.03 && gains[9] > 0)
    }
  }

  @Test func `dark is light mirrored`() throws {
    let palette = try Self.sample(.even)
    #expect(palette.hex(.dark) == palette.hex(.light).map { $0.reversed() })
  }

  /// BUG-D59: in dark, stronger text is lighter text.
  @Test func `dark content gets lighter, light content darker`() throws {
    let palette = try Self.sample(.soft)
    for (old, new) in zip(palette.hex(.dark), palette.hex(.darkIncreasedContrast)) {
      #expect(IndependentCheck.luminance(new[7]) > IndependentCheck.luminance(old[7]))
    }
    for (old, new) in zip(palette.hex(.light), palette.hex(.lightIncreasedContrast)) {
      #expect(IndependentCheck.luminance(new[7]) < IndependentCheck.luminance(old[7]))
    }
  }

  /// A key just inside the last surface's 3:1 leaves black no room: that surface makes way, and no
  /// pair suffers.
  @Test func `a surface makes way where content would have no room`() throws {
    var (tight, moved) = (0, 0)
    for red in stride(from: 0, to: 256, by: 5) {
      for green in 0...255 {
        let key = SRGB8(red: UInt8(red), green: UInt8(green), blue: 200)
        let ratio = key.contrast(with: .white).value
        guard ratio > 2.985 && ratio < 3 || ratio > 7 && ratio < 7.03 else { continue }
        let definition = PaletteDefinition(
          name: "tight", ramps: [RampDefinition(name: "r", key: KeyColor(key))])
        let built = try definition.build()
        #expect(built.palette.keepsItsPromise, "\(key)")
        tight += 1
        let isMoved = [AppearanceVariant.light, .dark].contains { variant in
          let increased = AppearanceVariant(variant.appearance, .increased)
          return built.palette.hex(variant)[0][..<4] != built.palette.hex(increased)[0][..<4]
        }
        let isTold = built.notices.contains { $0.message.hasPrefix("surface ") }
        #expect(isMoved == isTold)
        moved += isMoved ? 1 : 0
      }
    }
    #expect(tight > 20 && moved > 5)
  }
}
