/// The steps that two palettes share in one appearance, pair by pair.
///
/// The pairs are those that `Verifier` counts, in both palettes: two colours of different steps, of
/// one ramp or of two.
struct RampPairs {
  /// A step that both palettes have, as indices of ramps and positions from 0.
  struct Step {
    var old: (ramp: Int, step: Int)
    var new: (ramp: Int, step: Int)
  }

  /// Each step that can be paired in both palettes, by its place in `old` and `new`.
  let steps: [Step]
  private let old: Side
  private let new: Side

  init(_ steps: [Step], old: MeasuredVariant, new: MeasuredVariant) {
    let (olds, news) = (PairingCheck(promiseOf: old), PairingCheck(promiseOf: new))
    let (oldPlaces, newPlaces) = (Side.places(olds.measured), Side.places(news.measured))
    var found: [(step: Step, old: Side.Place, new: Side.Place)] = []
    for step in steps {
      guard let old = oldPlaces[Side.Key(ramp: step.old.ramp, step: step.old.step)],
        let new = newPlaces[Side.Key(ramp: step.new.ramp, step: step.new.step)]
      else { continue }
      found.append((step, old, new))
    }
    self.steps = found.map(\.step)
    self.old = Side(olds, found.map(\.old))
    self.new = Side(news, found.map(\.new))
  }

  /// How many pairs there are.
  var count: Int {
    func pairs(alikeIn key: (Int) -> [Int]) -> Int {
      Dictionary(grouping: steps.indices, by: key).values.reduce(0) {
        $0 + $1.count * ($1.count - 1) / 2
      }
    }
    // Two colours of one step in both palettes have been taken away twice.
    return pairs { _ in [] } - pairs { [old.colors[$0].column] }
      - pairs { [new.colors[$0].column] }
      + pairs { [old.colors[$0].column, new.colors[$0].column] }
  }

  /// Sorts every pair: each colour that has changed with every other.
  func tally(limit: Int) -> PairTally {
    var tally = PairTally(limit: limit)
    let isPromiseNew = !old.promisesTheSame(as: new)
    // Two colours that stayed keep their contrast, and what is promised of it.
    let isChanged = steps.indices.map { isPromiseNew || old.differs(from: new, at: $0) }
    for first in steps.indices where isChanged[first] {
      for second in steps.indices where second > first || !isChanged[second] {
        guard second != first, let before = old.state(first, second),
          let after = new.state(first, second)
        else { continue }
        tally.add(min(first, second), max(first, second), before, after)
      }
    }
    return tally
  }

  /// Whether the second of two steps is nearer the page of the new palette than the first.
  func isReversed(_ first: Int, _ second: Int) -> Bool {
    new.colors[second].column < new.colors[first].column
  }

  /// The colours of one of the palettes.
  private struct Side {
    /// Where a colour stands in the tables: its step, and its place among those of the step.
    struct Place {
      var column: Int
      var index: Int
    }

    struct Key: Hashable {
      var ramp: Int
      var step: Int
    }

    struct Color {
      var ramp: Int
      var column: Int
      var number: Int
    }

    let colors: [Color]
    private let luminances: [[Double]]
    private let check: PairingCheck

    init(_ check: PairingCheck, _ places: [Place]) {
      self.check = check
      let tables = check.measured.tables
      colors = places.map { place in
        let column = tables[0].columns[place.column]
        return Color(
          ramp: column.ramps[place.index], column: place.column, number: column.number)
      }
      luminances = tables.map { table in
        places.map { table.columns[$0.column].luminances[$0.index] }
      }
    }

    static func places(_ measured: MeasuredVariant) -> [Key: Place] {
      var places: [Key: Place] = [:]
      for (column, content) in measured.tables[0].columns.enumerated() {
        for (index, ramp) in content.ramps.enumerated() {
          places[Key(ramp: ramp, step: content.positions[index])] = Place(
            column: column, index: index)
        }
      }
      return places
    }

    func promisesTheSame(as other: Side) -> Bool {
      check.rules == other.check.rules && check.sides == other.check.sides
        && check.scope == other.check.scope
    }

    func differs(from other: Side, at index: Int) -> Bool {
      let (one, two) = (colors[index], other.colors[index])
      return one.column != two.column || one.number != two.number
        || luminances.map { $0[index] } != other.luminances.map { $0[index] }
    }

    /// The contrast of two colours and what is promised of it; `nil` where they are of one step.
    func state(_ first: Int, _ second: Int) -> PairChange.State? {
      let (one, other) = (colors[first], colors[second])
      guard one.column != other.column else { return nil }
      var ratio = Double.infinity
      for table in luminances {
        ratio = min(ratio, ContrastRatio(table[first], table[second]).value)
      }
      return PairChange.State(ratio: ratio, required: required(one, other))
    }

    private func required(_ one: Color, _ other: Color) -> Double? {
      guard check.scope == .palette || one.ramp == other.ramp,
        check.sides.contains(min(one.column, other.column), max(one.column, other.column))
      else { return nil }
      return check.strictestRule(atDistance: abs(one.number - other.number))?.ratio
    }
  }
}
