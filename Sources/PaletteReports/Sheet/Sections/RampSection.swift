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
      <h2 id="ramps-title">\(sheet.palette.ramps.isEmpty ? words.roles : words.ramps)</h2>
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
      <div><h3>\(ramp.name)</h3>\(nearbyKey(ramp, view.page))</div>
      <ol class="steps" style="--n:\(view.stepCount)">
      \(ramp.colors.map { swatch($0, view.page) })
      </ol>
      </div>
      """
    }
    let page: HTML = """
      <p class="on-page"><i class="chip" style="--c:\(view.page.hex)"></i> \(words.ratiosOn(view.page.hex))</p>
      """
    guard !view.roles.isEmpty else { return ([page] + ramps).joined }
    return """
      \(page)
      \(ramps)
      <div class="ramp roles">
      <div>\(if: !view.ramps.isEmpty, "<h3>\(words.roles)</h3>")</div>
      <ul class="steps">
      \(view.roles.map { swatch($0, view.page) })
      </ul>
      </div>
      """
  }

  /// A brand's own colour is shown, though it is no step.
  private func nearbyKey(_ ramp: SheetView.Row, _ page: SRGB8) -> HTML {
    guard let (color, step) = ramp.nearbyKey else { return HTML() }
    return "<ul class=\"near\">\(swatch(color, page, key: .near(step: step)))</ul>"
  }

  /// One card: a button is one element to assistive technology, and its parts are silent.
  private func swatch(
    _ color: SheetColor, _ page: SRGB8, key remark: ColorSentence.KeyRemark? = nil
  ) -> HTML {
    let wide: HTML = color.wideLuminance.map { " data-w=\"\($0.description)\"" } ?? ""
    let key: HTML = color.isKey ? " <span class=\"key\">\(sheet.words.keyMark)</span>" : ""
    let sentence = ColorSentence(
      color.name, color.value, on: page, key: remark ?? (color.isKey ? .kept : nil))
    return """
      <li><button class="swatch\(if: color.hasLightInk, " k")" style="\(color.style)" \
      data-i="\(color.index)" data-y="\(color.luminance.description)"\(wide) aria-label="\(sentence.text(in: sheet.words.language))">\
      <b>\(color.label)\(key)</b><code>\(color.value.hex)</code><span>\(color.contrast.number(in: sheet.words.language))</span></button></li>
      """
  }
}
