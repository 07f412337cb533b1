import Palette

extension OutputFormat {
  static let svg = OutputFormat(
    "svg", "a picture of all swatches with their steps and values", lacks: SwatchSheet.lacks,
    drops: [.textStyles], remarks: .asCommentsOfColors, usesLetterCase: false, usesLanguage: true,
    names: .asGiven, fileExtension: "svg"
  ) { palette, options throws(NamingError) in
    [
      WrittenFile(
        path: palette.fileName + ".svg", text: try SwatchSheet(palette, options.language).svg)
    ]
  }

  static let reading = OutputFormat(
    "reading", "what the svg says, as pages and lines for apps that read it aloud",
    lacks: "text styles and Display P3 values", drops: [.textStyles, .displayP3], remarks: .nothing,
    usesLetterCase: false, usesLanguage: true, names: .asGiven, fileExtension: "reading.json"
  ) { palette, options throws(NamingError) in
    [
      WrittenFile(
        path: palette.fileName + ".reading.json",
        text: ReadingJSON.write(try SwatchSheet(palette, options.language).reading))
    ]
  }
}
