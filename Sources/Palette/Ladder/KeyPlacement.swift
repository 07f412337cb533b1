/// A colour that must be one of the steps, and the steps it may be.
struct PlacementChoice: Hashable, Sendable {
  /// A colour at a step.
  struct Option: Hashable, Sendable {
    var color: FixedColor
    var step: Int
    /// What choosing it costs; the least total wins.
    var cost: Double
  }

  /// What may be chosen.
  var options: [Option]

  /// One colour at any of some steps; it costs the square of the CIE L* by which it misses the target.
  init(_ color: FixedColor, at steps: [Int], near target: [Double]) {
    options = steps.map { step in
      let miss = Depth.lightness(color.depth) - target[step - 1]
      return Option(color: color, step: step, cost: miss * miss)
    }
  }

  /// One of several colours at one step, the first preferred.
  init(anyOf colors: [FixedColor], at step: Int) {
    options = colors.enumerated().map { place, color in
      Option(color: color, step: step, cost: Double(place))
    }
  }
}

/// The best way to give colours that must be kept their steps, all at once.
///
/// Each colour at the step nearest to it clashes in most palettes, so all ways are searched: depth
/// first, the least total distance from the target ladder wins, and a branch is left as soon as its
/// bounds contradict each other or it can no longer win. Milliseconds at worst: the bands are in
/// order, so that darker colours never get lighter steps, and few steps fit each colour.
struct KeyPlacement {
  /// The wishes with the colours in them.
  let wishes: LadderWishes
  /// The step of each choice, in the order given.
  var steps: [Int] { chosen.map(\.step) }
  private let chosen: [PlacementChoice.Option]

  /// `nil` if there is no way to place them all.
  init?(of choices: [PlacementChoice], in wishes: LadderWishes) {
    var search = Search(choices: choices, wishes: wishes)
    search.visit(0, wishes, [], cost: 0)
    guard let best = search.best else { return nil }
    self.wishes = best.wishes
    chosen = choices.indices.map { index in
      best.chosen[search.order.firstIndex(of: index) ?? index]
    }
  }

  /// The mean depth of the colours at a step.
  /// - Precondition: at least one colour is there.
  func meanDepth(atStep step: Int) -> Double {
    let depths = chosen.filter { $0.step == step }.map(\.color.depth)
    precondition(!depths.isEmpty, "no colour was placed at step \(step)")
    return depths.reduce(0, +) / Double(depths.count)
  }

  /// The depth each step should have: the target ladder, stretched between the steps that are fixed.
  ///
  /// Linear in CIE L* between anchors, so that a ladder with a key colour stays as even as it was.
  func targets(_ lightness: [Double], anchors: [(step: Int, depth: Double)]) -> [Double] {
    let known = anchors.map { (step: $0.step, lightness: Depth.lightness($0.depth)) }
    return lightness.indices.map { index in
      let step = index + 1
      guard let next = known.firstIndex(where: { $0.step >= step }), known[next].step > step else {
        let own = known.first { $0.step == step }?.lightness ?? lightness[index]
        return Depth.ofLightness(own)
      }
      let (from, to) = (known[max(next - 1, 0)], known[next])
      let span = lightness[to.step - 1] - lightness[from.step - 1]
      let share = (lightness[index] - lightness[from.step - 1]) / span
      return Depth.ofLightness(from.lightness + (to.lightness - from.lightness) * share)
    }
  }

  private struct Search {
    let choices: [PlacementChoice]
    /// Which choice is decided when: by depth, so that neighbours meet early.
    let order: [Int]
    /// For each place in `order`, its options, cheapest first.
    var options: [[PlacementChoice.Option]] = []
    /// For each place in `order`, the least that all later choices must cost.
    var least: [Double] = []
    var best: (wishes: LadderWishes, chosen: [PlacementChoice.Option])?
    var bestCost = Double.infinity

    init(choices: [PlacementChoice], wishes: LadderWishes) {
      self.choices = choices
      order = choices.indices.sorted { one, other in
        (choices[one].options.first?.color.depth ?? 0)
          < (choices[other].options.first?.color.depth ?? 0)
      }
      for index in order {
        options.append(
          choices[index].options
            .filter { wishes.range(ofStep: $0.step).contains($0.color.depth) }
            .sorted { $0.cost < $1.cost })
      }
      var sum = 0.0
      for place in order.indices.reversed() {
        least.insert(sum, at: 0)
        sum += options[place].first?.cost ?? 0
      }
    }

    mutating func visit(
      _ place: Int, _ wishes: LadderWishes, _ chosen: [PlacementChoice.Option], cost: Double
    ) {
      guard place < order.count else {
        (best, bestCost) = ((wishes, chosen), cost)
        return
      }
      for option in options[place] where cost + option.cost + least[place] < bestCost {
        var trial = wishes
        guard trial.fix(option.color, at: option.step) else { continue }
        visit(place + 1, trial, chosen + [option], cost: cost + option.cost)
      }
    }
  }
}
