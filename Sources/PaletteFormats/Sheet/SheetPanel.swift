import Palette

/// One appearance of a palette on a sheet of swatches.
struct SheetPanel {
  let variant: AppearanceVariant
  /// What the swatches lie on.
  let page: SRGB8
  let box: SheetBox
  let heading: SheetText
  /// Names of rows, for those who see; every swatch says its own.
  private(set) var labels: [SheetText] = []
  /// In reading order: row by row.
  private(set) var swatches: [SheetSwatch] = []

  init(
    _ palette: ColorPalette, _ variant: AppearanceVariant, _ groups: [NamedGroup],
    _ words: SwatchWords, _ layout: SheetLayout, y: Int
  ) {
    self.variant = variant
    page = palette.page(in: variant)
    let rampCount = groups.count - (palette.roles.isEmpty ? 0 : 1)
    let ramps = groups.prefix(rampCount)
    let roles = groups.dropFirst(rampCount).flatMap(\.colors)

    let rowsTop = y + layout.padding + layout.headingHeight - layout.gap
    let rolesTop =
      rowsTop + layout.y(ramps.count) + (ramps.isEmpty || roles.isEmpty ? 0 : layout.sectionGap)
    let roleRows = (roles.count + layout.rolesInRow - 1) / layout.rolesInRow
    let bottom = rolesTop + layout.y(roleRows) - layout.gap + layout.padding
    box = SheetBox(x: layout.margin, y: y, width: layout.panelWidth, height: bottom - y)
    heading = SheetText(
      style: .heading, x: layout.left, baseline: y + layout.padding + 20,
      width: layout.contentWidth, content: variant.title(in: words.language),
      ink: page.ink)

    for (row, ramp) in ramps.enumerated() {
      let top = rowsTop + layout.y(row)
      addLabel(ramp.name, layout, top)
      for (column, color) in ramp.colors.enumerated() {
        let step = color.words.words.dropFirst(ramp.words.words.count)
        addSwatch(
          color, title: step.joined(separator: " "),
          layout.box(column: column, top: top, width: layout.swatch.width), words.language)
      }
    }
    if !roles.isEmpty { addLabel(words.roles, layout, rolesTop) }
    for (index, color) in roles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: layout.rolesInRow)
      addSwatch(
        color, title: color.words.spoken,
        layout.box(column: 2 * column, top: rolesTop + layout.y(row), width: layout.roleWidth),
        words.language)
    }
  }

  private mutating func addLabel(_ name: String, _ layout: SheetLayout, _ top: Int) {
    labels.append(
      SheetText(
        style: .label, x: layout.left, baseline: top + layout.swatch.height / 2 + 5,
        width: layout.labelWidth - layout.gap, content: name, ink: page.ink))
  }

  private mutating func addSwatch(
    _ color: NamedColor, title: String, _ box: SheetBox, _ language: PlainLanguage
  ) {
    guard let value = color.values.nearest(to: variant) else { return }
    let sentence = ColorSentence(
      color.words.spoken, value.color, on: page, key: color.keys.contains(variant) ? .kept : nil)
    swatches.append(
      SheetSwatch(
        value, title: title, remarks: color.remarks.commentLines.joined(separator: " "),
        sentence: ReadingRun(sentence.text(in: language), language: language.rawValue),
        on: page, box))
  }
}
