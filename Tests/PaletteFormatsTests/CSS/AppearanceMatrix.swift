import Palette

/// Every way to ask for an appearance: by the system's settings and by attributes.
enum AppearanceMatrix {
  /// Attributes on an element; `nil` where it has none.
  struct Forced: Hashable {
    var theme: String?
    var contrast: String?

    static let none = Forced()

    static let all = [nil, "light", "dark"].flatMap { theme in
      [nil, "standard", "more"].map { Forced(theme: theme, contrast: $0) }
    }

    fileprivate var json: String {
      "[\(theme.map { "\"\($0)\"" } ?? "null"), \(contrast.map { "\"\($0)\"" } ?? "null")]"
    }
  }

  /// Attributes on the root, on an element in it, and on one inside that.
  struct Placement: Hashable {
    var root = Forced.none
    var outer = Forced.none
    var inner = Forced.none

    /// What an element there is to show, each attribute counting up to the next one of its kind.
    func variant(_ settings: Chromium.Settings) -> AppearanceVariant {
      let theme = inner.theme ?? outer.theme ?? root.theme
      let contrast = inner.contrast ?? outer.contrast ?? root.contrast
      return AppearanceMatrix.variant(theme, contrast, settings)
    }
  }

  /// What attributes and, in want of them, the system's settings ask for.
  static func variant(
    _ theme: String?, _ contrast: String?, _ settings: Chromium.Settings
  ) -> AppearanceVariant {
    AppearanceVariant(
      (theme ?? (settings.isDark ? "dark" : "light")) == "dark" ? .dark : .light,
      (contrast ?? (settings.wantsContrast ? "more" : "standard")) == "more"
        ? .increased : .standard)
  }

  /// Twenty-two placements, which under the four settings make 88 combinations: everything on the
  /// root, everything on an inner element, and a theme around a contrast.
  static let placements: [Placement] =
    Forced.all.map { Placement(root: $0) } + Forced.all.map { Placement(outer: $0) }
    + ["light", "dark"].flatMap { theme in
      ["standard", "more"].map {
        Placement(outer: Forced(theme: theme), inner: Forced(contrast: $0))
      }
    }

  /// Everything on the root around everything on an inner element.
  static let nestedPlacements = Forced.all.flatMap { root in
    Forced.all.map { Placement(root: root, outer: $0) }
  }

  /// The system's settings, on screens with and without Display P3.
  static let settings = [false, true].flatMap { isDark in
    [false, true].flatMap { wantsContrast in
      [false, true].map {
        Chromium.Settings(isDark: isDark, wantsContrast: wantsContrast, hasP3: $0)
      }
    }
  }

  /// The colours a browser computes: by style sheet, placement and property.
  static func colors(
    _ styleSheets: [(css: String, names: [String], placements: [Placement])],
    _ settings: Chromium.Settings
  ) throws -> [[[String]]] {
    let sheets = styleSheets.enumerated().map { index, sheet in
      let placements = sheet.placements.map {
        "[\($0.root.json), \($0.outer.json), \($0.inner.json)]"
      }
      let names = sheet.names.map { "\"\($0)\"" }
      return "[[\(names.joined(separator: ", "))], [\(placements.joined(separator: ", "))]]"
    }
    let page = """
      <!doctype html><meta charset="utf-8">
      \(styleSheets.map { "<style media=\"not all\">\($0.css)</style>" }.joined(separator: "\n"))
      <div id="outer"><div id="inner"><i id="probe"></i></div></div><pre id="result"></pre>
      <script>
        const set = (element, [theme, contrast]) => {
          for (const [name, value] of [["data-theme", theme], ["data-contrast", contrast]])
            value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
        };
        const [outer, inner, probe, result] =
          ["outer", "inner", "probe", "result"].map(id => document.getElementById(id));
        const styles = document.querySelectorAll("style");
        const sheets = [\(sheets.joined(separator: ", "))].map(([names, placements], index) => {
          styles.forEach((style, other) => { style.media = other === index ? "all" : "not all"; });
          return placements.map(placement => {
            [document.documentElement, outer, inner].forEach((one, i) => set(one, placement[i]));
            return names.map(name => {
              probe.style.color = `var(${name})`;
              return getComputedStyle(probe).color;
            });
          });
        });
        result.textContent = JSON.stringify(sheets);
      </script>
      """
    return try Chromium.result(of: page, settings, as: [[[String]]].self)
  }

  /// A colour as a browser writes what it computed.
  static func computed(_ color: HexColor) -> String {
    let channels = "\(color.opaque.red), \(color.opaque.green), \(color.opaque.blue)"
    guard color.alpha < 255 else { return "rgb(\(channels))" }
    // CSSOM: two decimals if they bring the byte back, else three.
    let alpha = Double(color.alpha) / 255
    let hundredths = (alpha * 100).rounded()
    let isExact = (hundredths / 100 * 255).rounded() == Double(color.alpha)
    return "rgba(\(channels), \(isExact ? hundredths / 100 : (alpha * 1000).rounded() / 1000))"
  }
}
