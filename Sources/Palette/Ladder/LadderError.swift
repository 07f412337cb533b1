/// Why there is no ladder that grants all wishes.
public struct LadderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One or two sentences with the numbers.
  public var message: String

  /// The same as `message`.
  public var description: String { message }

  init(message: String) {
    self.message = message
  }

  /// Not even rules, white and black go together.
  init(noLadder wishes: LadderWishes) {
    let clash = Clash(among: wishes.list, valueCount: wishes.bounds.count)
    let ratios = clash.wishes.compactMap { wish in
      if case .rule(let rule, _, _) = wish.reason { rule.ratio } else { nil }
    }
    let needed = ratios.reduce(1, *).fixed(decimals: 4)
    self.init(
      message: "no \(wishes.stepCount) steps between white and black keep these rules: "
        + clash.ruleSentences.joined(separator: ", ")
        + ", together \(needed):1 of the 21:1 there is")
  }

  /// The rules go together, but not with the colours that must be kept.
  init(target: [Double], rules: [PairingRule], fixed choices: [PlacementChoice]) {
    let wishes = LadderWishes(stepCount: target.count, rules: rules, comfort: .none)
    guard !wishes.areImpossible, var placed = KeyPlacement(of: [], in: wishes) else {
      self.init(noLadder: wishes)
      return
    }
    // The first colour that no longer fits beside those before it is the one to speak of.
    for (index, choice) in choices.enumerated() {
      guard let next = KeyPlacement(of: Array(choices[...index]), in: wishes) else {
        self.init(message: Self.refusal(of: choice, alone: wishes, beside: placed))
        return
      }
      placed = next
    }
    let advice = "; give one of them \"keep\": \"nearest\""
    self.init(
      message: choices.isEmpty
        ? "the rules fit between white and black, but leave some step no room for an 8-bit colour"
        : "\(choices.compactMap { $0.options.first?.color.subject }.joined(separator: ", ")):"
          + " the rules allow it, but leave some step of another ramp no room\(advice)")
  }

  /// A colour that must stay at a step, and does not fit there.
  init(_ color: FixedColor, at step: Int, needing range: ClosedRange<Double>) {
    let ratio = exponential(color.depth).cut(decimals: 2)
    self.init(
      message: "\(color.subject) must stay at step \(step), which needs \(Self.shown(range)) on "
        + "white; it has \(ratio)")
  }

  private static func refusal(
    of choice: PlacementChoice, alone wishes: LadderWishes, beside before: KeyPlacement
  ) -> String {
    guard let first = choice.options.first else { return "a key colour has no step to be" }
    let color = first.color
    let ratio = exponential(color.depth).cut(decimals: 2)
    let fitting = (1...wishes.stepCount).filter {
      wishes.range(ofStep: $0).contains(color.depth)
    }
    let possible = choice.options.filter { fitting.contains($0.step) }
    guard !possible.isEmpty else {
      let others = fitting.isEmpty ? "it fits no step" : "it fits step \(list(fitting))"
      if choice.options.count == 1 {
        let needed = shown(wishes.range(ofStep: first.step))
        return "\(color.subject) must lie in step \(first.step), which needs \(needed) on white;"
          + " it has \(ratio); \(others)"
      }
      return "\(color.subject) has \(ratio):1 on white: \(others) under these rules"
    }
    let reasons = possible.map { option in
      var trial = before.wishes
      _ = trial.fix(option.color, at: option.step)
      let clash = Clash(among: trial.list, valueCount: trial.bounds.count)
      let needed = shown(before.wishes.range(ofStep: option.step))
      let beside = clash.fixedColors.filter { $0.color != color }
        .map { "\($0.color.subject) at step \($0.step)" }
      let why = clash.ruleSentences + (beside.isEmpty ? [] : [beside.joined(separator: ", ")])
      return "step \(option.step) needs \(needed) (\(why.joined(separator: "; ")))"
    }
    return "\(color.subject) has \(ratio):1 on white and fits no step beside the other keys,"
      + " however they are placed: " + reasons.joined(separator: "; ")
      + "; give one of these keys \"keep\": \"nearest\""
  }

  /// As in "4.5 to 4.667": the ends cut inwards, so that what is shown truly fits.
  private static func shown(_ range: ClosedRange<Double>) -> String {
    let from = exponential(range.lowerBound).fixed(decimals: 3)
    let to = exponential(range.upperBound).fixed(decimals: 3)
    return "\(from) to \(to)"
  }

  private static func list(_ steps: [Int]) -> String {
    steps.map(String.init).joined(separator: " or ")
  }
}
