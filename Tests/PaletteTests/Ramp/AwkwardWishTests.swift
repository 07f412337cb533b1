import LittleCMS
import TestSupport
import Testing

@testable import Palette

/// Wishes that leave hardly any room.
///
/// Each of these once failed.
@Suite struct AwkwardWishTests {
  static let darkAndPaleKeys = [
    "#050321", "#030514", "#13010e", "#0d040a", "#100022", "#fdfcdf", "#fbffc3", "#f4fcf4",
    "#27b594", "#f19a97",
  ]

  @Test(arguments: darkAndPaleKeys, [LadderTarget.even, .soft])
  func `very dark and very pale keys build and verify`(
    key: String, target: LadderTarget
  ) throws {
    for promise in IncreasedContrastPromise.allCases {
      var definition = try Self.definition([key])
      definition.ladder = target
      definition.increasedContrast = promise
      try Self.expectHolding(definition)
    }
  }

  /// Keys drawn from the dark and from the pale end, where the increased steps have least room.
  @Test(arguments: [(0...60, 11), (180...255, 12)])
  func `every dark and every pale key builds`(channels: ClosedRange<Int>, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func channel() -> UInt8 { UInt8(Int.random(in: channels, using: &random)) }
    for _ in 0..<200 {
      let key = SRGB8(red: channel(), green: channel(), blue: channel())
      try Self.expectHolding(try Self.definition([key.hex]))
    }
  }

  @Test(arguments: [["#27b594", "#f19a97"], ["#d7aae7", "#c299df"], ["#5ae6dd", "#81fbe5"]])
  func `every-pair weakens no pair of two keys`(keys: [String]) throws {
    for target in [LadderTarget.even, .soft] {
      var definition = try Self.definition(keys)
      definition.ladder = target
      definition.increasedContrast = .everyPair
      try Self.expectHolding(definition)
    }
  }

  @Test(arguments: ["#0070f2", "#188918", "#07838f", "#767676", "#ad3ce8", "#7858ff", "#c35500"])
  func `display p3 keeps keys under every-pair`(key: String) throws {
    var definition = try Self.definition([key])
    definition.gamut = .displayP3
    definition.increasedContrast = .everyPair
    try Self.expectHolding(definition)
  }

  @Test(arguments: ["#9a54bb", "#e51711"], PerceptualSpace.allCases)
  func `display p3 builds in every space`(key: String, space: PerceptualSpace) throws {
    var definition = try Self.definition([key])
    definition.gamut = .displayP3
    definition.space = space
    try Self.expectHolding(definition)
  }

  @Test(arguments: ["#2a1828", "#070984", "#9f0d59"])
  func `a key does not starve a neutral ramp`(key: String) throws {
    var definition = try Self.definition([key])
    definition.ramps.append(.neutral(name: "neutral"))
    definition.rules = [PairingRule(distance: 6, ratio: 4.5)]
    try Self.expectHolding(definition)
  }

  @Test func `rules that need all of 21 to 1 are met by white and black`() throws {
    var definition = PaletteDefinition(name: "ends", ramps: [.neutral(name: "neutral")])
    definition.rules = [PairingRule(distance: 10, ratio: 21)]
    let steps = try definition.build().palette.hex(.light)[0]
    #expect(steps.first == "#ffffff" && steps.last == "#000000")
  }

  static func definition(_ keys: [String]) throws -> PaletteDefinition {
    PaletteDefinition(
      name: "keys",
      ramps: try keys.map { RampDefinition(name: $0, key: KeyColor(try SRGB8(hex: $0))) })
  }

  static func expectHolding(_ definition: PaletteDefinition) throws {
    let palette = try definition.build().palette
    let errors = Verifier.verify(palette).findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(definition.ramps.map(\.name)): \(errors.map(\.message))")
  }
}
