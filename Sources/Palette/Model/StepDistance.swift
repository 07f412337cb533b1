/// What makes two steps so many apart.
public enum StepDistance: String, CaseIterable, Hashable, Sendable {
  /// Their positions: a rule counts the pairs exactly its distance apart, and pairs farther apart
  /// must reach its ratio too.
  case position
  /// The numbers they are called by, as in USWDS and Carbon: a rule counts all pairs whose numbers
  /// differ by its distance or more.
  ///
  /// A pair is the lower number of one ramp with the higher of another or the same one, whatever
  /// the steps between; every step that has a number counts, those that only some ramps have too.
  case number
}

extension Ramp {
  /// The number a step is called by, from its position: 500 for `500`, 5 for `5v`.
  ///
  /// - Returns: `nil` for a name that does not start with digits or goes on with anything but
  ///   letters, as `A100` and `base` do.
  public func number(ofStep position: Int) -> Int? {
    let name = stepNames[position].unicodeScalars
    let digits = name.prefix { ("0"..."9").contains($0) }
    guard name.dropFirst(digits.count).allSatisfy(\.properties.isAlphabetic) else { return nil }
    return Int(String(String.UnicodeScalarView(digits)))
  }
}
