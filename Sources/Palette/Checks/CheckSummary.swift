extension Verification {
  /// How one check fares in one appearance.
  public struct CheckSummary: Hashable, Sendable {
    /// The check, as in the palette file.
    public var check: CheckDefinition
    /// The appearance.
    public var variant: AppearanceVariant
    /// The ratio it requires, at the size of its text that needs most.
    public var required: Double
    /// Pairs of a foreground and a background role, and how many of them miss the ratio or cannot be
    /// judged.
    public var pairs = Count()
    /// The least ratio among the pairs that could be judged; `nil` where there is none.
    public var least: Double?
    /// The pair that has it: the names of the background and of the foreground.
    public var leastPair: [String] = []

    /// A line without counts yet.
    init(_ check: CheckDefinition, _ variant: AppearanceVariant, required: Double) {
      (self.check, self.variant, self.required) = (check, variant, required)
    }
  }
}
