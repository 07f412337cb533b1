extension Verification {
  /// How the colours of one series fare against each other.
  public struct SeriesSummary: Hashable, Sendable {
    /// The series.
    public var name: String
    /// How many colours it has.
    public var colorCount: Int
    /// Pairs of its colours, and how many look alike to normal, protan or deutan eyes.
    public var pairs = Count()
    /// Pairs that only tritan eyes take for one colour.
    public var alikeForTritan = 0
    /// Pairs that greyscale cannot tell apart.
    public var alikeInGrayscale = 0
    /// The least CIEDE2000 of any pair for any of those eyes; `nil` where there is no pair.
    public var least: Double?
    /// The pair that has it.
    public var leastPair: [SRGB8] = []
    /// The eyes for which it is the least.
    public var leastVision: ColorVision = .normal

    /// A series without counts yet.
    init(_ series: SeriesDefinition) {
      (name, colorCount) = (series.name, series.colors.count)
    }
  }
}
