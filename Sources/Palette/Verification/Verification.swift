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
    public var own = Count()
    /// Pairs of any two ramps exactly `distance` apart, own ones included, and how many fail.
    public var all = Count()
    /// Pairs farther apart, within the scope, that fail the same ratio.
    public var fartherFailures = 0
    /// The least ratio among the pairs exactly `distance` apart; `nil` where there is no pair.
    public var least: Double?
    /// The pair that has it, as `ramp.step`, the one nearer the page first.
    public var leastPair: [String] = []

    /// A line without counts yet.
    package init(variant: AppearanceVariant, distance: Int, required: Double) {
      (self.variant, self.distance, self.required) = (variant, distance, required)
    }
  }

  /// How many there are and how many fail.
  public struct Count: Hashable, Sendable {
    /// How many.
    public var pairs: Int
    /// How many of them fail.
    public var failures: Int

    /// A count from its two numbers.
    package init(pairs: Int = 0, failures: Int = 0) {
      (self.pairs, self.failures) = (pairs, failures)
    }
  }

  /// The rules the palette promises to keep.
  public var rules: [PairingRule]
  /// Where it promises to keep them; outside it, failures are counted but are no findings.
  public var scope: PairingScope
  /// How the distance of two steps was counted; by number, "exactly" means "at least" in every
  /// line of the summary, and nothing is left to be farther apart.
  public var stepDistance = StepDistance.position
  /// What its increased variants promise; `nil` where they are judged by the rules alone.
  public var increasedContrast: IncreasedContrastPromise?
  /// A line for every rule in every appearance.
  public var summary: [RuleSummary]
  /// A line for every check in every appearance.
  public var checks: [CheckSummary]
  /// A line for every series.
  public var series: [SeriesSummary]
  /// Everything found, the worst first: errors before warnings before notes.
  public var findings: [Finding]
  /// Failing pairs that `findings` has no room for; they are less grave than those it lists.
  public var unlistedFailures = 0

  /// A verification from its parts.
  package init(
    rules: [PairingRule], scope: PairingScope, increasedContrast: IncreasedContrastPromise? = nil,
    summary: [RuleSummary], checks: [CheckSummary] = [], series: [SeriesSummary] = [],
    findings: [Finding]
  ) {
    self.rules = rules
    self.scope = scope
    self.increasedContrast = increasedContrast
    self.summary = summary
    self.checks = checks
    self.series = series
    self.findings = findings
  }

  /// All pairs that something is promised of, and how many of them fail: those of steps exactly as far
  /// apart as a rule says, within the scope, and those of roles that a check names.
  ///
  /// A pair counts once for every rule or check and every appearance.
  public var promised: Count {
    let counts = summary.map { scope == .palette ? $0.all : $0.own } + checks.map(\.pairs)
    return Count(
      pairs: counts.reduce(0) { $0 + $1.pairs }, failures: counts.reduce(0) { $0 + $1.failures })
  }

  /// No finding is an error.
  public var holds: Bool {
    !findings.contains { $0.severity == .error }
  }
}
