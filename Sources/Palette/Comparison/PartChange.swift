/// Something with a name that has come, gone or got another name.
///
/// What repeats a name counts by its place among those of that name. A name in another case is
/// another name of the same thing, where nothing else could be meant; and so is any other name of a
/// ramp of three steps and more that has kept all its colours, where no other ramp has the same.
public enum PartChange: Hashable, Sendable {
  /// Only the new palette has it.
  case added(String)
  /// Only the old palette has it.
  case removed(String)
  /// Both have it, under two names.
  case renamed(old: String, new: String)
}

/// The steps that have come or gone in a ramp, or the colours in a series.
public struct StepsChange: Hashable, Sendable {
  /// The ramp or the series, by its name in the new palette.
  public var name: String
  /// Names of steps, or numbers of colours, that only the old palette has.
  public var removed: [String]
  /// Names of steps, or numbers of colours, that only the new palette has.
  public var added: [String]
}
