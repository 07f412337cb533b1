/// The pairs that have changed most, up to a limit, and how many there are in all.
struct RankedPairs {
  /// Two entries of a list by their indices, and what has become of them.
  struct Entry {
    var indices: (Int, Int)
    var old: PairChange.State
    var new: PairChange.State

    var factor: Double { PairChange.factor(old, new) }

    func precedes(_ other: Entry) -> Bool {
      let (one, two) = (factor, other.factor)
      return one != two ? one > two : indices < other.indices
    }
  }

  private let limit: Int
  private var kept: [Entry] = []
  private var leastFactor = 0.0
  private(set) var count = 0
  private(set) var failingCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a pair in, if it is among those that changed most.
  ///
  /// Amortised O(log limit).
  mutating func add(_ entry: Entry) {
    count += 1
    if entry.new.isFailing { failingCount += 1 }
    guard entry.factor >= leastFactor else { return }
    kept.append(entry)
    if kept.count >= 2 * limit { cut() }
  }

  /// The largest change first.
  var ranked: [Entry] {
    var all = self
    all.cut()
    return all.kept
  }

  private mutating func cut() {
    kept.sort { $0.precedes($1) }
    guard kept.count > limit else { return }
    kept.removeLast(kept.count - limit)
    leastFactor = kept.last?.factor ?? .infinity
  }
}
