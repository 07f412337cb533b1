/// The promise that any two colours `distance` or more steps apart reach `ratio`.
public struct PairingRule: Hashable, Sendable {
  /// Steps apart, at least 1.
  public var distance: Int
  /// The contrast ratio to reach, over 1 and at most 21.
  public var ratio: Double

  /// A rule from its two numbers.
  public init(distance: Int, ratio: Double) {
    precondition(distance >= 1, "a rule needs a distance of at least one step")
    precondition(ratio > 1 && ratio <= 21, "a contrast ratio lies between 1 and 21")
    (self.distance, self.ratio) = (distance, ratio)
  }

  /// Four apart 3:1, five apart 4.5:1, seven apart 7:1.
  ///
  /// Source: SAP Fiori for iOS design guidelines, accessibility, colour contrast.
  public static let fiori = [
    PairingRule(distance: 4, ratio: 3), PairingRule(distance: 5, ratio: 4.5),
    PairingRule(distance: 7, ratio: 7),
  ]

  /// The rule for the increased variant: the same distance, one WCAG level up (3, 4.5, 7).
  public var increased: PairingRule {
    PairingRule(distance: distance, ratio: max(ratio, [3, 4.5, 7].first { $0 > ratio } ?? ratio))
  }
}

/// Between which colours the pairing rules hold.
public enum PairingScope: String, CaseIterable, Hashable, Sendable {
  /// Between any two colours of the palette, of one ramp or of two.
  case palette
  /// Inside each ramp only.
  case ramp
}

/// What the Increase Contrast variant promises.
public enum IncreasedContrastPromise: String, CaseIterable, Hashable, Sendable {
  /// Each surface (1-4) with each content step (5-11) goes one WCAG level up.
  case surfaceContent = "surface-content"
  /// The pairing rules go on holding for all pairs, and content is as strong as that allows.
  case everyPair = "every-pair"

  /// Steps up to this one are surfaces, the others content; counted from the page.
  public static let lastSurface = 4
}
