package import Palette

/// Findings that are known and accepted, so that only new and worse ones make a run fail.
package struct Baseline: Hashable, Sendable {
  /// What a finding is known by, whatever its line and its values.
  package struct Key: Hashable, Sendable {
    /// The rule's name.
    package var rule: String
    /// The file, as reports show it.
    package var file: String
    /// The appearance; `nil` where the finding has none.
    package var variant: AppearanceVariant?
    /// The names of the colours.
    package var pair: [String]

    /// A key from its parts.
    package init(rule: String, file: String, variant: AppearanceVariant?, pair: [String]) {
      (self.rule, self.file, self.variant, self.pair) = (rule, file, variant, pair)
    }
  }

  /// A finding that is accepted.
  package struct Entry: Hashable, Sendable {
    /// What it is known by.
    package var key: Key
    /// The ratio it had, cut, never rounded up; `nil` where it is not about one.
    package var ratio: Double?

    /// An entry from its parts.
    package init(_ key: Key, ratio: Double?) {
      (self.key, self.ratio) = (key, ratio)
    }
  }

  /// The findings, in any order; two may have the same key.
  package var entries: [Entry]

  /// A baseline of findings.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Decimals of a ratio, as in the JSON report.
  package static let ratioDecimals = 6
}

extension Baseline.Entry: Comparable {
  /// Orders by file, rule, appearance and colours, so that a baseline changes in few lines.
  package static func < (left: Self, right: Self) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
      || left.order == right.order && (left.ratio ?? 0) < (right.ratio ?? 0)
  }

  private var order: [String] {
    [key.file, key.rule, key.variant?.rawValue ?? ""] + key.pair
  }
}
