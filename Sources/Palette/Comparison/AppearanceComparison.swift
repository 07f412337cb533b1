/// What has changed in one appearance.
public struct AppearanceComparison: Hashable, Sendable {
  /// Which of two palettes has the appearance.
  public enum Presence: Hashable, Sendable {
    /// Both.
    case both
    /// The old one; nothing else is said then.
    case onlyOld
    /// The new one; nothing else is said then.
    case onlyNew
  }

  /// The appearance.
  public var variant: AppearanceVariant
  /// Which palette has it.
  public var presence: Presence
  /// How many colours both palettes have in it, steps and roles.
  public var colorCount = 0
  /// Those that are not the same, the farthest moved first.
  public var moved: [MovedColor] = []
  /// Colours that only the old palette has, in its order.
  public var removed: [ColorLabel] = []
  /// Colours that only the new palette has, in its order.
  public var added: [ColorLabel] = []
  /// How many pairs were compared: those of steps that `Verifier` counts in both palettes, and those
  /// of roles that a check of either names.
  public var pairCount = 0
  /// Pairs that may carry more than before.
  public var gained = PairChanges()
  /// Pairs that may carry less than before.
  public var lost = PairChanges()
  /// Pairs that miss what the new palette promises and kept, or were not promised, what the old one
  /// promises.
  public var broken = PairChanges()
  /// Pairs that missed what the old palette promises and keep, or are not promised any more, what
  /// the new one promises.
  public var mended = PairChanges()
}
