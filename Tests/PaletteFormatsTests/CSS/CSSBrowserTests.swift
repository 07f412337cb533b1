import Palette
import PaletteFormats
import Testing

/// A style sheet of everything at once, read as a browser computes it.
///
/// But for `rec2020`, which Chromium still decodes with the curve of a camera.
@Suite struct CSSBrowserTests {
  private static let css = """
    /* } */ @charset "utf-8";
    @layer late, base;
    @layer base { :root { --grey-1: #fafafa; --grey-9: rgb(20, 22, 25); --accent: RebeccaPurple } }
    @layer late { :root { --layered: #010203 } }
    :root, :host { color-scheme: light dark;
      --page: var(--grey-1); --text: light-dark(var(--grey-9), oklch(0.92 0.01 250));
      --hue: 210; --link: hsl(var(--hue) 80% 40% / var(--opacity, 75%));
      --chosen: #111 !important; --escaped\\.5: \\#fff; --\\62 order: \\72 ed;
      --lab: lab(52.2345% 40.1645 59.9971); --mixed: color(a98-rgb .4 .51 .6);
      --calculated: rgb(calc(255 / 5) calc(2 * (30 + 1)) calc(50% - 10%));
      --wrapped: hwb(-1turn 20% 20%); --missing: lch(50 none none);
      @media (prefers-contrast: more) { --text: light-dark(black, white) }
      &:not(.x) { --nested: #abcdef80 }
    }
    :root { --chosen: #222 }
    @media (prefers-color-scheme: dark) {
      :root { --grey-1: #101214; --hue: 200; --dark-twice: #333 }
      @media not (prefers-contrast: more) { :root { --link: skyblue } }
    }
    @media screen and (prefers-color-scheme: dark) and (prefers-contrast: more) {
      :root { --dark-twice: rgb(50% 60 70) }
    }
    @media print { :root { --page: red } }
    @supports not (color: red) { :root { --page: red } }
    .card { --page: red }
    """

  static let settings = [false, true].flatMap { isDark in
    [false, true].map { Chromium.Settings(isDark: isDark, wantsContrast: $0, hasP3: false) }
  }

  @Test(arguments: settings)
  func browserAgrees(_ settings: Chromium.Settings) throws {
    let variant = AppearanceVariant(
      settings.isDark ? .dark : .light, settings.wantsContrast ? .increased : .standard)
    let found = try CSSReader.read(Array(Self.css.utf8), file: "a.css").colors
      .filter { $0.variant == variant }
    try #require(found.count >= 14)
    let names = found.map { "\"\($0.path[0].replacing("\\", with: "\\\\"))\"" }
    // A canvas turns whatever is computed into the eight bits that are shown.
    let page = """
      <!doctype html><meta charset="utf-8"><style>\(Self.css)</style><i id="probe"></i>
      <pre id="result"></pre>
      <script>
        const probe = document.getElementById("probe");
        const context = new OffscreenCanvas(1, 1).getContext("2d");
        const colors = [\(names.joined(separator: ", "))].map(name => {
          probe.style.color = `var(${CSS.escape(name)})`;
          context.clearRect(0, 0, 1, 1);
          context.fillStyle = getComputedStyle(probe).color;
          context.fillRect(0, 0, 1, 1);
          return Array.from(context.getImageData(0, 0, 1, 1).data);
        });
        document.getElementById("result").textContent = JSON.stringify(colors);
      </script>
      """
    let colors = try Chromium.result(of: page, settings, as: [[Int]].self)
    for (color, shown) in zip(found, colors) {
      let opaque = color.color.opaque
      let read = [opaque.red, opaque.green, opaque.blue, color.color.alpha].map(Int.init)
      // The canvas multiplies by alpha and divides again, which costs a level of a translucent one.
      let tolerance = color.color.alpha == 255 ? 0 : 1
      let isSame = zip(read, shown).allSatisfy { abs($0 - $1) <= tolerance }
      #expect(isSame, "\(color.path) \(variant): read \(read), shown \(shown)")
    }
  }
}
