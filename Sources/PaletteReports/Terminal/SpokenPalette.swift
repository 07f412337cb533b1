import Palette

/// The colours of one appearance as sentences, for people who listen.
struct SpokenPalette {
  private let palette: ColorPalette
  private let variant: AppearanceVariant
  private let words: SpokenWords
  private let page: SRGB8
  private let showsRoles: Bool

  init(_ palette: ColorPalette, _ variant: AppearanceVariant, _ settings: ShowSettings) {
    (self.palette, self.variant) = (palette, variant)
    words = SpokenWords(settings.language)
    showsRoles = settings.showsRoles
    page = palette.page(in: variant)
  }

  /// The appearance, and then a sentence for each step and each role.
  var lines: [String] {
    let ramps = palette.ramps.flatMap { ramp in
      zip(ramp.stepNames, ramp.swatches[variant] ?? []).map { step, swatch in
        sentence(
          "\(ramp.name.shown) \(step.shown)", HexColor(swatch.color),
          key: swatch.isKey ? .kept : nil)
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
    let title = words.sentence([palette.name.shown, variant.words(in: words.language)])
    return [title] + ramps + roles + series
  }

  private func nearbyKey(of ramp: Ramp) -> [String] {
    guard let key = ramp.nearbyKey, variant == .light else { return [] }
    return [sentence(ramp.name.shown, HexColor(key.color), key: .near(step: key.step))]
  }

  private func sentence(
    _ name: String, _ color: HexColor, key: ColorSentence.KeyRemark? = nil
  ) -> String {
    words.sentence([ColorSentence(name, color, on: page, key: key).text(in: words.language)])
  }
}
