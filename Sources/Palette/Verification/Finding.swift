/// Something a check found in a palette.
public struct Finding: Hashable, Sendable {
  /// Which check found it.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// Two colours miss a pairing rule.
    case pairing
    /// A surface and a content step miss the promise of the increased variant.
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

  /// One of the two colours it is about.
  public struct Subject: Hashable, Sendable {
    /// The ramp's name.
    public var ramp: String
    /// The step, from 1 at the page.
    public var step: Int
    /// The colour as written: hex, or Display P3 components.
    public var color: String
    /// Where it was read.
    public var position: SourcePosition?

    /// `ramp.step`.
    public var name: String { "\(ramp).\(step)" }
  }

  /// The check.
  public var rule: Rule
  /// How much it matters.
  public var severity: Severity
  /// The appearance it was seen in.
  public var variant: AppearanceVariant
  /// The two colours, the one nearer the page first.
  public var pair: [Subject]
  /// How many steps lie between them.
  public var distance: Int
  /// The ratio needed, where the check is about one.
  public var required: Double?
  /// The ratio there is, unrounded.
  public var ratio: Double
  /// One sentence for people.
  public var message: String

  /// Where to look: the place of the colour farther from the page, which is the ink of the two.
  public var position: SourcePosition? {
    pair.last?.position ?? pair.first?.position
  }
}
