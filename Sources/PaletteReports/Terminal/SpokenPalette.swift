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
        sentence(
          "\(ramp.name.shown) \(step.shown)", HexColor(swatch.color),
          swatch.isKey ? words.key : nil)
      } + nearbyKey(of: ramp)
    }
    let roles = (showsRoles ? palette.roles : []).compactMap { role in
      role.colors[variant].map { sentence(role.name.shown, $0) }
    }
    guard !ramps.isEmpty || !roles.isEmpty else { return [] }
    let series = (showsRoles ? palette.series : []).flatMap { series in
      series.colors.enumerated().map { index, color in
        sentence("\(words.series) \(series.name.shown) \(index + 1)", HexColor(color))
      }
    }
    return ["\(palette.name.shown), \(words.appearance(variant))."] + ramps + roles + series
  }

  private func nearbyKey(of ramp: Ramp) -> [String] {
    guard let key = ramp.nearbyKey, variant == .light else { return [] }
    return [sentence(ramp.name.shown, HexColor(key.color), words.key(near: key.step))]
  }

  private func sentence(_ name: String, _ color: HexColor, _ remark: String? = nil) -> String {
    let seen = color.composited(over: page.color)
    var parts = [name, PlainColorName(seen).text(in: words.language), color.hex]
    if let remark { parts.append(remark) }
    parts.append(words.ratio(seen.contrast(with: page.color), on: page))
    return parts.joined(separator: ", ") + "."
  }
}
