import Palette

/// Which steps go with which: the least of any two ramps, any two ramps of the reader's choice, and
/// each ramp with itself.
struct MatrixSection {
  let sheet: Sheet

  var html: HTML {
    guard sheet.views.contains(where: { !$0.ramps.isEmpty }) else { return HTML() }
    let words = sheet.words
    return """
      <section id="pairs" aria-labelledby="pairs-title">
      <h2 id="pairs-title">\(words.pairs)</h2>
      <p class="lead">\(words.pairsLead)</p>
      \(if: sheet.palette.ramps.count > 1, ofTwo)
      \(sheet.perAppearance(own))
      </section>
      """
  }

  private var ofTwo: HTML {
    "<div class=\"tables\">\n\(sheet.perAppearance(least))\n\(chooser)\n</div>"
  }

  /// Filled by the script.
  private var chooser: HTML {
    let names = sheet.palette.ramps.enumerated().map { index, ramp -> HTML in
      "<option value=\"\(index)\">\(ramp.name)</option>"
    }
    let words = sheet.words
    return """
      <div class="scripted any-two">
      <h3>\(words.anyTwo)</h3>
      <p><label>\(words.rowsRamp) <select id="row-ramp">\(names)</select></label>
      <label>\(words.columnsRamp) <select id="column-ramp">\(names)</select></label></p>
      <div class="scroller" role="region" tabindex="0" aria-label="\(words.anyTwo)"><table class="matrix" id="any-two"></table></div>
      </div>
      """
  }

  private func own(_ view: SheetView) -> HTML {
    let words = sheet.words
    let tables = view.ramps.map { ramp -> HTML in
      let steps = ramp.colors.map { MeasuredStep([$0]) }
      return """
        <div class="scroller" role="region" tabindex="0" aria-label="\(words.matrixOf(ramp.name))">
        \(table(words.matrixOf(ramp.name), labels: ramp.colors.map(\.label)) { cell(steps, $0, $1, view) })
        </div>
        """
    }
    return """
      <details\(if: view.ramps.count == 1, " open")><summary>\(words.eachRamp)</summary>
      <div class="matrices">
      \(tables)
      </div></details>
      """
  }

  private func least(_ view: SheetView) -> HTML {
    guard view.ramps.count > 1 else { return HTML() }
    let labels = view.stepLabels
    let steps = labels.indices.map { step in
      MeasuredStep(view.ramps.map(\.colors).filter { step < $0.count }.map { $0[step] })
    }
    let table = table(sheet.words.leastOfAny, hidesCaption: true, labels: labels) {
      cell(steps, $0, $1, view)
    }
    return """
      <h3>\(sheet.words.leastOfAny)</h3>
      <div class="scroller" role="region" tabindex="0" aria-label="\(sheet.words.leastOfAny)">
      \(table)
      </div>
      """
  }

  /// A triangle: two colours have one contrast, whichever is on top.
  private func table(
    _ caption: String, hidesCaption: Bool = false, labels: [String],
    _ cell: (_ row: Int, _ column: Int) -> HTML
  ) -> HTML {
    let head = labels.dropLast().map { "<th scope=\"col\">\($0)</th>" as HTML }
    let rows = labels.indices.dropFirst().map { row -> HTML in
      let cells = labels.indices.dropLast().map { $0 < row ? cell(row, $0) : "<td></td>" }
      return "<tr><th scope=\"row\">\(labels[row])</th>\(cells.reduced)</tr>"
    }
    return """
      <table class="matrix">
      <caption\(if: hidesCaption, " class=\"vh\"")>\(caption)</caption>
      <thead><tr><td></td>\(head.reduced)</tr></thead>
      <tbody>
      \(rows)
      </tbody></table>
      """
  }

  /// The least ratio of two steps, and whether it is less than was promised.
  private func cell(
    _ steps: [MeasuredStep], _ row: Int, _ column: Int, _ view: SheetView
  ) -> HTML {
    guard let least = steps[row].least(with: steps[column]) else { return "<td></td>" }
    let level = ContrastLevel(ofRatio: least.value)
    let required = sheet.palette.requiredRatio(row, column, in: view.variant)
    let fails = required.map { least.value < $0 } ?? false
    guard fails else {
      return "<td class=\"l\(level.rawValue)\">\(least.number(in: sheet.words.language))</td>"
    }
    return """
      <td class="fails">\(least.number(in: sheet.words.language))<span class="vh"> \(sheet.words.needs(sheet.words.number((required ?? 1).fixed(decimals: 2))))</span></td>
      """
  }
}

extension [HTML] {
  /// One directly after another.
  var reduced: HTML { HTML(trusted: map(\.text).joined()) }
}

extension MeasuredStep {
  fileprivate init(_ colors: [SheetColor]) {
    self.init(colors.map { ($0.luminance, $0.wideLuminance) })
  }
}
