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
    /// A pair has less contrast in the increased variant than in the standard one.
    case weakened
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
    /// The ramp's name.
    public var ramp: String
    /// The step by position, from 1 at the page.
    public var step: Int
    /// The colour as written, in the values that were measured: hex, or CSS `color(display-p3 …)`.
    public var color: String
    /// Where it was read.
    public var position: SourcePosition?

    /// A colour from the facts about it.
    package init(ramp: String, step: Int, color: String, position: SourcePosition? = nil) {
      self.ramp = ramp
      self.step = step
      self.color = color
      self.position = position
    }

    /// `ramp.step`.
    public var name: String { "\(ramp).\(step)" }
  }

  /// The check.
  public var rule: Rule
  /// How much it matters.
  public var severity: Severity
  /// The appearance it was seen in.
  public var variant: AppearanceVariant
  /// The two colours, the one nearer the page first; a step that has not moved far enough in the
  /// increased variant stands alone.
  public var pair: [Subject]
  /// How many steps they are apart by position; 0 for a colour that stands alone.
  public var distance: Int
  /// The ratio needed, where the check is about one.
  public var required: Double?
  /// The ratio there is, unrounded: of the two colours, or of the one on the page.
  public var ratio: Double
  /// One sentence for people, without the appearance and the place.
  public var message: String

  /// A finding from its facts.
  package init(
    rule: Rule, severity: Severity, variant: AppearanceVariant, pair: [Subject], distance: Int,
    required: Double? = nil, ratio: Double, message: String
  ) {
    self.rule = rule
    self.severity = severity
    self.variant = variant
    self.pair = pair
    self.distance = distance
    self.required = required
    self.ratio = ratio
    self.message = message
  }

  /// Where to look: the place of the colour farther from the page, which is the ink of the two.
  public var position: SourcePosition? {
    pair.last?.position ?? pair.first?.position
  }
}
