import Palette
import PaletteFormats
import Testing

@Suite struct CSSTests {
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
