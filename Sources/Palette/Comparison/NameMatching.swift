/// Which entries of two lists of names are the same thing.
///
/// The same name is the same thing; of names that repeat, the first is the first and so on. What is
/// then left over is the same where only the case of its letters has changed and nothing else could
/// be meant.
struct NameMatching {
  /// The indices of each entry that both lists have, in the order of the new one.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Indices of what only the old list has.
  private(set) var removed: [Int]
  /// Indices of what only the new list has.
  private(set) var added: [Int]

  /// Linear in the length of the lists, but for the sorting of what they share.
  init(_ old: [String], _ new: [String]) {
    (removed, added) = (Array(old.indices), Array(new.indices))
    match(occurrences(old, removed), occurrences(new, added))
    matchUnique({ old[$0].lowercased() }, { new[$0].lowercased() })
  }

  /// Matches entries left over that have one key and share it with no other entry left over.
  ///
  /// - Parameters:
  ///   - old: The key of an entry of the old list; `nil` for one that must not be matched.
  ///   - new: The same of the new list.
  mutating func matchUnique<Key: Hashable>(_ old: (Int) -> Key?, _ new: (Int) -> Key?) {
    match(unique(removed, old), unique(added, new))
  }

  private mutating func match<Key: Hashable>(_ old: [Key: Int], _ new: [Key: Int]) {
    let found = new.compactMap { key, new in old[key].map { (old: $0, new: new) } }
    guard !found.isEmpty else { return }
    pairs = (pairs + found).sorted { $0.new < $1.new }
    let (olds, news) = (Set(found.map(\.old)), Set(found.map(\.new)))
    removed.removeAll(where: olds.contains)
    added.removeAll(where: news.contains)
  }

  private func unique<Key: Hashable>(_ indices: [Int], _ key: (Int) -> Key?) -> [Key: Int] {
    let groups = Dictionary(grouping: indices, by: key)
    return groups.reduce(into: [:]) { unique, group in
      if let key = group.key, group.value.count == 1 { unique[key] = group.value[0] }
    }
  }
}

/// A name and how often it has come before.
private struct Occurrence: Hashable {
  var name: String
  var number: Int
}

private func occurrences(_ names: [String], _ indices: [Int]) -> [Occurrence: Int] {
  var counts: [String: Int] = [:]
  return indices.reduce(into: [:]) { places, index in
    let number = counts[names[index], default: 0]
    counts[names[index]] = number + 1
    places[Occurrence(name: names[index], number: number)] = index
  }
}
