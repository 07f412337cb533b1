public import LittleCMS

/// A palette as plain values: what was built, or what was read.
///
/// It holds what will be written and no more, so that verifying and writing need not trust a
/// builder.
public struct ColorPalette: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The perceptual space of its coordinates.
  public var space: PerceptualSpace
  /// The gamut its colours were kept in.
  public var gamut: Gamut
  /// The rules it promises to keep.
  public var rules: [PairingRule]
  /// Where it promises to keep them.
  public var scope: PairingScope
  /// How its rules count the distance of two steps.
  public var stepDistance = StepDistance.position
  /// What its increased variants promise; `nil` where they are judged by the rules alone, as in a
  /// palette of unknown origin.
  public var increasedContrast: IncreasedContrastPromise?
  /// Its ramps, in the order of the file.
  public var ramps: [Ramp]
  /// Colours by use, in the order of the file; in a palette of another's making, every colour that
  /// belongs to no ramp.
  public var roles: [ResolvedRole]
  /// The kinds of text that its checks speak of.
  public var textStyles: [TextStyle] = []
  /// What must be legible on what, by names of roles.
  public var checks: [CheckDefinition] = []
  /// Colours of charts.
  public var series: [SeriesDefinition] = []
  /// What is said about it as a whole.
  public var remarks = PaletteRemarks()

  /// A palette from its parts; the defaults are those of a palette of unknown origin.
  public init(
    name: String, space: PerceptualSpace = .oklch, gamut: Gamut = .sRGB,
    rules: [PairingRule] = PairingRule.fiori, scope: PairingScope = .palette,
    increasedContrast: IncreasedContrastPromise? = nil, ramps: [Ramp], roles: [ResolvedRole] = []
  ) {
    self.name = name
    self.space = space
    self.gamut = gamut
    self.rules = rules
    self.scope = scope
    self.increasedContrast = increasedContrast
    self.ramps = ramps
    self.roles = roles
  }

  /// The appearances at least one ramp has.
  public var variants: [AppearanceVariant] {
    AppearanceVariant.allCases.filter { variant in
      ramps.contains { $0.swatches[variant] != nil }
    }
  }

  /// The appearances at least one ramp or role has.
  public var allVariants: [AppearanceVariant] {
    AppearanceVariant.allCases.filter { variant in
      ramps.contains { $0.swatches[variant] != nil } || roles.contains { $0.colors[variant] != nil }
    }
  }
}

/// A colour by use, with its value in each appearance.
public struct ResolvedRole: Hashable, Sendable {
  /// Its name, as in `text-secondary`.
  public var name: String
  /// Its colour, translucent where the role has an alpha.
  public var colors: PerAppearance<HexColor>
  /// Display P3 twins of `colors`, where the palette has them; the alpha is that of `colors`.
  public var p3: PerAppearance<DisplayP3Color>
  /// What is said about it.
  public var remarks = PerAppearance<Remarks>()
  /// Where it was read.
  public var position: SourcePosition?

  /// A role from its parts.
  public init(
    name: String, colors: PerAppearance<HexColor>, p3: PerAppearance<DisplayP3Color> = .init(),
    position: SourcePosition? = nil
  ) {
    (self.name, self.colors, self.p3, self.position) = (name, colors, p3, position)
  }
}

/// The range of colours a palette may use.
public enum Gamut: Hashable, Sendable {
  /// sRGB.
  case sRGB
  /// Display P3, with an sRGB fallback for every step.
  case displayP3
  /// What both sRGB and the RGB device of an ICC profile can show; the path is as written in the
  /// palette file.
  case device(path: String)

  /// `srgb`, `display-p3`, or the path of the profile.
  public var name: String {
    switch self {
    case .sRGB: "srgb"
    case .displayP3: "display-p3"
    case .device(let path): path
    }
  }
}
