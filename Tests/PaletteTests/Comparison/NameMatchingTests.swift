import Testing

@testable import Palette

@Suite struct NameMatchingTests {
  static let cases: [(old: [String], new: [String], pairs: [[Int]], removed: [Int], added: [Int])] =
    [
      ([], [], [], [], []),
      (["a", "b"], ["a", "b"], [[0, 0], [1, 1]], [], []),
      (["a", "b"], ["b", "c"], [[1, 0]], [0], [1]),
      // Letter case decides between two, and may change where there is one.
      (["Blue", "blue"], ["blue", "Blue"], [[1, 0], [0, 1]], [], []),
      (["Blue"], ["blue"], [[0, 0]], [], []),
      (["Blue", "BLUE"], ["blue"], [], [0, 1], [0]),
      (["Blue"], ["blue", "BLUE"], [], [0], [0, 1]),
      // The same name wins over one in another case.
      (["Blue", "blue"], ["blue"], [[1, 0]], [0], []),
      // Repeated names are told by their places.
      (["a", "a", "b"], ["a", "b", "a"], [[0, 0], [2, 1], [1, 2]], [], []),
      (["a", "a"], ["a"], [[0, 0]], [1], []),
    ]

  @Test(arguments: cases.indices)
  func matches(_ index: Int) {
    let (old, new, pairs, removed, added) = Self.cases[index]
    let matching = NameMatching(old, new)
    #expect(matching.pairs.map { [$0.old, $0.new] } == pairs)
    #expect(matching.removed == removed)
    #expect(matching.added == added)
  }

  @Test("Steps are told by their names, or by position where most names are others")
  func steps() {
    func matched(_ old: [String], _ new: [String]) -> [[Int]] {
      let swatches = PerAppearance { _ in [Swatch]() }
      let matching = StepMatching(
        Ramp(name: "a", stepNames: old, swatches: swatches),
        Ramp(name: "a", stepNames: new, swatches: swatches))
      #expect(matching.pairs.count + matching.removed.count == old.count)
      #expect(matching.pairs.count + matching.added.count == new.count)
      return matching.pairs.map { [$0.old, $0.new] }
    }
    #expect(matched(["1", "2"], ["1", "1b", "2"]) == [[0, 0], [1, 2]])
    #expect(matched(["1", "2", "3"], ["50", "100"]) == [[0, 0], [1, 1]])
    // Only 50 and 100 agree, and they stand elsewhere.
    let tens = (0...10).map { String(10 * $0) }
    let hundreds = ["50"] + (1...9).map { String(100 * $0) } + ["950"]
    #expect(matched(tens, hundreds) == (0...10).map { [$0, $0] })
    #expect(matched([], ["1"]) == [])
  }
}
