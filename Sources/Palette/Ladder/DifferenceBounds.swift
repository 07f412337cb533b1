/// The tightest bounds that a set of wishes about differences leaves for every difference.
///
/// Each wish says "x[j] - x[i] is at most w". The matrix holds the closure of all wishes so far
/// (shortest paths; a difference-bound matrix), so that it answers at once and exactly how far any
/// value may move, and whether one more wish still fits.
struct DifferenceBounds {
  /// How many values there are.
  ///
  /// Value 0 is the origin and stays at 0.
  let count: Int
  private var bounds: [Double]

  /// Sums of wishes are exact to far better than this; a cycle must be worse to count as a clash.
  static let tolerance = 1e-12

  /// No wishes yet about `count` values.
  init(count: Int) {
    self.count = count
    bounds = [Double](repeating: .infinity, count: count * count)
    for value in 0..<count { self[value, value] = 0 }
  }

  private subscript(from: Int, to: Int) -> Double {
    get { bounds[from * count + to] }
    set { bounds[from * count + to] = newValue }
  }

  /// Adds "x[to] - x[from] is at most `limit`".
  ///
  /// O(count²).
  ///
  /// - Returns: False, and nothing changed, if that contradicts the wishes so far.
  mutating func require(_ to: Int, minus from: Int, atMost limit: Double) -> Bool {
    guard limit + self[to, from] >= -Self.tolerance else { return false }
    guard limit < self[from, to] else { return true }
    for start in 0..<count where self[start, from] < .infinity {
      let reach = self[start, from] + limit
      for end in 0..<count where reach + self[to, end] < self[start, end] {
        self[start, end] = reach + self[to, end]
      }
    }
    return true
  }

  /// The least and the greatest value x[index] can have.
  func range(of index: Int) -> ClosedRange<Double> {
    let lower = -self[index, 0]
    return lower...max(lower, self[0, index])
  }

  /// Fixes x[index] at the permitted value nearest to `wish`, and returns it.
  ///
  /// O(count²).
  mutating func pin(_ index: Int, near wish: Double) -> Double {
    let allowed = range(of: index)
    let value = min(max(wish, allowed.lowerBound), allowed.upperBound)
    // Both hold by the closure; only rounding could object, and then the bounds are already there.
    _ = require(index, minus: 0, atMost: value)
    _ = require(0, minus: index, atMost: -value)
    return value
  }
}
