/// All conditions on the bands of a ladder, kept both as a list and as closed bounds.
struct LadderWishes {
  /// How much room a ladder leaves: what it asks for beyond the rules themselves.
  struct Comfort: Hashable, Sendable {
    /// The least depth between the bands of neighbouring steps.
    var gap: Double
    /// The least width of the bands between the ends.
    var width: Double
    /// The least width of the bands that the rules pin (first in the default rules: step 6).
    var pinnedWidth: Double
    /// The least depth left behind the surfaces for the increased variant, see `addIncreasedRoom`.
    var increasedRoom: Double?
    /// Added to every rule, so that no rounding of the arithmetic can break it.
    var margin: Double

    /// Nothing beyond the rules: for the exact intervals.
    static let none = Comfort(gap: 0, width: 0, pinnedWidth: 0, increasedRoom: nil, margin: 0)
  }

  let stepCount: Int
  private(set) var list: [Wish] = []
  private(set) var bounds: DifferenceBounds
  /// The wishes contradict each other.
  private(set) var areImpossible = false

  /// The rules, the order and the room of `stepCount` steps between white and black.
  init(stepCount: Int, rules: [PairingRule], comfort: Comfort) {
    self.stepCount = stepCount
    bounds = DifferenceBounds(count: 1 + 2 * stepCount)
    for step in 1...stepCount {
      add(0, minus: lower(step), atMost: 0, .white)
      add(upper(step), minus: 0, atMost: Depth.ofBlack, .black)
      add(lower(step), minus: upper(step), atMost: 0, .width(step))
    }
    for step in 1..<max(stepCount, 2) where step < stepCount {
      add(upper(step), minus: lower(step + 1), atMost: -comfort.gap, .order(step))
    }
    for rule in rules where rule.distance < stepCount {
      let apart = naturalLogarithm(rule.ratio) + comfort.margin
      for step in 1...(stepCount - rule.distance) {
        add(
          upper(step), minus: lower(step + rule.distance), atMost: -apart,
          .rule(rule, from: step, to: step + rule.distance))
      }
    }
    addWidths(comfort)
    if let room = comfort.increasedRoom { addIncreasedRoom(room, rules) }
  }

  /// The number of a step's lower edge among the values.
  func lower(_ step: Int) -> Int { 2 * step - 1 }
  /// The number of a step's upper edge among the values.
  func upper(_ step: Int) -> Int { 2 * step }

  /// The range of depths a step can have under the wishes so far.
  func range(ofStep step: Int) -> ClosedRange<Double> {
    let from = bounds.range(of: lower(step)).lowerBound
    return from...max(from, bounds.range(of: upper(step)).upperBound)
  }

  /// Asks for a colour to lie in a step's band; false if that is impossible.
  mutating func fix(_ color: FixedColor, at step: Int) -> Bool {
    add(lower(step), minus: 0, atMost: color.depth, .fixed(color, step: step))
    add(0, minus: upper(step), atMost: -color.depth, .fixed(color, step: step))
    return !areImpossible
  }

  /// Moves a band's edge as near to `wish` as all wishes allow, for good.
  mutating func pin(_ index: Int, near wish: Double) -> Double {
    bounds.pin(index, near: wish)
  }

  private mutating func addWidths(_ comfort: Comfort) {
    let pinned = pinnedSteps
    // White and black themselves fill the end steps, which therefore need no width.
    for step in 1...stepCount where step != 1 && step != stepCount {
      let width = pinned.contains(step) ? comfort.pinnedWidth : comfort.width
      add(lower(step), minus: upper(step), atMost: -width, .width(step))
    }
  }

  /// The steps between the ends that the rules leave hardly any range: step 6 of the default rules.
  var pinnedSteps: [Int] {
    stepCount < 3 ? [] : (2..<stepCount).filter { range(ofStep: $0).length < Self.pinnedLength }
  }

  /// Keeps surfaces so far from the last step that the increased variant has room there.
  ///
  /// In it the last surface and the steps five or more behind need 7:1, and there must be as many
  /// different ones before the last, the step before the last among them; the same holds from the
  /// other end, for a dark page.
  private mutating func addIncreasedRoom(_ room: Double, _ rules: [PairingRule]) {
    let surface = IncreasedContrastPromise.lastSurface
    guard stepCount > surface + 1,
      let strongest = rules.max(by: { $0.increased.ratio < $1.increased.ratio })?.increased
    else { return }
    let apart = naturalLogarithm(strongest.ratio) + room
    add(
      upper(surface), minus: lower(stepCount), atMost: -apart,
      .increasedRoom(from: surface, to: stepCount))
    add(
      upper(1), minus: lower(stepCount + 1 - surface), atMost: -apart,
      .increasedRoom(from: 1, to: stepCount + 1 - surface))
    for step in [1, stepCount - 1] {
      add(
        upper(step), minus: lower(step + 1), atMost: -room / 2,
        .increasedRoom(from: step, to: step + 1))
    }
  }

  /// Steps whose whole range is shorter than this share the little slack there is.
  private static let pinnedLength = 0.05

  private mutating func add(
    _ to: Int, minus from: Int, atMost limit: Double, _ reason: Wish.Reason
  ) {
    list.append(Wish(to: to, from: from, limit: limit, reason: reason))
    guard !areImpossible else { return }
    areImpossible = !bounds.require(to, minus: from, atMost: limit)
  }
}

extension ClosedRange<Double> {
  /// Upper minus lower bound.
  var length: Double { upperBound - lowerBound }
}
