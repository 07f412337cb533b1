/// Something a check found in a palette.
public struct Finding: Hashable, Sendable {
  /// Which check found it.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// Two colours miss a pairing rule.
    case pairing
    /// A surface and a content step miss the promise of the increased variant, or a content step
    /// has not moved far enough in it.
    case increasedContrast = "increased-contrast"
    /// Two neighbouring steps do not get darker, or lighter, like the rest of their ramp.
    case order
    /// Two steps of a ramp are the same colour.
    case distinct
    /// A ramp lacks an appearance that others have.
    case missing
    /// A pair has less contrast in the increased variant than in the standard one.
    case weakened
    /// A role is not legible on another as its check asks.
    case contrast
    /// Two colours of a series look alike to somebody.
    case series
    /// Two colours of a series look alike in greyscale: they need a second cue.
    case secondCue = "second-cue"
  }

  /// How much it matters.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The promise is broken.
    case error
    /// The promise holds, but somebody should look.
    case warning
    /// Worth knowing.
    case note
  }

  /// A colour it is about.
  public struct Subject: Hashable, Sendable {
    /// The ramp or the role; of stacked surfaces, their names from the top, as in `glass on page`.
    public var ramp: String
    /// The step by position, from 1 at the page; `nil` for a role and for a colour of a series.
    public var step: Int?
    /// What its file calls the step, where that is not its position: `yellow-500`.
    public var label: String?
    /// The colour as written, in the values that were measured.
    ///
    /// Hex, or CSS `color(display-p3 …)`; of stacked surfaces, what is seen.
    public var color: String
    /// Where it was read.
    public var position: SourcePosition?
    /// Of a surface that a check names: it and all that lies below it; else `nil`.
    var stack: RoleStack?

    /// A colour from the facts about it.
    package init(ramp: String, step: Int?, color: String, position: SourcePosition? = nil) {
      self.ramp = ramp
      self.step = step
      self.color = color
      self.position = position
    }

    /// The name people know it by.
    public var shownName: String { label ?? name }

    /// `ramp.step`, or the name of the role.
    public var name: String { step.map { "\(ramp).\($0)" } ?? ramp }
  }

  /// The check.
  public var rule: Rule
  /// How much it matters.
  public var severity: Severity
  /// The appearance it was seen in; `nil` for what has none, such as a series.
  public var variant: AppearanceVariant?
  /// The two colours, the one nearer the page first; a step that has not moved far enough in the
  /// increased variant stands alone.
  public var pair: [Subject]
  /// How many steps they are apart by position; 0 for a colour that stands alone.
  public var distance: Int
  /// The ratio needed, where the check is about one.
  public var required: Double?
  /// The ratio there is, unrounded: of the two colours, or of the one on the page; `nil` where the
  /// check is about something else.
  public var ratio: Double?
  /// One sentence for people, without the appearance and the place.
  public var message: String
  /// What would mend it, as in "take #5e6a73, or step 7"; `nil` where nothing short would.
  public var suggestion: String?

  /// A finding from its facts.
  package init(
    rule: Rule, severity: Severity, variant: AppearanceVariant?, pair: [Subject],
    distance: Int = 0, required: Double? = nil, ratio: Double? = nil, message: String,
    suggestion: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.variant = variant
    self.pair = pair
    self.distance = distance
    self.required = required
    self.ratio = ratio
    self.message = message
    self.suggestion = suggestion
  }

  /// Where to look: the place of the colour farther from the page, which is the ink of the two.
  public var position: SourcePosition? {
    pair.last?.position ?? pair.first?.position
  }
}
