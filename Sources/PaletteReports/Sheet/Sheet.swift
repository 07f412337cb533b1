import LittleCMS
import Palette
import PaletteFormats

/// What every section of a sheet draws from.
struct Sheet {
  /// The palette, with coordinates.
  let palette: ColorPalette
  /// What verifying it found.
  let verification: Verification
  /// What has changed since another palette, where there is one to compare with.
  let comparison: PaletteComparison?
  /// The words of the page.
  let words: SheetWords
  /// The appearances to show, and for whom.
  let appearances: [ShownAppearance]
  /// The colours of each appearance in `appearances`.
  let views: [SheetView]

  init(
    _ palette: ColorPalette, _ verification: Verification, _ comparison: PaletteComparison?,
    _ language: PlainLanguage
  ) throws(LittleCMSError) {
    let palette = try palette.measuringCoordinates()
    self.palette = palette
    self.verification = verification
    self.comparison = comparison
    words = SheetWords(language)
    appearances = ShownAppearance.all(of: palette.allVariants)
    let keyMark = words.keyMark
    views = appearances.map { SheetView(palette, $0.variant, keyMark: keyMark) }
  }

  /// A block for each appearance, of which the reader's settings show one.
  func perAppearance(_ content: (SheetView) -> HTML) -> HTML {
    zip(appearances, views).map { appearance, view -> HTML in
      """
      <div class="view \(appearance.classes)" data-view="\(appearance.setting.rawValue)">
      \(content(view))
      </div>
      """
    }.joined
  }

  /// What identifies an element of a view.
  func id(_ name: String, _ view: SheetView) -> String {
    let index = views.firstIndex { $0.variant == view.variant } ?? 0
    return "\(name)-\(appearances[index].setting.rawValue)"
  }
}
