import TestSupport
import Testing

@testable import Palette

@Suite struct DifferenceBoundsTests {
  /// Against a solver that shares nothing with it: repeated relaxation over all wishes.
  @Test(arguments: 1...60)
  func `agrees with plain relaxation`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 6
    var bounds = DifferenceBounds(count: count)
    var wishes: [(to: Int, from: Int, limit: Double)] = []
    for _ in 0..<14 {
      let (to, from) = (
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
      )
      guard to != from else { continue }
      let wish = (to: to, from: from, limit: Double(Int.random(in: -4...9, using: &random)))
      let isPossible = Self.range(of: 0, wishes + [wish], count) != nil
      let isGranted = bounds.require(to, minus: from, atMost: wish.limit)
      #expect(isGranted == isPossible)
      if isPossible { wishes.append(wish) }
    }
    for value in 1..<count {
      let expected = Self.range(of: value, wishes, count)
      let found = bounds.range(of: value)
      #expect(found.lowerBound == expected?.lower && found.upperBound == expected?.upper)
    }
  }

  @Test func `a pinned value stays where it was put`() {
    var bounds = DifferenceBounds(count: 3)
    let granted = [
      bounds.require(1, minus: 0, atMost: 5), bounds.require(0, minus: 1, atMost: 0),
      bounds.require(1, minus: 2, atMost: -1),
    ]
    #expect(granted == [true, true, true])
    let pinned = bounds.pin(1, near: 9)
    #expect(pinned == 5)
    #expect(bounds.range(of: 1) == 5...5)
    #expect(bounds.range(of: 2).lowerBound == 6)
  }

  /// Least and greatest value by relaxing every wish as often as there are values.
  private static func range(
    of value: Int, _ wishes: [(to: Int, from: Int, limit: Double)], _ count: Int
  ) -> (lower: Double, upper: Double)? {
    func relaxed(_ edges: [(Int, Int, Double)]) -> [Double]? {
      // From every value at once, to see a clash anywhere.
      var everywhere = [Double](repeating: 0, count: count)
      var origin = [Double](repeating: .infinity, count: count)
      origin[0] = 0
      for _ in 0...count {
        for (from, to, limit) in edges {
          everywhere[to] = min(everywhere[to], everywhere[from] + limit)
          origin[to] = min(origin[to], origin[from] + limit)
        }
      }
      let isSettled = edges.allSatisfy { everywhere[$0.1] <= everywhere[$0.0] + $0.2 }
      return isSettled ? origin : nil
    }
    guard let upper = relaxed(wishes.map { ($0.from, $0.to, $0.limit) }),
      let lower = relaxed(wishes.map { ($0.to, $0.from, $0.limit) })
    else { return nil }
    return (-lower[value], upper[value])
  }
}
