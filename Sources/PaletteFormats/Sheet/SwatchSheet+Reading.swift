import Palette

extension SwatchSheet {
  /// The sheet as text that is read aloud: a page for each panel, a line for its heading and for each
  /// swatch; the first page begins with the title.
  var reading: ReadingContent {
    let language = words.language.rawValue
    func line(_ kind: ReadingLine.Kind, _ text: SheetText) -> ReadingLine {
      ReadingLine(
        kind, frame: text.box.frame, runs: [ReadingRun(text.content, language: language)])
    }
    let pages = panels.enumerated().map { index, panel in
      let box = index == 0 ? panel.box.union(title.box) : panel.box
      let swatches = panel.swatches.map { swatch in
        ReadingLine(.swatch, frame: swatch.box.frame, runs: [swatch.sentence])
      }
      return ReadingPage(
        name: panel.variant.rawValue, frame: box.frame,
        lines: (index == 0 ? [line(.title, title)] : []) + [line(.heading, panel.heading)]
          + swatches)
    }
    return ReadingContent(
      title: name, language: language, width: Double(width), height: Double(height), pages: pages)
  }
}
