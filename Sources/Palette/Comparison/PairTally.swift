/// Sorts pairs by what has become of them.
struct PairTally {
  private(set) var gained: RankedPairs
  private(set) var lost: RankedPairs
  private(set) var broken: RankedPairs
  private(set) var mended: RankedPairs

  init(limit: Int) {
    let none = RankedPairs(limit: limit)
    (gained, lost, broken, mended) = (none, none, none, none)
  }

  mutating func add(_ first: Int, _ second: Int, _ old: PairChange.State, _ new: PairChange.State) {
    let (before, after) = (old.level, new.level)
    let (failed, fails) = (old.isFailing, new.isFailing)
    guard before != after || failed != fails else { return }
    let entry = RankedPairs.Entry(indices: (first, second), old: old, new: new)
    if after > before { gained.add(entry) }
    if after < before { lost.add(entry) }
    if fails, !failed { broken.add(entry) }
    if failed, !fails { mended.add(entry) }
  }
}

extension PairChanges {
  /// The pairs of a tally by their labels, after those that are there already.
  ///
  /// - Parameter limit: How many to list in all.
  mutating func add(_ pairs: RankedPairs, limit: Int, _ labels: (Int, Int) -> [ColorLabel]) {
    count += pairs.count
    failingCount += pairs.failingCount
    let more = pairs.ranked.map { entry in
      PairChange(
        pair: labels(entry.indices.0, entry.indices.1), old: entry.old, new: entry.new)
    }
    guard !listed.isEmpty else {
      listed = more
      return
    }
    let all = (listed + more).enumerated().sorted { one, other in
      (other.element.factor, one.offset) < (one.element.factor, other.offset)
    }
    listed = all.prefix(limit).map(\.element)
  }
}
