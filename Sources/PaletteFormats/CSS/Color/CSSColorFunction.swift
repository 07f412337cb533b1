/// What a colour function takes and which space its values belong to.
struct CSSColorFunction {
  /// How a component is written and what it means.
  struct Component {
    var name: String
    /// What a plain number is divided by.
    var divisor = 1.0
    /// The value of 100 %.
    var full = 1.0
    /// What values are clamped to.
    var range = -Double.infinity...Double.infinity
    /// An angle, which takes no percentage.
    var isHue = false
  }

  var space: CSSColor.Space
  var components: [Component]
  /// It may be written with commas, as before CSS Color 4.
  var hasLegacyForm = false

  /// The function of a name in lower case, but for `color()`, whose space comes first.
  static func named(_ name: String) -> CSSColorFunction? { all[name] }

  /// `color()` in one of the spaces it takes.
  static func color(in name: String) -> CSSColorFunction? {
    spaces[name].map { space in
      CSSColorFunction(
        space: space,
        components: (space == .xyzD65 || space == .xyzD50 ? ["X", "Y", "Z"] : colors)
          .map { Component(name: $0) })
    }
  }

  /// All function names, `color` included.
  static let names = all.keys.sorted() + ["color"]
  /// The names `color()` takes.
  static let spaceNames = spaces.keys.sorted()

  private static let colors = ["red", "green", "blue"]

  private static let spaces: [String: CSSColor.Space] = {
    let spaces: [CSSColor.Space] = [
      .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65,
      .xyzD50,
    ]
    var names = Dictionary(uniqueKeysWithValues: spaces.map { ($0.rawValue, $0) })
    names["xyz"] = .xyzD65
    return names
  }()

  private static let hue = Component(name: "the hue", isHue: true)

  private static let rgb = CSSColorFunction(
    space: .srgb, components: colors.map { Component(name: $0, divisor: 255) },
    hasLegacyForm: true)

  private static let hsl = CSSColorFunction(
    space: .hsl,
    components: [
      hue, Component(name: "the saturation", full: 100, range: 0...Double.infinity),
      Component(name: "the lightness", full: 100),
    ], hasLegacyForm: true)

  private static func lab(
    _ space: CSSColor.Space, white: Double, full: Double
  ) -> CSSColorFunction {
    CSSColorFunction(
      space: space,
      components: [
        Component(name: "the lightness", full: white, range: 0...white),
        Component(name: "a", full: full), Component(name: "b", full: full),
      ])
  }

  private static func lch(
    _ space: CSSColor.Space, white: Double, full: Double
  ) -> CSSColorFunction {
    CSSColorFunction(
      space: space,
      components: [
        Component(name: "the lightness", full: white, range: 0...white),
        Component(name: "the chroma", full: full, range: 0...Double.infinity), hue,
      ])
  }

  private static let all: [String: CSSColorFunction] = [
    "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl,
    "hwb": CSSColorFunction(
      space: .hwb,
      components: [
        hue, Component(name: "the whiteness", full: 100),
        Component(name: "the blackness", full: 100),
      ]),
    "lab": lab(.lab, white: 100, full: 125), "oklab": lab(.oklab, white: 1, full: 0.4),
    "lch": lch(.lch, white: 100, full: 150), "oklch": lch(.oklch, white: 1, full: 0.4),
  ]
}
