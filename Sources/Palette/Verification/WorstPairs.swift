/// The worst failing pairs, up to a limit: a palette of thousands of ramps has billions of pairs.
struct WorstPairs {
  /// A pair and the ratio it misses.
  typealias Failure = (pair: MeasuredPair, required: Double)

  private let limit: Int
  private var kept: [Failure] = []
  /// The share of its ratio the last pair has that is sure to be kept; infinite while all are.
  private var worstOutside = Double.infinity
  /// How many pairs there were in all.
  private(set) var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a pair in, if it is among the worst.
  ///
  /// Amortised O(log limit).
  mutating func add(_ pair: MeasuredPair, required: Double) {
    count += 1
    guard pair.ratio / required <= worstOutside else { return }
    kept.append((pair, required))
    // Sorting seldom, and many at once, costs less than keeping order all the time.
    if kept.count >= 2 * limit { cut() }
  }

  /// The worst pairs in the order they are told where nothing else decides.
  var inOrder: [Failure] {
    var all = self
    if all.kept.count > limit { all.cut() }
    return all.kept.sorted { $0.pair.precedes($1.pair) }
  }

  private mutating func cut() {
    kept.sort { one, other in
      let (first, second) = (one.pair.ratio / one.required, other.pair.ratio / other.required)
      return first != second ? first < second : one.pair.precedes(other.pair)
    }
    kept.removeLast(kept.count - limit)
    worstOutside = kept.last.map { $0.pair.ratio / $0.required } ?? .infinity
  }
}
