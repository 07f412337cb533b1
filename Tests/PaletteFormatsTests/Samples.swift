import LittleCMS
import Palette

/// Palettes made by hand, so that what is written does not depend on how palettes are built.
enum Samples {
  /// Two ramps of three steps in four appearances, and roles.
  static let small = ColorPalette(
    name: "harbor",
    rules: [PairingRule(distance: 1, ratio: 1.45), PairingRule(distance: 2, ratio: 4.5)],
    increasedContrast: .surfaceContent,
    ramps: [
      Ramp(
        name: "blue",
        swatches: perAppearance(
          light: ["#e3eeff", "#2f6fd6", "#0b2350"], dark: ["#10233f", "#6ba1f5", "#e8f1ff"],
          lightIncreased: ["#eef5ff", "#1d52ad", "#061633"],
          darkIncreased: ["#0a1729", "#9cc2ff", "#f7faff"], key: "#2f6fd6")),
      Ramp(
        name: "grey",
        swatches: perAppearance(
          light: ["#f1f3f5", "#66707a", "#16191d"], dark: ["#1b1e22", "#99a3ad", "#f4f6f8"],
          lightIncreased: ["#f8f9fa", "#4a535c", "#000000"],
          darkIncreased: ["#0f1113", "#bfc7cf", "#ffffff"])),
    ],
    roles: [
      ResolvedRole(
        name: "text-secondary",
        colors: colors("#66707a", "#99a3ad", "#4a535c", "#bfc7cf")),
      ResolvedRole(
        name: "separator",
        colors: colors("#66707a5e", "#99a3ad5e", "#4a535cd4", "#bfc7cfd4")),
    ])

  /// Display P3, names that are hard to write, reserved words, and appearances that are missing.
  static let awkward = ColorPalette(
    name: "2nd */ Palette\n#import \u{202e}x", space: .cielch, gamut: .displayP3,
    rules: [PairingRule(distance: 4, ratio: 3)], scope: .ramp, increasedContrast: .everyPair,
    ramps: [
      Ramp(
        name: "blå Grün-1", swatches: wide,
        nearbyKey: NearbyKey(
          color: SRGB8(red: 226, green: 0, blue: 116), step: 2, difference: 1.949)),
      Ramp(
        name: "500", stepNames: ["50", "½", "a;b:red"],
        swatches: perAppearance(light: ["#ffffff", "#777777", "#000000"])),
      Ramp(name: "\"}; } </style> \\(exit(1))", swatches: perAppearance(light: ["#687c58"])),
      Ramp(name: "µm", swatches: perAppearance(light: ["#d94f30"], dark: ["#ffb3a0"])),
    ],
    roles: [
      "default", "in", "init", "self", "Type", "Protocol", "all", "1st", "x y", "dynamicType",
      "✨ glow", "50%", "1/2",
    ].map { ResolvedRole(name: $0, colors: colors("#687c58", "#a9c09a", "#43542f", "#d3e6c6")) }
      + [
        ResolvedRole(
          name: "veil", colors: colors("#ff000080", "#ff000081", "#ff000082", "#ff000083"),
          p3: PerAppearance { _ in DisplayP3Color(rounding: [1, 0, 0]) })
      ])

  private static let wide = PerAppearance { variant in
    [
      Swatch(
        SRGB8(red: 255, green: 255, blue: 255), p3: DisplayP3Color(rounding: [1, 1, 1]),
        coordinates: LCh(lightness: 100, chroma: 0.00001, hue: 359.999)),
      Swatch(
        SRGB8(red: 255, green: 0, blue: variant == .light ? 0 : 16),
        p3: DisplayP3Color(rounding: [1, 0.012_345, variant == .light ? 0 : 0.05]),
        coordinates: LCh(lightness: 54.29, chroma: 106.8384, hue: 40.855)),
    ]
  }

  private static func perAppearance(
    light: [String], dark: [String]? = nil, lightIncreased: [String]? = nil,
    darkIncreased: [String]? = nil, key: String? = nil
  ) -> PerAppearance<[Swatch]> {
    var swatches = PerAppearance<[Swatch]>()
    let all = zip(AppearanceVariant.allCases, [light, dark, lightIncreased, darkIncreased])
    for (variant, texts) in all {
      swatches[variant] = texts?.map { text in
        Swatch(color(text).opaque, isKey: text == key)
      }
    }
    return swatches
  }

  private static func colors(
    _ light: String, _ dark: String, _ lightIncreased: String, _ darkIncreased: String
  ) -> PerAppearance<HexColor> {
    var colors = PerAppearance<HexColor>()
    for (variant, text) in zip(
      AppearanceVariant.allCases, [light, dark, lightIncreased, darkIncreased])
    {
      colors[variant] = color(text)
    }
    return colors
  }

  static func color(_ text: String) -> HexColor {
    guard let color = try? HexColor(text) else { preconditionFailure("\(text) is no colour") }
    return color
  }
}
