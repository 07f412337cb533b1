/// What somebody may have meant.
enum Suggestion {
  /// The candidate nearest to a mistyped word; `nil` where none is near.
  ///
  /// Near is one slip (a letter wrong, missing, added, or swapped with its neighbour) in every
  /// three letters. Of equally near ones, the first.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased().prefix(40))
    var best: (slips: Int, candidate: String)?
    for candidate in candidates {
      let meant = Array(candidate.lowercased())
      let allowed = max(1, min(typed.count, meant.count) / 3)
      let slips = distance(typed, meant)
      if slips <= allowed, slips < best?.slips ?? .max { best = (slips, candidate) }
    }
    if let best { return best.candidate }
    guard typed.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(String(typed)) }
  }

  /// The optimal string alignment distance (Damerau 1964, without overlapping swaps).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        let isSame = one[row] == other[column]
        var least = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
