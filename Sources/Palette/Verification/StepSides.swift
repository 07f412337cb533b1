/// Which pairs of steps a promise is about, by the side they stand on.
enum StepSides {
  /// Any two steps.
  case any
  /// A surface and a content step.
  case surfaceAgainstContent
  /// Two surfaces, or two content steps.
  case same

  /// Whether the pair of these two positions, from 0 and ascending, is meant.
  func contains(_ first: Int, _ second: Int) -> Bool {
    let isAcross =
      first < IncreasedContrastPromise.lastSurface
      && second >= IncreasedContrastPromise.lastSurface
    return switch self {
    case .any: true
    case .surfaceAgainstContent: isAcross
    case .same: !isAcross
    }
  }
}
