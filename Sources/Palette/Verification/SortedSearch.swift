extension Array {
  /// The first index whose element fulfils a predicate that, once true, stays true to the end.
  ///
  /// - Returns: `count` where no element does. Logarithmic.
  func firstSortedIndex(where isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
