import Palette

/// The colours of one appearance as sentences, for people who listen.
struct SpokenPalette {
  private let palette: ColorPalette
  private let variant: AppearanceVariant
  private let words: SpokenWords
  private let page: ShownPage
  private let showsRoles: Bool

  init(_ palette: ColorPalette, _ variant: AppearanceVariant, _ settings: ShowSettings) {
    (self.palette, self.variant) = (palette, variant)
    words = SpokenWords(settings.language)
    showsRoles = settings.showsRoles
    page = ShownPage(palette.roles, variant)
  }

  /// The appearance, and then a sentence for each step and each role.
  var lines: [String] {
    let ramps = palette.ramps.flatMap { ramp in
      zip(ramp.stepNames, ramp.swatches[variant] ?? []).map { step, swatch in
        sentence("\(ramp.name.shown) \(step.shown)", HexColor(swatch.color), isKey: swatch.isKey)
      }
    }
    let roles = (showsRoles ? palette.roles : []).compactMap { role in
      role.colors[variant].map { sentence(role.name.shown, $0, isKey: false) }
    }
    guard !ramps.isEmpty || !roles.isEmpty else { return [] }
    return ["\(palette.name.shown), \(variant.words)."] + ramps + roles
  }

  private func sentence(_ name: String, _ color: HexColor, isKey: Bool) -> String {
    let seen = color.composited(over: page.color)
    var parts = [name, PlainColorName(seen).text(in: words.language), color.hex]
    if isKey { parts.append(words.key) }
    parts.append(words.ratio(seen.contrast(with: page.color), on: page))
    return parts.joined(separator: ", ") + "."
  }
}
