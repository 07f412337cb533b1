/// A named row of colours, one a step, in each appearance it has.
public struct Ramp: Hashable, Sendable {
  /// Its name as people wrote it.
  public var name: String
  /// The names of its steps, by position; `1`, `2` … where a palette says nothing else.
  public var stepNames: [String]
  /// Its colours by position from the page: the first is nearest the page in every appearance.
  public var swatches: PerAppearance<[Swatch]>
  /// A key colour that is no step of the ramp, where the definition asked for `"keep": "nearest"`.
  public var nearbyKey: NearbyKey?
  /// Where its name stands in the file it was read from.
  public var position: SourcePosition?
  /// What is said about it as a group.
  public var remarks = PerAppearance<Remarks>()
  /// What is said about its steps, by position; nothing for an appearance that takes over what the
  /// nearest one says.
  public var stepRemarks = PerAppearance<[Remarks]>()

  /// A ramp from its parts; step names count from 1 unless given.
  public init(
    name: String, stepNames: [String]? = nil, swatches: PerAppearance<[Swatch]>,
    nearbyKey: NearbyKey? = nil, position: SourcePosition? = nil
  ) {
    self.name = name
    let count = AppearanceVariant.allCases.compactMap { swatches[$0]?.count }.max() ?? 0
    self.stepNames = stepNames ?? (0..<count).map { String($0 + 1) }
    self.swatches = swatches
    self.nearbyKey = nearbyKey
    self.position = position
  }

  /// What its file calls a step, counted from 0: `yellow-500`; `nil` where that is its position.
  func label(ofStep step: Int) -> String? {
    guard stepNames.indices.contains(step), stepNames[step] != String(step + 1) else { return nil }
    return "\(name)-\(stepNames[step])"
  }

  /// The greatest number of steps it has in any appearance.
  public var stepCount: Int { stepNames.count }
}

/// A key colour that stays outside its ramp, and the step that comes nearest to it.
public struct NearbyKey: Hashable, Sendable {
  /// The key colour itself.
  public var color: SRGB8
  /// The step of the light appearance nearest to it, from 1.
  public var step: Int
  /// CIEDE2000 between the two.
  public var difference: Double

  /// A key colour beside a step, and how far the two differ.
  public init(color: SRGB8, step: Int, difference: Double) {
    (self.color, self.step, self.difference) = (color, step, difference)
  }
}
