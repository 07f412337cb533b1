extension StepPair {
  /// How many pairs within `scope` miss `ratio`, without listing them.
  func failureCount(below ratio: Double, _ scope: PairingScope) -> Int {
    if surelyReaches(ratio) { return 0 }
    if scope == .palette, tables.count == 1 { return sortedFailureCount(below: ratio) }
    var count = 0
    forEachFailure(below: ratio, scope) { _ in count += 1 }
    return count
  }

  /// In order of luminance, the colours that one colour fails with lie side by side around it, so
  /// two searches count them: for ten thousand ramps seconds become milliseconds.
  private func sortedFailureCount(below ratio: Double) -> Int {
    let others = tables[0].columns[second].luminances.sorted()
    return tables[0].columns[first].luminances.reduce(0) { count, one in
      let start = others.firstSortedIndex {
        $0 >= one || ContrastRatio(one, $0).value < ratio
      }
      let end = others.firstSortedIndex {
        $0 > one && ContrastRatio(one, $0).value >= ratio
      }
      return count + end - start
    }
  }
}
