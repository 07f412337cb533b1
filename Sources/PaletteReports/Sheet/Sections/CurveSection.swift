import LittleCMS
import Palette

/// Lightness, chroma and hue of every ramp as small multiples on one scale.
struct CurveSection {
  let sheet: Sheet

  var html: HTML {
    guard sheet.views.contains(where: { !$0.ramps.isEmpty }) else { return HTML() }
    let words = sheet.words
    return """
      <section id="curves" aria-labelledby="curves-title">
      <h2 id="curves-title">\(words.curves)</h2>
      <p class="lead">\(words.curvesLead(sheet.palette.space.rawValue))</p>
      \(sheet.perAppearance(view))
      </section>
      """
  }

  private func view(_ view: SheetView) -> HTML {
    let axes = CurveAxis.allCases
    let heads = axes.map { axis -> HTML in
      let range =
        "0–\(sheet.words.number(limit(axis).fixed(decimals: 2)))\(axis == .hue ? "°" : "")"
      return "<span>\(sheet.words.axis(axis)) \(range)</span>"
    }
    let rows = view.ramps.map { ramp -> HTML in
      """
      <h3>\(ramp.name)</h3>
      \(axes.map { curve(ramp, $0, view) })
      """
    }
    return """
      <div class="curves">
      <div class="curve-heads" aria-hidden="true"><span></span>\(heads.reduced)</div>
      \(rows.map { "<div class=\"curve-row\">\n\($0)\n</div>" as HTML })
      </div>
      \(table(view))
      """
  }

  /// The data behind the pictures.
  private func table(_ view: SheetView) -> HTML {
    let words = sheet.words
    let longest = view.ramps.max { $0.colors.count < $1.colors.count }
    let heads = (longest?.colors ?? []).map { "<th scope=\"col\">\($0.label)</th>" as HTML }
    let rows = view.ramps.flatMap { ramp in
      CurveAxis.allCases.map { axis -> HTML in
        let cells = ramp.colors.map { color -> HTML in
          "<td>\(color.coordinates.map { sheet.words.number(axis.value($0).fixed(decimals: axis.decimals)) } ?? "")</td>"
        }
        return
          "<tr><th scope=\"row\">\(ramp.name)\(words.comma)\(words.axis(axis))</th>\(cells.reduced)</tr>"
      }
    }
    return """
      <details><summary>\(words.curveTable)</summary>
      <div class="scroller" role="region" tabindex="0" aria-label="\(words.curveTable)"><table class="list values">
      <caption class="vh">\(words.curveTable)</caption>
      <thead><tr><td></td>\(heads.reduced)</tr></thead>
      <tbody>
      \(rows)
      </tbody></table></div></details>
      """
  }

  private func curve(_ ramp: SheetView.Row, _ axis: CurveAxis, _ view: SheetView) -> HTML {
    let drawing = CurveDrawing(
      ramp, axis, limit: limit(axis), leastChroma: sheet.palette.space.grayLimit)
    let title = "\(ramp.name): \(sheet.words.axis(axis))"
    return """
      <figure class="curve"><figcaption>\(sheet.words.axis(axis))</figcaption>\
      <svg role="img" viewBox="0 0 220 64"><title>\(title)</title><desc>\(drawing.description(sheet.words))</desc>\(drawing.lines)\(drawing.dots)</svg></figure>
      """
  }

  private func limit(_ axis: CurveAxis) -> Double {
    switch axis {
    case .lightness: sheet.palette.space == .oklch ? 1 : 100
    case .chroma: chromaLimit
    case .hue: 360
    }
  }

  /// The greatest chroma of any colour in any appearance, a little rounded up: one scale for all.
  private var chromaLimit: Double {
    let unit = sheet.palette.space == .oklch ? 0.05 : 20.0
    let greatest =
      sheet.views.flatMap(\.ramps).flatMap(\.colors).compactMap(\.coordinates?.chroma)
      .max() ?? 0
    return max(1, (greatest / unit).rounded(.up)) * unit
  }

}

/// What a curve is of.
enum CurveAxis: CaseIterable {
  case lightness
  case chroma
  case hue

  /// As many as matter.
  var decimals: Int { self == .hue ? 1 : 3 }

  func value(_ color: LCh) -> Double {
    switch self {
    case .lightness: color.lightness
    case .chroma: color.chroma
    case .hue: color.hue
    }
  }
}

extension PerceptualSpace {
  /// Under this chroma a hue says nothing to the eye.
  var grayLimit: Double {
    switch self {
    case .oklch: 0.004
    case .cielch: 1
    // Greys of its own have up to 1.8.
    case .ciecam02: 2.5
    }
  }
}
