import LittleCMS
import Palette
import PaletteFormats

/// A colour as a sheet shows it: one appearance of a step or a role.
struct SheetColor {
  /// Its place among all colours of the palette, the same in every appearance.
  let index: Int
  /// Its full name, as in `blue 6`.
  let name: String
  /// What its swatch is headed by: the step, or the role's name.
  let label: String
  /// The value that ships, with its alpha if it has one.
  let value: HexColor
  /// The Display P3 value, where it is another colour.
  let p3: DisplayP3Color?
  /// What is seen on the page.
  let shown: SRGB8
  /// Relative luminance of what is seen, in sRGB.
  let luminance: Double
  /// The same of the Display P3 value, where the palette has one.
  let wideLuminance: Double?
  /// In the palette's perceptual space; `nil` for a role.
  let coordinates: LCh?
  /// What is seen, against the page.
  let contrast: ContrastRatio
  /// It is a key colour that was kept exactly.
  let isKey: Bool

  init(
    index: Int, name: String, label: String, value: HexColor, p3: DisplayP3Color?, on page: SRGB8,
    coordinates: LCh? = nil, isKey: Bool = false
  ) {
    self.index = index
    self.name = name
    self.label = label
    self.value = value
    self.p3 = p3.flatMap { $0.isInSRGB ? nil : $0 }
    self.coordinates = coordinates
    self.isKey = isKey
    shown = value.composited(over: page)
    luminance = shown.luminance
    // A translucent colour is judged by what is seen in sRGB.
    wideLuminance = value.alpha == 255 ? p3?.luminance : nil
    contrast = shown.contrast(with: page)
  }

  /// Whether white stands out more on it than black.
  var hasLightInk: Bool { shown.ink == .white }

  /// CSS custom properties for its value: `--c`, and `--w` for wide displays.
  var style: HTML {
    guard let p3 else { return "--c:\(shown.hex)" }
    return "--c:\(shown.hex);--w:\(p3.cssText)"
  }
}
