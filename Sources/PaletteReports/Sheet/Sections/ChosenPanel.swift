import Palette
import PaletteFormats

/// What the script shows of the colour that was chosen, and what it needs to know for that.
struct ChosenPanel {
  let sheet: Sheet

  var html: HTML {
    let words = sheet.words
    return """
      <section class="chosen" id="chosen" aria-label="\(words.chosen)" hidden>
      <span class="chip" id="chosen-chip"></span>
      <div><p id="chosen-name"></p><p id="chosen-text"></p></div>
      <div class="actions">
      <button type="button" id="copy-hex"></button>
      <button type="button" id="copy-css"></button>
      <button type="button" id="copy-swift"></button>
      <button type="button" id="clear">\(words.clear)</button>
      </div>
      </section>
      <p class="vh" role="status" id="status"></p>
      <script type="application/json" id="sheet-data">\(data)</script>
      """
  }

  /// The ratios that steps promise, by view, step and step; 0 where nothing is promised.
  private var required: [(key: String, value: JSONText)] {
    zip(sheet.appearances, sheet.views).map { appearance, view in
      let steps = 0..<view.stepCount
      let rows = steps.map { row in
        JSONText.array(
          steps.map { column in
            let ratio = sheet.palette.requiredRatio(row, column, in: view.variant)
            return .number(exactly: ratio ?? 0)
          })
      }
      return (appearance.setting.rawValue, .array(rows))
    }
  }

  /// Names in code, and the words the script says.
  ///
  /// A `<` could end the element, whatever text it is in.
  private var data: HTML {
    let words = sheet.words
    // Names that collide have no reference; their hex can be copied all the same.
    let references = (try? sheet.palette.references()) ?? []
    let levels = ContrastLevel.allCases.map { level in
      JSONText.object([
        ("ratio", .number(level.ratio, decimals: 1)), ("sign", .string(level.mark)),
        ("short", .string(words.short(level))), ("long", .string(words.carries(level))),
      ])
    }
    let script =
      [
        (key: "comma", value: words.comma),
        (key: "decimal", value: words.language.decimalSeparator),
        (key: "needs", value: words.needs("%")),
      ] + words.script
    let json = JSONText.object([
      ("css", .array(references.map { .string($0.css) })),
      ("swift", .array(references.map { .string($0.swift) })),
      ("levels", .array(levels)),
      ("isOfPalette", .bool(sheet.palette.scope == .palette)),
      ("required", .object(required)),
      ("words", .object(script.map { (key: $0.key, value: JSONText.string($0.value)) })),
    ]).singleLine
    var text = ""
    for character in json { text += character == "<" ? "\\u003c" : String(character) }
    return HTML(trusted: text)
  }
}
