/// The contrast of something that is seen on a background, with and without rounding.
public struct SeenContrast: Hashable, Sendable {
  /// Between the 8-bit colours that are shown.
  public var shown: ContrastRatio
  /// Between the colours before they were rounded.
  public var unrounded: ContrastRatio

  /// The contrast of a colour, which may be translucent, on what lies below it.
  /// - Precondition: `background` is opaque; else it has no contrast of its own.
  public init(of color: TranslucentColor, on background: Composite) {
    precondition(background.unrounded.isOpaque, "a translucent background has no contrast")
    let seen = background.covered(by: color)
    shown = ContrastRatio(seen.shownLuminance, background.shownLuminance)
    unrounded = ContrastRatio(seen.unroundedLuminance, background.unroundedLuminance)
  }

  /// The ratio to judge by: that of the 8-bit colours, or the worse of both where only one of them
  /// reaches what is required.
  public func judged(by required: Double) -> ContrastRatio {
    isUnanimous(about: required) ? shown : min(shown, unrounded)
  }

  /// Both reach what is required, or both miss it.
  public func isUnanimous(about required: Double) -> Bool {
    (shown.value >= required) == (unrounded.value >= required)
  }
}
