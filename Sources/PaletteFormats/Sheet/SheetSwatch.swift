import Palette

/// A colour on a sheet: what is drawn, and the sentence it is for those who hear it.
struct SheetSwatch {
  let box: SheetBox
  /// Its value, which may be translucent.
  let value: WrittenColor
  /// What the page makes of it.
  let texts: [SheetText]
  /// What is said of it to those who hear the sheet.
  let sentence: ReadingRun
  /// What its palette says of it.
  let remarks: String

  /// - Parameters:
  ///   - title: What is written on it: the step, or the role.
  ///   - page: What it lies on.
  init(
    _ value: WrittenColor, title: String, remarks: String, sentence: ReadingRun, on page: SRGB8,
    _ box: SheetBox
  ) {
    (self.box, self.value, self.remarks, self.sentence) = (box, value, remarks, sentence)
    let ink = value.color.composited(over: page).ink
    let lines = [(SheetText.Style.step, 25, title), (.value, 50, value.color.hex)]
    texts = lines.map { style, baseline, content in
      SheetText(
        style: style, x: box.x + 12, baseline: box.y + baseline, width: box.width - 18,
        content: content, ink: ink)
    }
  }
}
