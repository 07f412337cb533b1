import Testing

@testable import Palette

/// The exact intervals of the default rules.
///
/// They follow from the rules by hand: five apart twice
/// spans 1 to 11, so steps 1 and 6 share the slack 21 / 20.25, and so on outwards.
@Suite struct LadderIntervalTests {
  static let eleven: [(step: Int, from: Double, to: Double)] = [
    (1, 1, 21 / 20.25), (2, 1, 21 / 13.5), (3, 1, 21 / 9.0), (4, 1, 3), (5, 3, 21 / 4.5),
    (6, 4.5, 21 / 4.5), (7, 4.5, 7), (8, 7, 21), (9, 9, 21), (10, 13.5, 21), (11, 20.25, 21),
  ]

  @Test(arguments: eleven)
  func `steps of the default rules`(step: Int, from: Double, to: Double) throws {
    let interval = try Ladder.intervals(stepCount: 11, rules: PairingRule.fiori)[step - 1]
    #expect(abs(interval.lowerBound - from) < 1e-10)
    #expect(abs(interval.upperBound - to) < 1e-10)
  }

  static let verdicts: [(steps: Int, distances: [Int], endToEnd: Double)] = [
    (9, [4, 5, 7], 9), (10, [4, 5, 7], 13.5), (11, [4, 5, 7], 20.25), (12, [4, 5, 7], 21),
    (11, [5, 6, 8], 9),
  ]

  @Test(arguments: verdicts)
  func `contrast needed from end to end`(
    steps: Int, distances: [Int], endToEnd: Double
  ) throws {
    let rules = zip(distances, [3, 4.5, 7]).map { PairingRule(distance: $0, ratio: $1) }
    let last = try #require(Ladder.intervals(stepCount: steps, rules: rules).last)
    #expect(abs(last.lowerBound - endToEnd) < 1e-9)
  }

  @Test func `thirteen steps are impossible, and the rules that clash are named`() throws {
    let error = try #require(throws: LadderError.self) {
      try Ladder.intervals(stepCount: 13, rules: PairingRule.fiori)
    }
    #expect(error.message.contains("no 13 steps between white and black"))
    #expect(error.message.contains("of the 21:1 there is"))
    let ratios = error.message.matches(of: /need ([0-9.]+):1/).compactMap { Double($0.1) }
    #expect(ratios.reduce(1, *) > 21)
  }

  @Test func `a stronger rule is told with its numbers`() throws {
    let rules = [PairingRule(distance: 5, ratio: 4.6)]
    let error = try #require(throws: LadderError.self) {
      try Ladder.intervals(stepCount: 11, rules: rules)
    }
    #expect(error.message.contains("4.6:1") && error.message.contains("21.16:1"))
  }
}
