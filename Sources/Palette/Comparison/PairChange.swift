/// Two colours whose contrast means something else than it did.
public struct PairChange: Hashable, Sendable {
  /// One of the two palettes.
  public struct State: Hashable, Sendable {
    /// The contrast, unrounded: of the values that ship, the weaker of sRGB and Display P3.
    ///
    /// Of a translucent colour, the weaker of what is shown and of what it was before rounding, so
    /// that no check passes by rounding.
    public var ratio: Double
    /// The ratio the palette promises for the two; `nil` where it promises nothing.
    public var required: Double?

    /// What the two may carry.
    public var level: ContrastLevel { ContrastLevel(ofRatio: ratio) }

    /// A promise is broken.
    public var isFailing: Bool { required.map { ratio < $0 } ?? false }
  }

  /// The two, by their names in the new palette: the one nearer the page first, or the surface.
  public var pair: [ColorLabel]
  /// As it was.
  public var old: State
  /// As it is.
  public var new: State

  /// By what factor the contrast has changed, up or down; at least 1.
  public var factor: Double { Self.factor(old, new) }

  static func factor(_ old: State, _ new: State) -> Double {
    max(new.ratio / old.ratio, old.ratio / new.ratio)
  }
}

/// Pairs that have changed in one way.
public struct PairChanges: Hashable, Sendable {
  /// How many.
  public var count = 0
  /// How many of them miss what the new palette promises.
  public var failingCount = 0
  /// Those whose contrast has changed by the largest factor, the largest first; all of them, unless
  /// there are more than were to be listed.
  public var listed: [PairChange] = []
}
