/// One condition on the bands of a ladder, and what it means to people.
struct Wish: Hashable, Sendable {
  /// Why the condition is there.
  enum Reason: Hashable, Sendable {
    /// Nothing is lighter than white.
    case white
    /// Nothing is darker than black.
    case black
    /// A pairing rule between two steps.
    case rule(PairingRule, from: Int, to: Int)
    /// A step comes before the next.
    case order(Int)
    /// A step has room for a colour.
    case width(Int)
    /// The increased variant has room between two steps.
    case increasedRoom(from: Int, to: Int)
    /// A colour that must lie in a step.
    case fixed(FixedColor, step: Int)
  }

  /// "x[to] - x[from] is at most `limit`", on the values of `DifferenceBounds`.
  var to: Int
  var from: Int
  var limit: Double
  var reason: Reason
}

/// A colour that must be one of the steps.
struct FixedColor: Hashable, Sendable {
  /// How messages name it, as in "key #0070f2 of blue".
  var subject: String
  /// Its depth.
  var depth: Double
}
