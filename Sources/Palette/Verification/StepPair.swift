/// Two steps of one appearance, and with them every pair of one colour from each.
struct StepPair {
  /// Indices of columns; `first` is nearer the page.
  let first: Int
  let second: Int
  let tables: [LuminanceTable]

  /// How far apart they are, in what the columns count.
  var distance: Int { tables[0].columns[second].number - tables[0].columns[first].number }

  /// Pairs of one ramp.
  var ownCount: Int {
    let others = tables[0].columns[second].ramps
    return tables[0].columns[first].ramps.count { !ownPartner($0, among: others).isEmpty }
  }

  /// Pairs of any ramp with any ramp.
  var allCount: Int {
    tables[0].columns[first].ramps.count * tables[0].columns[second].ramps.count
  }

  /// No pair can miss `ratio`, told from the extremes alone; `false` leaves it open.
  func surelyReaches(_ ratio: Double) -> Bool {
    tables.allSatisfy { table in
      border(in: table).map { $0.ratio >= ratio } ?? false
    }
  }

  /// The weaker of its representations for a pair; `one` and `other` index the columns.
  func measure(_ one: Int, _ other: Int) -> MeasuredPair {
    var weakest = pair(one, other, ratio: .infinity, .sRGB)
    for table in tables {
      let ratio = ContrastRatio(
        table.columns[first].luminances[one], table.columns[second].luminances[other]
      ).value
      if ratio < weakest.ratio {
        weakest.ratio = ratio
        weakest.representation = table.representation
      }
    }
    return weakest
  }

  /// Calls `body` for each pair within `scope` that misses `ratio`, by first ramp, then second.
  func forEachFailure(below ratio: Double, _ scope: PairingScope, _ body: (MeasuredPair) -> Void) {
    let (ones, others) = (tables[0].columns[first].ramps, tables[0].columns[second].ramps)
    for one in ones.indices {
      for other in scope == .palette ? others.indices : ownPartner(ones[one], among: others) {
        let pair = measure(one, other)
        if pair.ratio < ratio { body(pair) }
      }
    }
  }

  /// The pair with the least ratio within `scope`; of several, the one with the first ramps.
  func weakest(_ scope: PairingScope) -> MeasuredPair? {
    let ones = tables[0].columns[first].ramps
    // One step wholly lighter than the other: the two colours at the border are the weakest.
    let borders = tables.compactMap(border)
    if scope == .palette, borders.count == tables.count, let least = borders.map(\.ratio).min() {
      // Not by luminance but by ratio: two luminances may round to one ratio, and ties go to the
      // first ramp.
      for one in ones.indices where touches(one, borders, least) {
        for other in tables[0].columns[second].ramps.indices {
          let pair = measure(one, other)
          if pair.ratio == least { return pair }
        }
      }
    }
    var weakest: MeasuredPair?
    forEachFailure(below: .infinity, scope) { pair in
      if pair.ratio < weakest?.ratio ?? .infinity { weakest = pair }
    }
    return weakest
  }

  /// Where two steps face each other.
  private struct Border {
    /// The luminance of the second step nearest to the first.
    var secondLuminance: Double
    /// The ratio across.
    var ratio: Double
  }

  /// The border in one representation; `nil` where neither step is wholly lighter.
  private func border(in table: LuminanceTable) -> Border? {
    let (one, other) = (table.columns[first], table.columns[second])
    if one.least >= other.greatest {
      return Border(
        secondLuminance: other.greatest, ratio: ContrastRatio(one.least, other.greatest).value)
    }
    if other.least >= one.greatest {
      return Border(
        secondLuminance: other.least, ratio: ContrastRatio(one.greatest, other.least).value)
    }
    return nil
  }

  private func touches(_ one: Int, _ borders: [Border], _ least: Double) -> Bool {
    zip(tables, borders).contains { table, border in
      ContrastRatio(table.columns[first].luminances[one], border.secondLuminance).value == least
    }
  }

  /// Where the ramp stands among those that have the other step, whose indices ascend; empty if it
  /// has no such step.
  private func ownPartner(_ ramp: Int, among others: [Int]) -> Range<Int> {
    let index = others.firstSortedIndex { $0 >= ramp }
    return index < others.count && others[index] == ramp ? index..<index + 1 : index..<index
  }

  private func pair(
    _ one: Int, _ other: Int, ratio: Double, _ representation: Representation
  ) -> MeasuredPair {
    MeasuredPair(
      firstRamp: tables[0].columns[first].ramps[one],
      secondRamp: tables[0].columns[second].ramps[other],
      firstStep: first, secondStep: second, distance: distance, ratio: ratio,
      representation: representation)
  }
}
