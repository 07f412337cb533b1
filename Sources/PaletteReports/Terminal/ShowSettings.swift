public import Palette

/// What of a palette is shown, and how.
public struct ShowSettings: Sendable {
  /// The appearances, in order.
  public var variants: [AppearanceVariant]
  /// Roles and series are shown, and not only ramps.
  public var showsRoles: Bool
  /// The language of colour names.
  public var language: PlainLanguage
  /// Colours of the terminal, if it is one.
  public var depth: ColorDepth
  /// Columns a line may have.
  public var width: Int

  /// Settings; the defaults are for a file or a pipe.
  public init(
    variants: [AppearanceVariant], showsRoles: Bool = true, language: PlainLanguage = .english,
    depth: ColorDepth = .none, width: Int? = nil
  ) {
    (self.variants, self.showsRoles) = (variants, showsRoles)
    (self.language, self.depth) = (language, depth)
    // Narrower than this, no hex text fits.
    self.width = max(width ?? String.lineWidth, 20)
  }

  var painter: Painter { Painter(depth: depth) }
}

/// A palette for people at a terminal: to look at, or to listen to.
public enum PaletteShow {
  /// The colours of ramps, roles and series, each with its hex text, and as swatches where there is
  /// colour.
  public static func swatches(_ palette: ColorPalette, _ settings: ShowSettings) -> String {
    var paragraphs = [[settings.painter.emphasized(palette.name.shown, .strong)]]
    for variant in settings.variants {
      let ramps = SwatchGrid(palette.ramps, variant, settings).paragraphs
      let roles = settings.showsRoles ? RoleTable(palette, variant, settings).lines : []
      guard !ramps.isEmpty || !roles.isEmpty else { continue }
      paragraphs.append([settings.painter.emphasized(variant.words, .strong)])
      paragraphs[paragraphs.count - 1] += ramps.first ?? []
      paragraphs += ramps.dropFirst()
      if !roles.isEmpty { paragraphs.append(roles) }
    }
    if settings.showsRoles {
      paragraphs += SwatchGrid(series: palette.series, settings).paragraphs
    }
    return text(paragraphs)
  }

  /// What the signs mean, and the contrast matrix of a ramp, of two, or what is least among all.
  public static func pairs(_ palette: ColorPalette, _ settings: ShowSettings) -> String {
    text(
      [ContrastLevel.legend(width: settings.width)]
        + settings.variants.flatMap { ContrastMatrix(palette.ramps, $0).paragraphs(settings) })
  }

  /// A sentence a line for each colour, without colour and without anything drawn.
  public static func sentences(_ palette: ColorPalette, _ settings: ShowSettings) -> String {
    text(settings.variants.map { SpokenPalette(palette, $0, settings).lines })
  }

  /// A sentence a line for each pair.
  public static func spokenPairs(_ palette: ColorPalette, _ settings: ShowSettings) -> String {
    text(settings.variants.map { ContrastMatrix(palette.ramps, $0).sentences(settings.language) })
  }

  private static func text(_ paragraphs: [[String]]) -> String {
    paragraphs.filter { !$0.isEmpty }
      .map { $0.map { $0.withoutTrailingSpaces + "\n" }.joined() }.joined(separator: "\n")
  }
}

extension String {
  /// A name from a file as it may go to a terminal or a log.
  var shown: String { withVisibleControls.withoutLogCommands }
}
