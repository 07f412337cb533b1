import LittleCMS
import TestSupport
import Testing

@testable import Palette

/// A gamut given by the ICC profile of an RGB device.
@Suite struct DeviceGamutTests {
  /// The profile in the test data with its primaries drawn towards grey by a quarter: a device that
  /// shows less than sRGB, and the same white.
  static func paleDevice() throws -> [UInt8] {
    var bytes = try TestData.bytes("compatible-with-adobe-rgb-1998.icc")
    func word(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    var places: [String: Int] = [:]
    for tag in 0..<word(128) {
      let entry = 132 + 12 * tag
      places[String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)] = word(entry + 4) + 8
    }
    let starts = try ["rXYZ", "gXYZ", "bXYZ"].map { try #require(places[$0]) }
    for component in 0..<3 {
      let old = starts.map { Int32(truncatingIfNeeded: word($0 + 4 * component)) }
      let mean = old.reduce(0, +) / 3
      for (start, value) in zip(starts, old) {
        let pale = UInt32(bitPattern: value - (value - mean) / 2)
        for byte in 0..<4 {
          bytes[start + 4 * component + byte] = UInt8(pale >> (24 - 8 * byte) & 255)
        }
      }
    }
    return bytes
  }

  @Test func `ramps stay inside the device and keep the promise`() throws {
    var definition = PaletteDefinition(
      name: "pale", ramps: GamutTests.hues(20) + [.neutral(name: "neutral")])
    let free = try definition.build().palette
    definition.gamut = .device(path: "pale.icc")
    definition.deviceProfile = try Self.paleDevice()
    let palette = try definition.build().palette
    #expect(palette.keepsItsPromise)

    let device = try DeviceGamut(.icc(Self.paleDevice()))
    var paler = 0
    for (ramp, wide) in zip(palette.ramps, free.ramps) {
      for (swatch, other) in zip(ramp.swatches[.light] ?? [], wide.swatches[.light] ?? []) {
        #expect(device.contains(swatch.color.linear), "\(ramp.name) \(swatch.color)")
        let (own, free) = (swatch.coordinates?.chroma ?? 0, other.coordinates?.chroma ?? 0)
        paler += own < free * 0.8 ? 1 : 0
      }
    }
    #expect(paler > 60)
  }

  @Test func `a key the device cannot show is refused by name`() throws {
    var definition = PaletteDefinition(
      name: "pale", ramps: [RampDefinition(name: "red", key: KeyColor(try SRGB8(hex: "#ff0000")))])
    definition.gamut = .device(path: "pale.icc")
    definition.deviceProfile = try Self.paleDevice()
    let error = try #require(throws: BuildError.self) { try definition.build() }
    #expect(error.message.contains("key #ff0000 of red lies outside the gamut of pale.icc"))
    #expect(error.message.contains("nearest"))
  }

  @Test func `a profile that is cut short is refused`() throws {
    var definition = PaletteDefinition(name: "cut", ramps: GamutTests.hues(180))
    definition.gamut = .device(path: "cut.icc")
    definition.deviceProfile = Array(try Self.paleDevice().dropLast(60))
    let error = try #require(throws: BuildError.self) { try definition.build() }
    #expect(error.message.contains("cut short"))
  }
}
