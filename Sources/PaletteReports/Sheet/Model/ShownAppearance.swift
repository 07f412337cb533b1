import Palette
import PaletteFormats

/// Which of a reader's settings an appearance of a palette is shown for.
///
/// A reader has one of four settings; a palette may have fewer appearances, and then the nearest
/// stands in. Style sheets hide what is not for the setting there is, so that no script is needed.
struct ShownAppearance {
  /// What is shown.
  let variant: AppearanceVariant
  /// The setting it is identified by: the first of those it is shown for.
  let setting: AppearanceVariant
  /// Classes that limit it to its settings: none, `light`, `increased`, `dark standard`.
  let classes: HTML

  /// Each appearance there is to show, in order.
  static func all(of variants: [AppearanceVariant]) -> [ShownAppearance] {
    var nearest = PerAppearance<AppearanceVariant>()
    for variant in variants { nearest[variant] = variant }
    var settings: [AppearanceVariant: [AppearanceVariant]] = [:]
    for setting in AppearanceVariant.allCases {
      guard let variant = nearest.nearest(to: setting) else { continue }
      settings[variant, default: []].append(setting)
    }
    return AppearanceVariant.allCases.flatMap { variant in
      shown(variant, settings[variant] ?? [])
    }
  }

  private static func shown(
    _ variant: AppearanceVariant, _ settings: [AppearanceVariant]
  ) -> [ShownAppearance] {
    let appearances = Set(settings.map(\.appearance))
    let contrasts = Set(settings.map(\.contrast))
    guard settings.count == appearances.count * contrasts.count else {
      return settings.map {
        ShownAppearance(
          variant: variant, setting: $0, classes: classes([$0.appearance], [$0.contrast]))
      }
    }
    guard let first = settings.first else { return [] }
    return [
      ShownAppearance(
        variant: variant, setting: first, classes: classes(appearances, contrasts))
    ]
  }

  private static func classes(
    _ appearances: Set<Appearance>, _ contrasts: Set<ContrastSetting>
  ) -> HTML {
    let names =
      (appearances.count == 1 ? appearances.map(\.rawValue) : [])
      + (contrasts.count == 1 ? contrasts.map(\.rawValue) : [])
    return "\(names.joined(separator: " "))"
  }
}
