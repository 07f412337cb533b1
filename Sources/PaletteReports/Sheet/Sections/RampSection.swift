import Palette

/// The page's heart: ramps as rows, steps as columns, each swatch a card; then the roles.
///
/// The script turns the same grid into the picture of what a chosen colour pairs with.
struct RampSection {
  let sheet: Sheet

  var html: HTML {
    let words = sheet.words
    return """
      <section id="ramps" aria-labelledby="ramps-title">
      <h2 id="ramps-title">\(words.ramps)</h2>
      <a class="skip" href="#use">\(words.skipSwatches)</a>
      <p class="lead scripted">\(words.rampsLead)</p>
      \(legend)
      \(sheet.perAppearance(view))
      </section>
      """
  }

  /// What the script's marks mean; the signs stand beside the ratios, so that nothing is told by
  /// colour alone.
  private var legend: HTML {
    let items = ContrastLevel.allCases.map { level -> HTML in
      "<li><span class=\"sign\" aria-hidden=\"true\">\(level.mark)</span> \(sheet.words.legend(level))</li>"
    }
    return "<ul class=\"legend scripted\">\n\(items)\n</ul>"
  }

  private func view(_ view: SheetView) -> HTML {
    let words = sheet.words
    let ramps = view.ramps.map { ramp -> HTML in
      """
      <div class="ramp">
      <h3>\(ramp.name)</h3>
      <ol class="steps" style="--n:\(view.stepCount)">
      \(ramp.colors.map { swatch($0, view.page) })
      </ol>
      </div>
      """
    }
    guard !view.roles.isEmpty else { return ramps.joined }
    return """
      \(ramps)
      <div class="ramp roles">
      <h3>\(words.roles)</h3>
      <ul class="steps">
      \(view.roles.map { swatch($0, view.page) })
      </ul>
      </div>
      """
  }

  /// One card: a button is one element to assistive technology, and its parts are silent.
  private func swatch(_ color: SheetColor, _ page: SRGB8) -> HTML {
    let wide: HTML = color.wideLuminance.map { " data-w=\"\($0.description)\"" } ?? ""
    let key: HTML = color.isKey ? " <span class=\"key\">\(sheet.words.keyMark)</span>" : ""
    let sentence = ColorSentence(
      color.name, color.value, on: page, key: color.isKey ? .kept : nil)
    return """
      <li><button class="swatch\(if: color.hasLightInk, " k")" style="\(color.style)" \
      data-i="\(color.index)" data-y="\(color.luminance.description)"\(wide) aria-label="\(sentence.text(in: sheet.words.language))">\
      <b>\(color.label)\(key)</b><code>\(color.value.hex)</code><span>\(color.contrast.description)</span></button></li>
      """
  }
}
