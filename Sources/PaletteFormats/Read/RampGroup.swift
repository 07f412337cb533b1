import Palette

/// Colours whose names differ only in the step they end with.
struct RampGroup {
  /// One of them.
  struct Step {
    var step: ColorName.Step
    var entry: NamedEntry
  }

  /// The words they share.
  private(set) var words: [ColorName.Word]
  /// By rising number, no two the same.
  private(set) var steps: [Step]

  /// Words that name a palette or a kind of token and not a hue.
  private static let generalWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "palettes", "ds", "theme", "token",
    "tokens", "sys", "ref", "md", "global", "core", "base", "primitive", "primitives", "foundation",
    "ui", "app",
  ]

  /// Words whose numbers count colours that are meant to differ, as those of a chart are.
  private static let seriesWords: Set<String> = ["chart", "charts", "series", "dataviz"]

  /// The groups with enough steps, in the order of the file.
  static func collect(_ entries: [NamedEntry], fewestSteps: Int) -> [RampGroup] {
    var order: [[ColorName.Word]] = []
    var byWords: [[ColorName.Word]: [Step]] = [:]
    for entry in entries {
      let name = ColorName(path: entry.path)
      guard let step = name.step, !seriesWords.contains(name.words.last?.folded ?? "") else {
        continue
      }
      let words = name.words
      if byWords[words] == nil { order.append(words) }
      byWords[words, default: []].append(Step(step: step, entry: entry))
    }
    return order.compactMap { words in
      let steps = byWords[words, default: []]
      // Aliases among colours are roles that happen to be numbered.
      let own = steps.filter { !$0.entry.isAlias }
      let kept = own.count >= fewestSteps ? own : own.isEmpty ? steps : []
      let sorted = kept.enumerated()
        .sorted { ($0.element.step.number, $0.offset) < ($1.element.step.number, $1.offset) }
        .map(\.element)
      let distinct = sorted.enumerated().filter { index, step in
        index == 0 || sorted[index - 1].step.number != step.step.number
      }.map(\.element)
      guard distinct.count >= fewestSteps, !isAccent(words, distinct) else { return nil }
      return RampGroup(words: words, steps: distinct)
    }
  }

  /// Material's accents, `redA100` to `redA700`, which stand beside a ramp and are none.
  private static func isAccent(_ words: [ColorName.Word], _ steps: [Step]) -> Bool {
    words.last == ColorName.Word(text: "A", isAttached: true)
      && steps.allSatisfy { [100, 200, 400, 700].contains($0.step.number) }
  }

  /// Drops the words every ramp's name begins with: those that name no hue, and any that three or
  /// more ramps share.
  ///
  /// - Returns: The words, folded, in order.
  static func dropCommonWords(_ groups: inout [RampGroup]) -> [String] {
    var dropped: [String] = []
    while let first = groups.first?.words.first?.folded,
      groups.allSatisfy({ $0.words.count > 1 && $0.words[0].folded == first }),
      groups.count > 2 || generalWords.contains(first)
    {
      dropped.append(first)
      for index in groups.indices {
        groups[index].words.removeFirst()
        guard groups[index].words[0].isAttached else { continue }
        // What began a hump begins the name now: `colorBlue` becomes `blue`.
        let text = groups[index].words[0].text
        groups[index].words[0] = ColorName.Word(
          text: text.prefix(1).lowercased() + text.dropFirst())
      }
    }
    return dropped
  }

  var isAlias: Bool { steps.allSatisfy(\.entry.isAlias) }
  var isTranslucent: Bool { steps.contains(where: \.entry.isTranslucent) }
  var name: String { groupName ?? ColorName.text(words) }

  /// The name as it was written, where it is that of the group all steps are in.
  private var groupName: String? {
    let groups = steps.map { step in
      step.entry.path.last == step.step.name ? step.entry.path.dropLast().last ?? "" : ""
    }
    guard let group = groups.first, groups.allSatisfy({ $0 == group }),
      ColorName(path: [group, "1"]).words.map(\.text) == words.map(\.text)
    else { return nil }
    return group
  }

  /// Why it is no ramp, where translucent colours are the reason.
  var translucencyNote: InputNote? {
    guard let step = steps.first(where: \.entry.isTranslucent) else { return nil }
    return InputNote(
      "\(name.quoted) has translucent steps, whose contrast depends on what lies behind them: its "
        + "\(steps.count) colours belong to no ramp", at: step.entry.position)
  }

  /// The ramp, and what there is to say about it.
  func ramp(file: String) throws(InputError) -> (Ramp, [InputNote]) {
    let variants = AppearanceVariant.allCases.filter { variant in
      steps.contains { $0.entry.colors[variant] != nil }
    }
    var swatches = PerAppearance<[Swatch]>()
    var notes: [InputNote] = []
    for variant in variants {
      let lacking = steps.filter { $0.entry.colors[variant] == nil }
      if let first = lacking.first {
        try checkStandIn(for: variant, of: first, file: file)
        let names = lacking.prefix(3).map { $0.step.name.quoted }.joined(separator: ", ")
        notes.append(
          InputNote(
            "ramp \(name.quoted) has no colour of its own for \(variant.rawValue) at "
              + "\(lacking.count) of \(steps.count) steps (\(names)\(lacking.count > 3 ? " …" : ""))"
              + ": they stay as they are in the nearest appearance", at: first.entry.position))
      }
      swatches[variant] = steps.compactMap { step in
        step.entry.colors.nearest(to: variant).map {
          Swatch($0.color.opaque, p3: $0.p3, position: $0.position)
        }
      }
    }
    var ramp = Ramp(
      name: name, stepNames: steps.map(\.step.name), swatches: swatches,
      position: steps.first?.entry.position)
    if steps.contains(where: \.entry.hasRemarks) {
      for variant in variants {
        ramp.stepRemarks[variant] = steps.map {
          $0.entry.colors.nearest(to: variant)?.remarks ?? Remarks()
        }
      }
    }
    return (ramp, notes)
  }

  /// Another appearance stands in for one that a step lacks, but nothing stands in for light: a
  /// step that is there in the dark alone cannot be used on a light page.
  private func checkStandIn(
    for variant: AppearanceVariant, of step: Step, file: String
  ) throws(InputError) {
    guard variant == .light else { return }
    throw InputError(
      file: step.entry.position?.file ?? file, position: step.entry.position,
      message: "step \(step.step.name.quoted) of ramp \(name.quoted) has no colour in light, where "
        + "other steps of the ramp have one")
  }
}
