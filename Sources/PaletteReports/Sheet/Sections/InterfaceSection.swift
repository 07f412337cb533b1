import Palette

/// The roles as a small interface, with the contrast of every part on what it lies on.
struct InterfaceSection {
  let sheet: Sheet

  var html: HTML {
    guard sheet.views.contains(where: { !$0.colors.isEmpty }) else { return HTML() }
    let words = sheet.words
    return """
      <section id="use" aria-labelledby="use-title">
      <h2 id="use-title">\(words.inUse)</h2>
      <p class="lead">\(words.inUseLead)</p>
      \(sheet.perAppearance(view))
      </section>
      """
  }

  private func view(_ view: SheetView) -> HTML {
    let roles = InterfaceRoles(view)
    let words = sheet.words
    let style = roles.parts.map { part, choice -> HTML in
      "--\(part.rawValue):\(choice.value.hex)"
    }
    return """
      <div class="use">
      <div class="mock" style="\(style.reduced(separator: ";"))">
      <div class="mock-card">
      <p class="mock-title">\(words.mockTitle)</p>
      <p>\(words.mockText) <span class="mock-link">\(words.mockLink)</span></p>
      <p class="mock-secondary">\(words.mockSecondary)</p>
      <div class="mock-separator"></div>
      \(chart(view, roles))
      <div class="mock-row"><span class="mock-field">\(words.mockField)</span><span class="mock-button">\(words.mockButton)</span>\
      <span class="mock-button mock-focused">\(words.mockFocused)</span></div>
      </div>
      </div>
      \(list(roles))
      </div>
      """
  }

  /// Bars of different heights, each with its number, so that the hue carries nothing alone.
  private func chart(_ view: SheetView, _ roles: InterfaceRoles) -> HTML {
    let series =
      sheet.palette.series.first?.colors
      ?? view.ramps.prefix(4).compactMap { ramp in
        ramp.colors.first { $0.contrast.value >= 3 }?.shown
      }
    guard !series.isEmpty else { return HTML() }
    let bars = series.prefix(8).enumerated().map { index, color -> HTML in
      let height = 35 + (index * 37) % 60
      return "<li><i style=\"height:\(height)%;background:\(color.hex)\"></i>\(height)</li>"
    }
    return "<ul class=\"mock-chart\" aria-label=\"\(sheet.words.mockChart)\">\(bars.reduced)</ul>"
  }

  private func list(_ roles: InterfaceRoles) -> HTML {
    let words = sheet.words
    var told: Set<[String]> = []
    let rows = InterfaceRoles.pairs.compactMap { front, back -> HTML? in
      guard let above = roles[front], let below = roles[back],
        told.insert([words.part(front), above.name, below.name]).inserted
      else { return nil }
      let surface = below.value.opaque
      let ratio = above.value.composited(over: surface).contrast(with: surface)
      let level = ContrastLevel(ofRatio: ratio.value)
      return """
        <tr><th scope="row"><b>\(words.part(front))</b> \(words.on(above.name, below.name))</th><td class="number">\(ratio.number(in: words.language))</td>\
        <td><span class="sign" aria-hidden="true">\(level.mark)</span> \(words.carries(level))</td></tr>
        """
    }
    return """
      <div class="scroller" role="region" tabindex="0" aria-label="\(words.inUseTable)"><table class="list">
      <caption>\(words.inUseTable)</caption>
      <tbody>
      \(rows)
      </tbody></table></div>
      """
  }
}

extension [HTML] {
  /// With a separator between them, which is markup.
  func reduced(separator: String) -> HTML {
    HTML(trusted: map(\.text).joined(separator: separator))
  }
}
