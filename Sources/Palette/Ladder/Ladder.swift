/// The bands of all steps: any colour of a band may be paired with any colour of another.
public struct Ladder: Hashable, Sendable {
  /// One band a step, from the lightest to the darkest.
  public let bands: [Band]
  /// The steps at which colours were fixed, in the order the colours were given.
  let fixedSteps: [Int]

  /// The band of a step, counted from 1.
  public func band(_ step: Int) -> Band { bands[step - 1] }

  /// The exact contrast on white each step can have under `rules`, from the lightest step on.
  ///
  ///     try Ladder.intervals(stepCount: 11, rules: PairingRule.fiori)[5]   // 4.5...4.6667
  ///
  /// - Throws: `LadderError` if there is no such ladder between white and black at all.
  public static func intervals(
    stepCount: Int, rules: [PairingRule]
  ) throws(LadderError) -> [ClosedRange<Double>] {
    precondition(stepCount >= 2, "a ladder has at least two steps")
    let wishes = LadderWishes(stepCount: stepCount, rules: rules, comfort: .none)
    guard !wishes.areImpossible else { throw LadderError(noLadder: wishes) }
    return (1...stepCount).map { step in
      let range = wishes.range(ofStep: step)
      return exponential(range.lowerBound)...exponential(range.upperBound)
    }
  }

  /// The ladder nearest to `target` that keeps the rules and holds the fixed colours.
  ///
  /// The rooms of `Comfort.levels` are tried from the widest on. A fraction of a millisecond with up
  /// to six fixed colours.
  init(
    target: [Double], rules: [PairingRule], fixed choices: [PlacementChoice], holdsGrays: Bool
  ) throws(LadderError) {
    for comfort in LadderWishes.Comfort.levels(holdsGrays: holdsGrays) {
      let wishes = LadderWishes(stepCount: target.count, rules: rules, comfort: comfort)
      guard !wishes.areImpossible,
        let placement = KeyPlacement(
          of: choices + (holdsGrays ? wishes.grayChoices : []), in: wishes)
      else { continue }
      let ladder = Ladder(placement, target: target, fixedCount: choices.count)
      guard !holdsGrays || ladder.bands.allSatisfy(\.holdsGray) else { continue }
      self = ladder
      return
    }
    throw LadderError(target: target, rules: rules, fixed: choices)
  }

  /// Pins every edge as near to its target as the rest allows: what the rules press most first.
  private init(_ placement: KeyPlacement, target: [Double], fixedCount: Int) {
    var wishes = placement.wishes
    let last = wishes.stepCount
    var bands = [Band](repeating: Band(lower: 0, upper: 0), count: last)
    func pin(_ step: Int, _ lower: Double, _ upper: Double) {
      bands[step - 1].lower = wishes.pin(wishes.lower(step), near: lower)
      bands[step - 1].upper = wishes.pin(wishes.upper(step), near: upper)
    }
    let narrow = wishes.pinnedSteps
    bands[0].upper = wishes.pin(wishes.upper(1), near: Self.tintDepth)
    pin(1, 0, bands[0].upper)
    for step in narrow {
      let lowest = wishes.bounds.range(of: wishes.lower(step)).lowerBound
      pin(step, lowest, lowest)
    }
    // Black is always in the last band; its light end goes as far down as the rules let it.
    pin(last, 0, Depth.ofBlack)

    for step in Set(placement.steps).subtracting([1, last] + narrow).sorted() {
      let middle = placement.meanDepth(atStep: step)
      pin(step, middle - Self.halfWidth, middle + Self.halfWidth)
    }

    let anchors = [1, last] + narrow + placement.steps
    let depths = placement.targets(
      target, anchors: Set(anchors).sorted().map { ($0, bands[$0 - 1].center) })
    let middle = Double(last + 1) / 2
    let inner = (1...last).filter { !anchors.contains($0) }
    for step in inner.sorted(by: { abs(Double($0) - middle) < abs(Double($1) - middle) }) {
      pin(step, depths[step - 1] - Self.halfWidth, depths[step - 1] + Self.halfWidth)
    }
    self.bands = bands
    fixedSteps = Array(placement.steps.prefix(fixedCount))
  }

  /// The share of the ends' common slack that goes to the dark edge of step 1.
  ///
  /// All of it would still give red, blue and purple no visible tint; this much gives one to yellow,
  /// green and cyan and leaves step 6 room for #757575 and every hue.
  private static let tintDepth = 0.0202

  /// Half the width of an ordinary band: wide enough for a good 8-bit colour of any hue, narrow
  /// enough for ramps to look alike at a step.
  private static let halfWidth = 0.012
}

extension LadderWishes.Comfort {
  /// From the room that looks best to the least in which every hue still finds a colour.
  ///
  /// 0.0165 is the greatest depth between two neighbouring 8-bit greys, 0.00342 what step 6 needs to
  /// hold #757575 below a tinted step 1; 0.0012 still held a colour of every hue.
  static func levels(holdsGrays: Bool) -> [LadderWishes.Comfort] {
    let rooms: [(gap: Double, width: Double, pinned: Double, increased: Double?)] = [
      (0.03, 0.0165, 0.00342, 0.1), (0.01, 0.0165, 0.00342, 0.05), (0.003, 0.006, 0.0012, 0.02),
      (1e-4, 0.0012, 6e-4, 0.01), (1e-4, 0.0012, 6e-4, nil),
    ]
    let levels = rooms.map { room in
      LadderWishes.Comfort(
        gap: room.gap, width: holdsGrays ? 0.0165 : room.width,
        pinnedWidth: holdsGrays ? 0 : room.pinned, increasedRoom: room.increased, margin: 1e-9)
    }
    // Rules that need all of 21:1 leave nothing for a margin; white and black meet them exactly.
    return levels + [
      LadderWishes.Comfort(
        gap: 1e-4, width: holdsGrays ? 0.0165 : 0.0012, pinnedWidth: 0, margin: 0)
    ]
  }
}

extension LadderWishes {
  /// Where a neutral ramp needs a certain grey: one of those each pinned step can hold, the darkest
  /// before the others because it leaves the lightest step the most room for a tint.
  var grayChoices: [PlacementChoice] {
    pinnedSteps.map { step in
      let range = range(ofStep: step)
      let grays = (0...255).map { SRGB8(gray: UInt8($0)) }
        .map { FixedColor(subject: "grey \($0)", depth: Depth.ofLuminance($0.luminance)) }
      return PlacementChoice(anyOf: grays.filter { range.contains($0.depth) }, at: step)
    }
  }
}
