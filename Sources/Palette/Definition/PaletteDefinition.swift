public import LittleCMS

/// What a palette file asks for.
public struct PaletteDefinition: Hashable, Sendable {
  /// The palette's name.
  public var name: String
  /// What its author says about it.
  public var description: String?
  /// The space in which hue and chroma are meant.
  public var space: PerceptualSpace = .oklch
  /// The range of colours it may use.
  public var gamut: Gamut = .sRGB
  /// The bytes of the ICC profile, where the gamut is a device's.
  public var deviceProfile: [UInt8]?
  /// Where the gamut stands in the palette file.
  public var gamutPosition: SourcePosition?
  /// The pairing rules to keep.
  public var rules: [PairingRule] = PairingRule.fiori
  /// Where the rules stand in the palette file.
  public var rulesPosition: SourcePosition?
  /// Where to keep them.
  public var scope: PairingScope = .palette
  /// The lightness ladder to come near to.
  public var ladder: LadderTarget = .even
  /// What the increased variants are to promise.
  public var increasedContrast: IncreasedContrastPromise = .surfaceContent
  /// The ramps, in the order of the file.
  public var ramps: [RampDefinition]
  /// The roles, in the order of the file.
  public var roles: [RoleDefinition] = []
  /// The kinds of text there are, in the order of the file.
  public var textStyles: [TextStyle] = []
  /// What must be legible on what.
  public var checks: [CheckDefinition] = []
  /// Colours of charts, in the order of the file.
  public var series: [SeriesDefinition] = []
  /// The files to be made from it, in the order of the file.
  public var outputs: [OutputDefinition] = []

  /// A definition of ramps under the default rules.
  public init(name: String, ramps: [RampDefinition]) {
    (self.name, self.ramps) = (name, ramps)
  }

  /// How many steps every ramp has.
  public static let stepCount = 11
}

/// The CIE L* each step should have; the solver takes the nearest that keeps the rules.
public enum LadderTarget: Hashable, Sendable {
  /// Steps of ten from 100 to 0.
  case even
  /// Pale surfaces.
  case soft
  /// One's own, from the lightest step to the darkest, 0...100.
  case custom([Double])

  /// CIE L* of steps 1 to 11 in the light appearance.
  public var lightness: [Double] {
    switch self {
    case .even: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]
    case .soft: [99, 95, 88, 77, 60, 49, 39, 30, 20, 10, 1]
    case .custom(let values): values
    }
  }
}

/// What one ramp should look like.
public struct RampDefinition: Hashable, Sendable {
  /// How colourful the steps are.
  public enum Colorfulness: Hashable, Sendable {
    /// Chroma in the units of the space, cut to what the gamut holds.
    case chroma(Curve)
    /// A share (0...1) of the greatest chroma the gamut holds at the step's luminance and hue.
    case vividness(Curve)
  }

  /// Its name.
  public var name: String
  /// What its author says about it.
  public var description: String?
  /// A colour it is built around.
  public var key: KeyColor?
  /// Hue in degrees of the space; `nil` for that of the key colour, or of no hue.
  public var hue: Curve?
  /// Its colourfulness; `nil` for that of the key colour.
  public var colorfulness: Colorfulness?
  /// Where it stands in the palette file.
  public var position: SourcePosition?

  /// A ramp around a key colour.
  public init(name: String, key: KeyColor, position: SourcePosition? = nil) {
    (self.name, self.key, self.position) = (name, key, position)
  }

  /// A ramp of a hue and a colourfulness.
  public init(
    name: String, hue: Curve, _ colorfulness: Colorfulness, position: SourcePosition? = nil
  ) {
    self.name = name
    self.hue = hue
    self.colorfulness = colorfulness
    self.position = position
  }

  /// A neutral ramp: R = G = B at every step.
  public static func neutral(name: String, position: SourcePosition? = nil) -> RampDefinition {
    RampDefinition(name: name, hue: .constant(0), .chroma(.constant(0)), position: position)
  }

  /// Every step is a grey with R = G = B.
  public var isNeutral: Bool {
    if let key { return key.color.isGray && colorfulness == nil }
    return switch colorfulness {
    case .chroma(let curve), .vividness(let curve): curve.isZero
    case nil: true
    }
  }
}

/// A colour a ramp is built around.
public struct KeyColor: Hashable, Sendable {
  /// How the ramp treats it.
  public enum Keeping: String, CaseIterable, Hashable, Sendable {
    /// It is one of the steps, to the last bit.
    case exact
    /// The ramp comes near it, and the key stands beside the ramp as an extra swatch.
    case nearest
  }

  /// The colour.
  public var color: SRGB8
  /// Whether it is kept exactly.
  public var keep: Keeping
  /// The step it must be, from 1; `nil` lets the solver choose.
  public var step: Int?

  /// A key colour, kept exactly at a step of the solver's choice unless said otherwise.
  public init(_ color: SRGB8, keep: Keeping = .exact, step: Int? = nil) {
    (self.color, self.keep, self.step) = (color, keep, step)
  }
}

/// A colour by use: a step of a ramp, counted from the page, and its opacity.
public struct RoleDefinition: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The ramp it takes its colour from.
  public var ramp: String
  /// The step, from 1 at the page.
  public var step: Int
  /// Opacity, 0...1.
  public var alpha: Double
  /// Opacity when contrast is increased, 0...1.
  public var increasedAlpha: Double
  /// Where it stands in the palette file.
  public var position: SourcePosition?

  /// A role; opaque unless said otherwise.
  public init(
    name: String, ramp: String, step: Int, alpha: Double = 1, increasedAlpha: Double? = nil,
    position: SourcePosition? = nil
  ) {
    self.name = name
    self.ramp = ramp
    self.step = step
    self.alpha = alpha
    self.increasedAlpha = increasedAlpha ?? alpha
    self.position = position
  }
}
