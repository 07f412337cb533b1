/// Guesses what a misspelt word was meant to be.
package enum Spelling {
  /// Longer words are not compared, so that a hostile text costs nothing.
  private static let longest = 64

  /// The candidate nearest to a word: different in case only, or at most two edits away, one for
  /// words of up to four letters.
  ///
  /// An edit inserts, drops or replaces a letter, or swaps two neighbours. Of equally near
  /// candidates the first is taken.
  package static func suggestion(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    let letters = Array(word.prefix(longest + 1))
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    let lowered = word.lowercased()
    let limit = letters.count <= 4 ? 1 : 2
    var nearest: (word: String, edits: Int)?
    for candidate in candidates where candidate != word {
      if candidate.lowercased() == lowered { return candidate }
      let edits = Self.edits(letters, Array(candidate.prefix(longest + 1)), limit: limit)
      if edits <= limit, edits < nearest?.edits ?? .max { nearest = (candidate, edits) }
    }
    return nearest?.word
  }

  /// A half-sentence to end a message with, or nothing.
  package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    suggestion(for: word, among: candidates).map { "; did you mean \($0.quoted)?" } ?? ""
  }

  /// The Damerau-Levenshtein distance (optimal string alignment); over `limit`, any greater number.
  private static func edits(_ from: [Character], _ to: [Character], limit: Int) -> Int {
    guard abs(from.count - to.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for (row, letter) in from.enumerated() {
      var current = [row + 1]
      for (column, other) in to.enumerated() {
        var least = min(last[column + 1], current[column]) + 1
        least = min(least, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == to[column - 1], from[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[to.count]
  }
}
