import Palette

/// What people need to know about a rule they have not met before.
struct RuleDescription {
  /// A few words for a heading.
  var title: String
  /// What must hold, and why.
  var explanation: String
  /// What to do about a finding.
  var help: String
}

extension Finding.Rule {
  /// The name in the form that programs list rules by, as in `IncreasedContrast`.
  var pascalName: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What the rule is about.
  var description: RuleDescription {
    switch self {
    case .pairing:
      RuleDescription(
        title: "Too little contrast for the distance",
        explanation: "Two colours that are so many steps apart must reach the contrast ratio that "
          + "the palette promises for the distance, so that people can pair them without "
          + "measuring. WCAG 2 asks 3:1 for large text and graphics, 4.5:1 for text, 7:1 for text "
          + "at level AAA.",
        help: "Make one of the two colours darker or lighter, or pair steps farther apart.")
    case .increasedContrast:
      RuleDescription(
        title: "Too little contrast with increased contrast",
        explanation: "With increased contrast, every surface with every content step must go one "
          + "level of WCAG up, and every content step must stand at least where the next step "
          + "stands in the standard appearance.",
        help: "Move the content step farther from the page in the increased appearance.")
    case .order:
      RuleDescription(
        title: "Step out of order",
        explanation: "A ramp gets darker, or lighter, from each step to the next; a step that "
          + "turns back gives pairs that look the wrong way round.",
        help: "Put the step between its neighbours.")
    case .distinct:
      RuleDescription(
        title: "Repeated colour",
        explanation: "Each step of a ramp is a colour of its own; two that are the same cannot be "
          + "told apart.",
        help: "Change one of the two steps.")
    case .missing:
      RuleDescription(
        title: "Ramp without an appearance",
        explanation: "Where some ramps have colours for an appearance and one has none, its pairs "
          + "cannot be checked there, and what was not checked does not pass.",
        help: "Give the ramp its colours for that appearance.")
    case .weakened:
      RuleDescription(
        title: "Less contrast with increased contrast",
        explanation: "People who ask their system for more contrast must never get less of it "
          + "between a surface and what stands on it.",
        help: "Move the content step farther from the page in the increased appearance.")
    case .contrast:
      RuleDescription(
        title: "Too little contrast on its surface",
        explanation:
          "Text and graphics must reach the contrast ratio that WCAG 2 asks for on every "
          + "surface they stand on, in every appearance.",
        help: "Take another colour for the text or graphic, or for the surface.")
    case .series:
      RuleDescription(
        title: "Chart colours that look alike",
        explanation: "Any two colours of a chart must stay apart for everybody, with and without a "
          + "colour-vision deficiency.",
        help: "Change one of the two colours, above all its lightness.")
    case .secondCue:
      RuleDescription(
        title: "Chart colours that need a second cue",
        explanation: "Two colours of a chart that look alike in greyscale must also differ by "
          + "something else than colour.",
        help: "Add labels, dashes, markers or patterns, or make one of the two lighter.")
    }
  }
}
