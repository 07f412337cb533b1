import LittleCMS
import Palette

/// The colours of charts as people with other eyes see them, and without colour.
struct SeriesSection {
  private let sheet: Sheet
  private let series: [(name: String, views: [SeenSeries])]

  private static let visions: [ColorVision] = [
    .normal, .protan(severity: 1), .deutan(severity: 1), .tritan(severity: 1), .grayscale,
  ]

  init(sheet: Sheet) throws(LittleCMSError) {
    self.sheet = sheet
    var series: [(name: String, views: [SeenSeries])] = []
    for definition in sheet.palette.series {
      series.append((definition.name, try definition.seen(by: Self.visions)))
    }
    self.series = series
  }

  var html: HTML {
    guard !series.isEmpty else { return HTML() }
    let words = sheet.words
    let blocks = series.map { name, views -> HTML in
      // Pairs are named by the colours that ship, whatever eyes make of them.
      let own = views[0].colors.map(\.hex)
      return """
        <h3>\(name)</h3>
        <ul class="hexes">\(own.map { "<li><code>\($0)</code></li>" as HTML }.reduced)</ul>
        <div class="series">
        \(views.map { row($0, own) })
        </div>
        """
    }
    return """
      <section id="charts" aria-labelledby="charts-title">
      <h2 id="charts-title">\(words.charts)</h2>
      <p class="lead">\(words.chartsLead)</p>
      \(blocks)
      </section>
      """
  }

  private func row(_ view: SeenSeries, _ own: [String]) -> HTML {
    let words = sheet.words
    let names = view.colors.map { PlainColorName($0).text(in: words.language) }
    let name = words.vision(view.vision)
    let least: HTML =
      view.least.map { least in
        let pair = view.leastPair.map { own[$0] }
        return """
          <p><span class="sign" aria-hidden="true">\(view.isTold ? "✓" : "✗")</span> \
          \(words.closest(pair[0], pair[1], words.number(least.cut(decimals: 1)), view.isTold))</p>
          """
      } ?? HTML()
    let chips = view.colors.map { color -> HTML in
      "<i class=\"chip\" style=\"--c:\(color.hex)\"></i>"
    }
    return """
      <div class="series-row"><h4>\(name)</h4>\
      <div class="chips" role="img" aria-label="\(name): \(names.joined(separator: words.comma))">\(chips.reduced)</div>\(least)</div>
      """
  }
}
