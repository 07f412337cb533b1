/// What verifying a palette found.
public struct Verification: Hashable, Sendable {
  /// How one rule fares in one appearance.
  public struct RuleSummary: Hashable, Sendable {
    /// The appearance.
    public var variant: AppearanceVariant
    /// The distance of the rule.
    public var distance: Int
    /// The ratio it requires.
    public var required: Double
    /// Pairs of one ramp exactly `distance` apart, and how many of them fail.
    public var own: Count
    /// Pairs of any two ramps exactly `distance` apart, own ones included, and how many fail.
    public var all: Count
    /// Pairs farther apart, within the scope, that fail the same ratio.
    public var fartherFailures: Int
    /// The least ratio among the pairs exactly `distance` apart; `nil` where there is no pair.
    public var least: Double?
    /// The pair that has it, as `ramp.step`, the one nearer the page first.
    public var leastPair: [String]
  }

  /// How many there are and how many fail.
  public struct Count: Hashable, Sendable {
    /// How many.
    public var pairs = 0
    /// How many of them fail.
    public var failures = 0
  }

  /// A line for every rule in every appearance.
  public var summary: [RuleSummary]
  /// Everything found, the worst first.
  public var findings: [Finding]

  /// No finding is an error.
  public var holds: Bool {
    !findings.contains { $0.severity == .error }
  }
}
