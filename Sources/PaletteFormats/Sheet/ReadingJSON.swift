import Palette

/// The reading model of a sheet as JSON, for programs that let people hear the sheet.
///
/// The same shape as `ReadingContent`, which `JSONDecoder` reads it into:
///
/// - `formatVersion`: 1. A version that a program does not know may have another shape.
/// - `title`, and `language` as BCP 47 has it.
/// - `width` and `height` of the SVG sheet, in px; every frame is in the same px, from its upper left
///   corner.
/// - `pages`, in reading order. A page has a `name` (the appearance: `light`, `dark`,
///   `lightIncreasedContrast` or `darkIncreasedContrast`), a `frame` and `lines`.
/// - A line has a `kind` (`title`, `heading` or `swatch`), a `frame` and `runs`.
/// - A frame has `x`, `y`, `width` and `height`. Those of a page's lines do not overlap and lie inside
///   that of the page.
/// - A run has a `text` and its `language`. The content of a line is the texts of its runs, with
///   nothing between; that of a page is the lines, with a line end between.
enum ReadingJSON {
  static let formatVersion = 1

  static func write(_ content: ReadingContent) -> String {
    JSONText.object([
      ("formatVersion", .integer(formatVersion)), ("title", .string(content.title)),
      ("language", .string(content.language)), ("width", number(content.width)),
      ("height", number(content.height)), ("pages", .array(content.pages.map(page))),
    ]).document
  }

  private static func page(_ page: ReadingPage) -> JSONText {
    .object([
      ("name", .string(page.name)), ("frame", frame(page.frame)),
      ("lines", .array(page.lines.map(line))),
    ])
  }

  private static func line(_ line: ReadingLine) -> JSONText {
    .object(
      [
        ("kind", .string(line.kind.rawValue)), ("frame", frame(line.frame)),
        ("runs", .array(line.runs.map(run), .line)),
      ], .line)
  }

  private static func run(_ run: ReadingRun) -> JSONText {
    .object([("text", .string(run.text)), ("language", .string(run.language))], .line)
  }

  private static func frame(_ frame: ReadingFrame) -> JSONText {
    .object(
      [
        ("x", number(frame.x)), ("y", number(frame.y)), ("width", number(frame.width)),
        ("height", number(frame.height)),
      ], .line)
  }

  private static func number(_ value: Double) -> JSONText { .number(value, decimals: 3) }
}
