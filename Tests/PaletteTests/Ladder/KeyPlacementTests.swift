import TestSupport
import Testing

@testable import Palette

@Suite struct KeyPlacementTests {
  static let clashes: [(key: String, step: Int, fragments: [String])] = [
    ("#8ab4f8", 6, ["key #8ab4f8 of blue must lie in step 6", "4.5 to 4.667", "it has 2.10"]),
    ("#8ab4f8", 11, ["step 11", "20.25 to 21", "it fits step 3 or 4"]),
    ("#0070f2", 1, ["step 1", "1 to 1.037", "it has 4.5"]),
  ]

  @Test(arguments: clashes)
  func `a key that cannot be its step is told why`(
    key: String, step: Int, fragments: [String]
  ) throws {
    let error = try #require(throws: BuildError.self) {
      try definition([("blue", key, step)]).build()
    }
    for fragment in fragments {
      #expect(error.message.contains(fragment), "\(error.message)")
    }
  }

  @Test func `two keys that clash are both named`() throws {
    let error = try #require(throws: BuildError.self) {
      try definition([("slate", "#0f172a", 10), ("red", "#ee0000", 5)]).build()
    }
    #expect(error.message.contains("#0f172a of slate") && error.message.contains("#ee0000 of red"))
    #expect(error.message.contains("steps 5 and 10 need 4.5:1"))
  }

  /// The shares a prototype reached by trying five steps a key; every way is tried here.
  static let shares: [(keys: Int, atLeast: Double)] = [(2, 0.98), (4, 0.94), (6, 0.85)]

  @Test(arguments: shares)
  func `random keys find their steps together`(keys: Int, atLeast: Double) throws {
    var random = SeededGenerator(seed: 400 + UInt64(keys))
    var solved = 0
    for _ in 0..<400 {
      let choices = (0..<keys).map { index in
        let color = SRGB8.random(using: &random)
        return PlacementChoice(
          FixedColor(
            subject: "key \(color) of r\(index)", depth: Depth.ofLuminance(color.luminance)),
          at: Array(1...11), near: LadderTarget.even.lightness)
      }
      do {
        let ladder = try Ladder(
          target: LadderTarget.even.lightness, rules: PairingRule.fiori, fixed: choices,
          holdsGrays: false)
        for (choice, step) in zip(choices, ladder.fixedSteps) {
          let (band, depth) = (ladder.band(step), choice.options[0].color.depth)
          #expect(depth > band.lower - 1e-12 && depth < band.upper + 1e-12)
        }
        solved += 1
      } catch {
        #expect(error.message.contains(":1 on white and fits no step beside the other keys"))
        #expect(error.message.contains("need"))
      }
    }
    #expect(Double(solved) / 400 >= atLeast)
  }

  /// Brute force over all assignments agrees on whether there is a solution.
  @Test func `the search misses no solution`() {
    var random = SeededGenerator(seed: 77)
    let wishes = LadderWishes(stepCount: 11, rules: PairingRule.fiori, comfort: .none)
    for _ in 0..<60 {
      let depths = (0..<4).map { _ in Depth.ofLuminance(SRGB8.random(using: &random).luminance) }
      let choices = depths.map { depth in
        PlacementChoice(
          FixedColor(subject: "k", depth: depth), at: Array(1...11),
          near: LadderTarget.even.lightness)
      }
      func canPlace(_ rest: ArraySlice<Double>, _ wishes: LadderWishes) -> Bool {
        guard let depth = rest.first else { return true }
        return (1...11).contains { step in
          var trial = wishes
          return trial.fix(FixedColor(subject: "k", depth: depth), at: step)
            && canPlace(rest.dropFirst(), trial)
        }
      }
      #expect((KeyPlacement(of: choices, in: wishes) != nil) == canPlace(depths[...], wishes))
    }
  }

  private func definition(_ keys: [(String, String, Int)]) throws -> PaletteDefinition {
    PaletteDefinition(
      name: "test",
      ramps: try keys.map { name, hex, step in
        RampDefinition(name: name, key: KeyColor(try SRGB8(hex: hex), step: step))
      })
  }
}

extension SRGB8 {
  /// Any of the 16.7 million colours.
  static func random(using random: inout SeededGenerator) -> SRGB8 {
    SRGB8(
      red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
      blue: .random(in: 0...255, using: &random))
  }
}
