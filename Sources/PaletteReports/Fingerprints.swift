import Palette

/// Names for findings that stay the same while lines move and values change.
///
/// A finding is known by its rule, file, appearance and colours' names. Where two share all of
/// these, they are numbered.
struct Fingerprints {
  private var seen: Set<UInt64> = []

  /// Sixteen hexadecimal digits that no earlier finding has.
  mutating func next(for reported: ReportedFinding) -> String {
    let finding = reported.finding
    let parts =
      [finding.rule.rawValue, reported.file, finding.variant?.rawValue ?? ""]
      + finding.pair.map(\.name)
    // No name can imitate the border between two parts, since no part has this byte.
    var hash = Self.hash(parts.joined(separator: "\u{0}").utf8)
    while !seen.insert(hash).inserted { hash = Self.hash(CollectionOfOne(0), from: hash) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a, 64 bits.
  static func hash(
    _ bytes: some Sequence<UInt8>, from start: UInt64 = 0xcbf2_9ce4_8422_2325
  ) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
