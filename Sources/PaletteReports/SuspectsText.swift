import Palette

/// The colours that take part in most findings: often a few are to blame for hundreds of pairs.
struct SuspectsText {
  private static let limit = 3
  /// The least number and the least share of all findings that are worth a word.
  private static let least = (count: 5, share: 0.1)

  /// A sentence that names them, with the number of findings each takes part in.
  let sentence: String

  /// Nothing where no colour stands out.
  init?(_ findings: [Finding]) {
    var counts: [Key: Int] = [:]
    for finding in findings where finding.severity == .error {
      for subject in finding.pair {
        counts[
          Key(name: subject.name, color: subject.color, variant: finding.variant), default: 0] += 1
      }
    }
    let ranked = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.limit)
    let errors = findings.count { $0.severity == .error }
    let told = ranked.filter {
      $0.value >= Self.least.count && Double($0.value) >= Self.least.share * Double(errors)
    }
    guard !told.isEmpty else { return nil }
    let names = told.map { key, count in
      "\(key.name) \(key.color)\(key.place), in \(count.grouped) of \(errors.grouped) errors"
    }
    sentence = "Change first: \(names.joined(separator: "; "))."
  }

  private struct Key: Hashable, Comparable {
    var name: String
    var color: String
    var variant: AppearanceVariant?

    var place: String { variant.map { " (\($0.words))" } ?? "" }

    static func < (left: Key, right: Key) -> Bool {
      (left.name, left.place) < (right.name, right.place)
    }
  }
}
