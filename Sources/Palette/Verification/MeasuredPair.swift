/// Two colours and the contrast between them in the weaker of their representations.
struct MeasuredPair {
  /// Indices into the palette's ramps.
  var firstRamp: Int
  var secondRamp: Int
  /// Indices of columns; the first is nearer the page.
  var firstStep: Int
  var secondStep: Int
  /// How far apart the steps are, by position or by number.
  var distance: Int
  /// Unrounded.
  var ratio: Double
  /// In which representation.
  var representation: Representation

  var isOwn: Bool { firstRamp == secondRamp }

  /// The order in which pairs are told where nothing else decides: by the first ramp, then step,
  /// then by the second.
  func precedes(_ other: MeasuredPair) -> Bool {
    (firstRamp, firstStep, secondRamp, secondStep)
      < (other.firstRamp, other.firstStep, other.secondRamp, other.secondStep)
  }
}
