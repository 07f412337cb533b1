import Palette

/// A colour on a sheet: what is drawn, and the sentence it is for those who hear it.
struct SheetSwatch {
  let box: SheetBox
  /// Its value, which may be translucent.
  let value: WrittenColor
  /// What the page makes of it.
  let texts: [SheetText]
  /// Name, plain name, value and contrast.
  let sentence: [ReadingRun]
  /// What its palette says of it.
  let remarks: String

  /// - Parameters:
  ///   - title: What is written on it: the step, or the role.
  ///   - page: What it lies on.
  init(_ color: NamedColor, _ value: WrittenColor, title: String, on page: SRGB8, _ box: SheetBox) {
    (self.box, self.value) = (box, value)
    remarks = color.remarks.commentLines.joined(separator: " ")
    let seen = value.color.composited(over: page)
    let hex = value.color.hex
    let language = SheetLayout.language
    texts = [(SheetText.Style.step, 25, title), (.value, 50, hex)].map { style, baseline, content in
      SheetText(
        style: style, x: box.x + 12, baseline: box.y + baseline, width: box.width - 18,
        content: content, ink: seen.ink)
    }
    let plainName = PlainColorName(seen).text(in: language)
    sentence = [
      ReadingRun(
        "\(color.words.spoken), \(plainName), \(hex), \(seen.contrast(with: page)) to 1 on the page",
        language: language.rawValue)
    ]
  }
}
