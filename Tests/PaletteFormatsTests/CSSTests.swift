import Palette
import PaletteFormats
import Testing

@Suite struct CSSTests {
  /// Attributes on an element; `nil` where it has none.
  private struct Forced: Hashable {
    var theme: String?
    var contrast: String?

    static let all = [nil, "light", "dark"].flatMap { theme in
      [nil, "standard", "more"].map { Forced(theme: theme, contrast: $0) }
    }

    var json: String {
      "[\(theme.map { "\"\($0)\"" } ?? "null"), \(contrast.map { "\"\($0)\"" } ?? "null")]"
    }
  }

  static let settings = [false, true].flatMap { isDark in
    [false, true].flatMap { wantsContrast in
      [false, true].map {
        Chromium.Settings(isDark: isDark, wantsContrast: wantsContrast, hasP3: $0)
      }
    }
  }

  /// Names in CSS, and the colours they must compute to.
  private static let properties: [(name: String, values: PerAppearance<String>)] = {
    var properties: [(String, PerAppearance<String>)] = []
    for ramp in palette.ramps {
      let count = ramp.swatches[.light]?.count ?? 0
      for index in 0..<count {
        let values = PerAppearance { variant in
          ramp.swatches[variant].map { computed(HexColor($0[index].color)) } ?? ""
        }
        properties.append(("--color-\(ramp.name)-\(index + 1)", values))
      }
    }
    for role in palette.roles {
      let values = PerAppearance { role.colors[$0].map(computed) ?? "" }
      properties.append(("--color-\(role.name)", values))
    }
    return properties
  }()

  private static let palette: ColorPalette = {
    var palette = Samples.small
    let red = Samples.color("#ff0000")
    // Well outside sRGB, another one for each appearance.
    let p3: PerAppearance<DisplayP3Color> = PerAppearance { variant in
      let blue = Double(AppearanceVariant.allCases.firstIndex(of: variant) ?? 0) / 100
      return DisplayP3Color(rounding: [1, 0, blue])
    }
    palette.ramps.append(
      Ramp(
        name: "wide",
        swatches: PerAppearance { [Swatch(red.opaque, p3: p3[$0])] }))
    palette.roles.append(
      ResolvedRole(
        name: "veil", colors: PerAppearance { _ in HexColor(red.opaque, alpha: 102) }, p3: p3))
    return palette
  }()

  private static func computed(_ color: HexColor) -> String {
    let channels = "\(color.opaque.red), \(color.opaque.green), \(color.opaque.blue)"
    guard color.alpha < 255 else { return "rgb(\(channels))" }
    // CSSOM: two decimals if they bring the byte back, else three.
    let alpha = Double(color.alpha) / 255
    let hundredths = (alpha * 100).rounded()
    let isExact = (hundredths / 100 * 255).rounded() == Double(color.alpha)
    return "rgba(\(channels), \(isExact ? hundredths / 100 : (alpha * 1000).rounded() / 1000))"
  }

  private static func page(_ css: String) -> String {
    """
    <!doctype html><meta charset="utf-8"><style>\(css)</style>
    <div id="inner"><i id="probe"></i></div><pre id="result"></pre>
    <script>
      const forced = [\(Forced.all.map(\.json).joined(separator: ", "))];
      const names = [\(properties.map { "\"\($0.name)\"" }.joined(separator: ", "))];
      const set = (element, [theme, contrast]) => {
        for (const [name, value] of [["data-theme", theme], ["data-contrast", contrast]])
          value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
      };
      const colors = [];
      for (const outer of forced) for (const inner of forced) {
        set(document.documentElement, outer);
        set(document.getElementById("inner"), inner);
        const probe = document.getElementById("probe");
        colors.push(names.map(name => {
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color;
        }));
      }
      document.getElementById("result").textContent = JSON.stringify(colors);
    </script>
    """
  }

  // Every way to force an appearance on the root, and on an element inside it, under every setting
  // of the system.
  @Test(arguments: settings)
  func browserComputesTheColor(_ settings: Chromium.Settings) throws {
    let css = try CSSCustomProperties.write(Self.palette)
    let colors = try Chromium.result(of: Self.page(css), settings, as: [[String]].self)
    try #require(colors.count == 81)
    var index = 0
    for outer in Forced.all {
      for inner in Forced.all {
        let theme = inner.theme ?? outer.theme ?? (settings.isDark ? "dark" : "light")
        let contrast =
          inner.contrast ?? outer.contrast ?? (settings.wantsContrast ? "more" : "standard")
        let variant = AppearanceVariant(
          theme == "dark" ? .dark : .light, contrast == "more" ? .increased : .standard)
        for (property, color) in zip(Self.properties, colors[index]) {
          let isWide = property.name == "--color-wide-1" || property.name == "--color-veil"
          let expected =
            settings.hasP3 && isWide
            ? wideColor(property.name, variant) : property.values[variant]
          #expect(color == expected, "\(property.name), \(outer) around \(inner)")
        }
        index += 1
      }
    }
  }

  private func wideColor(_ name: String, _ variant: AppearanceVariant) -> String {
    let blue = ["0", "0.01", "0.02", "0.03"][
      AppearanceVariant.allCases.firstIndex(of: variant) ?? 0]
    return "color(display-p3 1 0 \(blue)\(name == "--color-veil" ? " / 0.4" : ""))"
  }

  // The names of BUG-D52, an escaped one, and colours of ramps with appearances missing.
  @Test func browserReadsAwkwardNames() throws {
    let css = try CSSCustomProperties.write(Samples.awkward)
    let expected = [
      "--color-blå-grün-1-1": "rgb(255, 255, 255)", "--color-blå-grün-1-2": "rgb(255, 0, 16)",
      "--color-500-2": "rgb(119, 119, 119)", "--color-500-a-b-red": "rgb(0, 0, 0)",
      "--color-style-exit-1-1": "rgb(104, 124, 88)", "--color-\\\\b5 m-1": "rgb(255, 179, 160)",
      "--color-glow": "rgb(211, 230, 198)", "--color-50": "rgb(211, 230, 198)",
      "--color-1-2": "rgb(211, 230, 198)", "--color-x-y": "rgb(211, 230, 198)",
    ]
    let names = expected.keys.sorted()
    let page = """
      <!doctype html><meta charset="utf-8"><style>\(css)</style><i id="probe"></i>
      <pre id="result"></pre>
      <script>
        const names = [\(names.map { "\"\($0)\"" }.joined(separator: ", "))];
        const probe = document.getElementById("probe");
        const colors = names.map(name => {
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color;
        });
        document.getElementById("result").textContent = JSON.stringify(colors);
      </script>
      """
    let colors = try Chromium.result(
      of: page, .init(isDark: true, wantsContrast: true, hasP3: false), as: [String].self)
    #expect(colors == names.map { expected[$0] })
  }

  @Test func paletteWithoutDarkStaysLight() throws {
    var palette = Samples.small
    palette.roles = []
    for index in palette.ramps.indices {
      for variant in AppearanceVariant.allCases where variant != .light {
        palette.ramps[index].swatches[variant] = nil
      }
    }
    let css = try CSSCustomProperties.write(palette)
    #expect(css.contains(":root { color-scheme: light; }"))
    for word in ["dark", "contrast: more", "data-theme"] { #expect(!css.contains(word)) }
    #expect(css.contains("--color-blue-2: #2f6fd6;"))
  }

  // BUG-D55, BUG-D49: neither a decimal comma nor an exponent, whatever the numbers.
  @Test func numbersAreFixedPoint() throws {
    let components: [SIMD3<Double>] = [
      [1, 0.000_04, 0.000_06], [0.999_96, 1e-17, 0.5], [1, 0, 0.123_456_789],
    ]
    let ramp = Ramp(
      name: "a",
      swatches: PerAppearance { _ in
        components.map { Swatch(.black, p3: DisplayP3Color(rounding: $0)) }
      })
    let css = try CSSCustomProperties.write(ColorPalette(name: "x", ramps: [ramp]))
    #expect(css.contains("color(display-p3 1 0 0.0001);"))
    #expect(css.contains("color(display-p3 1 0 0.5);"))
    #expect(css.contains("color(display-p3 1 0 0.1235);"))
  }
}
