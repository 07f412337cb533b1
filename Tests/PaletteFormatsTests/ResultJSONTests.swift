import Foundation
import LittleCMS
import Palette
import PaletteFormats
import TestSupport
import Testing

@Suite struct ResultJSONTests {
  /// The palette as it is after reading: without places, and without digits that are not written.
  private func withoutPlaces(_ palette: ColorPalette) -> ColorPalette {
    var palette = palette
    for index in palette.ramps.indices {
      palette.ramps[index].position = nil
      if let key = palette.ramps[index].nearbyKey {
        palette.ramps[index].nearbyKey?.difference = (key.difference * 100).rounded(.down) / 100
      }
      for variant in AppearanceVariant.allCases {
        let swatches = palette.ramps[index].swatches[variant]?.map { swatch in
          var swatch = swatch
          (swatch.position, swatch.coordinates) = (nil, nil)
          return swatch
        }
        palette.ramps[index].swatches[variant] = swatches
      }
    }
    return palette
  }

  @Test(arguments: [Samples.small, Samples.awkward])
  func whatIsWrittenIsReadBack(_ palette: ColorPalette) throws {
    let text = ResultJSON.write(palette)
    let read = try ResultJSON.read(Array(text.utf8), file: "x")
    #expect(withoutPlaces(read) == withoutPlaces(palette))
    #expect(ResultJSON.write(read) == text)
    #expect(try PaletteDocument.read(Array(text.utf8), file: "x") == .palette(read))
  }

  @Test(arguments: [nil, IncreasedContrastPromise.everyPair, .surfaceContent])
  func promiseIsKept(_ promise: IncreasedContrastPromise?) throws {
    var palette = Samples.small
    palette.increasedContrast = promise
    let text = ResultJSON.write(palette)
    #expect(text.contains("increasedContrast\"") == (promise != .surfaceContent))
    #expect(try ResultJSON.read(Array(text.utf8), file: "x").increasedContrast == promise)
  }

  // Another reader must see the same: keys, values, and nothing that is no JSON.
  @Test(arguments: [Samples.small, Samples.awkward])
  func anotherReaderSeesTheSame(_ palette: ColorPalette) throws {
    let json = try JSONSerialization.jsonObject(with: Data(ResultJSON.write(palette).utf8))
    let file = try #require(json as? [String: Any])
    #expect(file["name"] as? String == palette.name)
    #expect(file["formatVersion"] as? Int == 1)
    let ramps = try #require(file["ramps"] as? [String: Any])
    #expect(Set(ramps.keys) == Set(palette.ramps.map(\.name)))
    for ramp in palette.ramps {
      let appearances = try #require(ramps[ramp.name] as? [String: Any])
      for variant in ramp.swatches.variants {
        let steps = try #require(appearances[variant.rawValue] as? [[String: Any]])
        #expect(steps.map { $0["step"] as? Int } == (1...steps.count).map { $0 })
        #expect(
          steps.map { $0["color"] as? String } == ramp.swatches[variant]?.map(\.color.hex))
      }
    }
    let roles = try #require(file["roles"] as? [String: [String: Any]])
    #expect(Set(roles.keys) == Set(palette.roles.map(\.name)))
  }

  // BUG-D50, BUG-D49: greys have noise for chroma and no hue; JSON has neither NaN nor should it
  // have exponents.
  @Test(arguments: ["#000000", "#ffffff", "#7f7f7f", "#6b6b6b"], [Double.nan, .infinity, 1e-17])
  func greysAreWrittenInPlainDigits(_ hex: String, _ hue: Double) throws {
    let swatch = Swatch(
      Samples.color(hex).opaque,
      coordinates: LCh(lightness: 0.5, chroma: 4.996e-16, hue: hue))
    let palette = ColorPalette(
      name: "x", ramps: [Ramp(name: "a", swatches: PerAppearance { _ in [swatch] })])
    let text = ResultJSON.write(palette)
    #expect(text.contains("\"oklch\": [0.5, 0, 0]"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  // BUG-D51, BUG-D71
  @Test(arguments: [
    (1.1, "1.1"), (2.0, "2"), (1.000_000_000_000_000_2, "1.0000000000000002"), (4.5, "4.5"),
    (1.45, "1.45"), (20.999_999_999_999_996, "20.999999999999996"), (3, "3"),
  ])
  func ratioSurvivesInShortestDigits(_ ratio: Double, _ digits: String) throws {
    var palette = Samples.small
    palette.rules = [PairingRule(distance: 4, ratio: ratio)]
    let text = ResultJSON.write(palette)
    #expect(text.contains("\"ratio\": \(digits) }"))
    #expect(try ResultJSON.read(Array(text.utf8), file: "x").rules == palette.rules)
  }

  // BUG-D47: five digits for lightness and chroma and two for hue bring every colour back.
  @Test func coordinatesBringTheColorBack() throws {
    var generator = SeededGenerator(seed: 47)
    var colors = ["#a543ed", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff"]
      .map { Samples.color($0).opaque }
    for _ in 0..<4000 {
      let bits = generator.next()
      colors.append(
        SRGB8(
          red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits >> 16)))
    }
    let swatches = colors.map { Swatch($0, coordinates: OKLCh.coordinates(of: $0)) }
    let palette = ColorPalette(
      name: "x",
      ramps: [Ramp(name: "a", swatches: PerAppearance { _ in swatches })])
    let read = try ResultJSON.read(Array(ResultJSON.write(palette).utf8), file: "x")
    let back = try #require(read.ramps.first?.swatches[.light]).map { swatch in
      swatch.coordinates.map(OKLCh.color)
    }
    #expect(back == colors)
  }

  // BUG-D56, within one process: the palette alone decides the bytes.
  @Test func orderIsThatOfThePalette() {
    var palette = Samples.small
    palette.ramps.reverse()
    let text = ResultJSON.write(palette)
    let (grey, blue) = (text.range(of: "\"grey\""), text.range(of: "\"blue\""))
    #expect(grey?.lowerBound ?? text.endIndex < blue?.lowerBound ?? text.startIndex)
    #expect((0..<20).allSatisfy { _ in ResultJSON.write(palette) == text })
  }
}

/// OKLCh by the matrices of Björn Ottosson's article (2020), apart from the library's own way.
private enum OKLCh {
  static func coordinates(of color: SRGB8) -> LCh {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let bb = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let hue = atan2(bb, a) * 180 / .pi
    return LCh(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      chroma: (a * a + bb * bb).squareRoot(), hue: hue < 0 ? hue + 360 : hue)
  }

  static func color(_ color: LCh) -> SRGB8 {
    let a = color.chroma * cos(color.hue * .pi / 180)
    let b = color.chroma * sin(color.hue * .pi / 180)
    let l = pow(color.lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(color.lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(color.lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return SRGB8(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }

  private static func linear(_ level: UInt8) -> Double {
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> UInt8 {
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(max(0, min(255, (value * 255).rounded())))
  }
}
