/// The depths one step may have: every colour of the step lies inside, in every ramp.
public struct Band: Hashable, Sendable {
  /// The depth (see `Depth`) of the lightest colour allowed.
  public var lower: Double
  /// The depth of the darkest colour allowed.
  public var upper: Double

  /// A depth lies in the band.
  public func contains(_ depth: Double) -> Bool {
    depth >= lower && depth <= upper
  }

  /// The middle.
  public var center: Double { (lower + upper) / 2 }

  /// Contrast on white of the lightest and of the darkest colour allowed.
  public var contrastOnWhite: ClosedRange<Double> {
    exponential(lower)...exponential(max(lower, upper))
  }

  /// The same band seen from black instead of from white: for a dark page.
  var mirrored: Band {
    Band(lower: Depth.ofBlack - upper, upper: Depth.ofBlack - lower)
  }
}
