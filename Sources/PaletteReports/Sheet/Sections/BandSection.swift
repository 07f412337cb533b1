import Palette

/// The luminance every step has, inside the band it may have.
///
/// The scale is that of contrast: equal ratios are equally far apart.
struct BandSection {
  let sheet: Sheet

  var html: HTML {
    guard sheet.views.contains(where: { $0.stepCount > 1 }) else { return HTML() }
    let words = sheet.words
    return """
      <section id="bands" aria-labelledby="bands-title">
      <h2 id="bands-title">\(words.bands)</h2>
      <p class="lead">\(words.bandsLead)</p>
      \(sheet.perAppearance(view))
      </section>
      """
  }

  private func view(_ view: SheetView) -> HTML {
    let rooms = sheet.palette.luminanceRooms(in: view.variant)
    let ticks = [1.0, 1.5, 3, 4.5, 7, 12, 21].map { ratio -> HTML in
      "<i style=\"top:\(percent(Depth.ofLuminance(1.05 / ratio - 0.05)))\">\(sheet.words.number(ratio.fixed(decimals: 1)))</i>"
    }
    let labels = view.stepLabels
    let columns = rooms.enumerated().map { step, room -> HTML in
      let band: HTML =
        room.allowed.map { allowed in
          let top = Depth.ofLuminance(allowed.upperBound)
          let height = Depth.ofLuminance(allowed.lowerBound) - top
          return "<i class=\"room\" style=\"top:\(percent(top));height:\(percent(height))\"></i>"
        } ?? HTML()
      let colors = view.ramps.filter { $0.colors.indices.contains(step) }.map { $0.colors[step] }
      let marks = colors.enumerated().map { mark($1, place: $0, of: colors.count) }
      return "<div>\(band)\(marks.reduced)<b>\(labels[step])</b></div>"
    }
    let id = sheet.id("bands-text", view)
    return """
      <div class="scroller" role="region" tabindex="0" aria-label="\(sheet.words.bandsAlternative(view.variant))">
      <div class="bands" role="img" aria-label="\(sheet.words.bandsAlternative(view.variant))" aria-describedby="\(id)">
      <div class="axis">\(ticks.reduced)</div>
      \(columns)
      </div></div>
      <p class="vh" id="\(id)">\(description(rooms, labels))</p>
      """
  }

  private func description(_ rooms: [LuminanceRoom], _ labels: [String]) -> String {
    let words = sheet.words
    return rooms.enumerated().map { step, room in
      words.band(
        labels[step], contrasts(room.actual), allowed: room.allowed.map(contrasts))
    }.joined(separator: " ")
  }

  /// Contrast on white, from the lightest to the darkest.
  private func contrasts(_ luminances: ClosedRange<Double>) -> (String, String) {
    let values = [luminances.upperBound, luminances.lowerBound].map {
      ContrastRatio(1, $0).number(in: sheet.words.language)
    }
    return (values[0], values[1])
  }

  /// Ramps stand side by side, so that none hides another.
  private func mark(_ color: SheetColor, place: Int, of count: Int) -> HTML {
    let width = 76 / Double(count)
    let left = (12 + Double(place) * width).fixed(decimals: 1)
    return """
      <i class="mark" style="top:\(percent(Depth.ofLuminance(color.luminance)));left:\(left)%;\
      width:\(width.fixed(decimals: 1))%;--c:\(color.shown.hex)"></i>
      """
  }

  private func percent(_ depth: Double) -> String {
    (100 * depth / Depth.ofBlack).fixed(decimals: 2) + "%"
  }
}
