import Palette

/// Palettes as a picture: a sheet of swatches, a panel for each appearance.
///
/// A panel has a row for each ramp and a column for each step, then the roles. Every swatch says
/// its step and its value in black or white, whichever stands out more, and is one element with one
/// sentence for those who hear it. Text styles are not in it.
///
/// What is drawn and what is read are both taken from the items laid out here.
struct SwatchSheet {
  /// What is not in it.
  static let lacks = "text styles"

  let palette: ColorPalette
  let words: SwatchWords
  let title: SheetText
  let panels: [SheetPanel]
  let width: Int
  let height: Int

  /// Lays out a palette.
  ///
  /// - Parameter language: That of its words; names stay as the palette has them.
  /// - Throws: `NamingError` for a name without a letter or digit.
  init(
    _ palette: ColorPalette, _ language: PlainLanguage = .english
  ) throws(NamingError) {
    self.palette = palette
    words = SwatchWords(language: language)
    // A prefix keeps names apart in programs; people have the title for that.
    let groups = try palette.namedGroups()
    let columns = max(palette.ramps.map(\.stepCount).max() ?? 0, SheetLayout.fewestColumns)
    let layout = SheetLayout(columns: columns)
    title = SheetText(
      style: .title, x: layout.margin, baseline: layout.titleBaseline, width: layout.panelWidth,
      content: palette.name.withVisibleControls, ink: SRGB8(red: 22, green: 25, blue: 29))
    var y = layout.top
    var panels: [SheetPanel] = []
    for variant in groups.flatMap(\.colors).variants {
      let panel = SheetPanel(palette, variant, groups, words, layout, y: y)
      panels.append(panel)
      y += panel.box.height + layout.panelGap
    }
    self.panels = panels
    width = layout.width
    height = y - layout.panelGap + layout.margin
  }

  /// What it is, in a few words.
  var name: String { words.title(title.content) }
}
