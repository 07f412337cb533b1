import Palette

/// Every swatch as it is, above what it becomes for readers who ask for more contrast.
struct ContrastSection {
  let sheet: Sheet

  var html: HTML {
    let pairs = Appearance.allCases.compactMap { appearance in
      pair(appearance).map { (appearance, $0) }
    }
    guard !pairs.isEmpty else { return HTML() }
    let words = sheet.words
    let blocks = pairs.map { appearance, pair -> HTML in
      let classes: HTML = pairs.count == 1 ? "view" : "view \(appearance.rawValue)"
      return "<div class=\"\(classes)\">\n\(ramps(pair.standard, pair.increased))\n</div>"
    }
    return """
      <section id="contrast" aria-labelledby="contrast-title">
      <h2 id="contrast-title">\(words.sideBySide)</h2>
      <p class="lead">\(words.sideBySideLead)</p>
      \(blocks)
      </section>
      """
  }

  private func pair(
    _ appearance: Appearance
  ) -> (standard: SheetView, increased: SheetView)? {
    func view(_ contrast: ContrastSetting) -> SheetView? {
      sheet.views.first { $0.variant == AppearanceVariant(appearance, contrast) }
    }
    guard let standard = view(.standard), let increased = view(.increased) else { return nil }
    return (standard, increased)
  }

  private func ramps(_ standard: SheetView, _ increased: SheetView) -> HTML {
    let rows = standard.ramps.compactMap { ramp -> HTML? in
      guard let other = increased.ramps.first(where: { $0.name == ramp.name }) else { return nil }
      let steps = zip(ramp.colors, other.colors).map(step)
      return """
        <div class="ramp">
        <h3>\(ramp.name)</h3>
        <ol class="steps" style="--n:\(standard.stepCount)">
        \(steps)
        </ol>
        </div>
        """
    }
    return rows.joined
  }

  private func step(_ standard: SheetColor, _ increased: SheetColor) -> HTML {
    let words = sheet.words
    let ratios = (
      standard.contrast.number(in: sheet.words.language),
      increased.contrast.number(in: sheet.words.language)
    )
    let sentence =
      standard.value == increased.value
      ? words.stays(standard.name, standard.contrast)
      : words.becomes(standard.name, standard.contrast, increased.contrast)
    func half(_ color: SheetColor, _ text: String) -> HTML {
      "<i\(if: color.hasLightInk, " class=\"k\"") style=\"--c:\(color.shown.hex)\">\(text)</i>"
    }
    let lower = standard.value == increased.value ? "=" : ratios.1
    return """
      <li class="split"><span class="vh">\(sentence)</span><span aria-hidden="true"><b>\(standard.label)</b>\
      \(half(standard, ratios.0))\(half(increased, lower))</span></li>
      """
  }
}
