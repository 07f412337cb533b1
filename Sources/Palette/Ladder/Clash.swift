/// A set of wishes that cannot all be granted: none can be left out of it.
struct Clash: Hashable, Sendable {
  /// The wishes, each once.
  var wishes: [Wish]

  /// Finds a clash among wishes that have been found impossible: a cycle of negative length.
  ///
  /// Bellman and Ford's method; O(values × wishes), and only needed to explain a failure.
  init(among list: [Wish], valueCount: Int) {
    var distance = [Double](repeating: 0, count: valueCount)
    var reached = [Int?](repeating: nil, count: valueCount)
    var last: Int?
    for _ in 0..<valueCount {
      last = nil
      for (index, wish) in list.enumerated()
      where distance[wish.from] + wish.limit < distance[wish.to] - DifferenceBounds.tolerance {
        distance[wish.to] = distance[wish.from] + wish.limit
        reached[wish.to] = index
        last = wish.to
      }
    }
    wishes = []
    guard var value = last else { return }
    // Walking back as often as there are values ends inside the cycle, wherever it began.
    for _ in 0..<valueCount {
      guard let index = reached[value] else { return }
      value = list[index].from
    }
    let start = value
    repeat {
      guard let index = reached[value] else { return }
      wishes.append(list[index])
      value = list[index].from
    } while value != start
    wishes.reverse()
  }

  /// The colours that take part in it, each once, with their steps.
  var fixedColors: [(color: FixedColor, step: Int)] {
    var found: [(color: FixedColor, step: Int)] = []
    for case .fixed(let color, let step) in wishes.map(\.reason)
    where !found.contains(where: { $0.color == color }) {
      found.append((color, step))
    }
    return found
  }

  /// The rules that take part in it, as in "steps 1 and 6 need 4.5:1".
  var ruleSentences: [String] {
    let rules = wishes.compactMap { wish -> (from: Int, sentence: String)? in
      guard case .rule(let rule, let from, let to) = wish.reason else { return nil }
      return (from, "steps \(from) and \(to) need \(rule.ratio.fixed(decimals: 4)):1")
    }
    return rules.sorted { $0.from < $1.from }.map(\.sentence)
  }
}
