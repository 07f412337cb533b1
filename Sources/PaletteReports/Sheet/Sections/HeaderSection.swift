import Palette
import PaletteFormats

/// What the palette is, whether its promise holds, and the ways into the page.
struct HeaderSection {
  let sheet: Sheet

  var html: HTML {
    let words = sheet.words
    let verification = sheet.verification
    let links = sections.map { id, title -> HTML in
      "<li><a href=\"#\(id)\">\(title)</a></li>"
    }
    let holds = verification.holds && verification.unlistedFailures == 0
    return """
      <header class="top">
      <h1>\(sheet.palette.name)</h1>
      <p class="verdict \(holds ? "holds" : "fails")"><span class="sign" aria-hidden="true">\(holds ? "✓" : "✗")</span> \(verdict(holds))</p>
      <p>\(contents)</p>
      \(if: !verification.rules.isEmpty, "<p>\(words.promise(promise, isOfPalette: verification.scope == .palette))</p>")
      <nav aria-label="\(words.sections)"><ul>
      \(links)
      </ul></nav>
      </header>
      """
  }

  /// The switches; radio buttons, so that style sheets can follow them without a script.
  var bar: HTML {
    let words = sheet.words
    return """
      <form class="bar" aria-label="\(words.view)">
      \(fieldset(words.scheme, "scheme", [("system", words.system), ("light", words.light), ("dark", words.dark)]))
      \(fieldset(words.contrast, "contrast", [("system", words.system), ("standard", words.standard), ("increased", words.increased)]))
      </form>
      """
  }

  private func fieldset(_ legend: String, _ name: String, _ choices: [(String, String)]) -> HTML {
    let inputs = choices.enumerated().map { index, choice -> HTML in
      """
      <label><input type="radio" name="\(name)" id="\(name)-\(choice.0)"\(if: index == 0, " checked")><span>\(choice.1)</span></label>
      """
    }
    return
      "<fieldset><legend>\(legend)</legend><div class=\"segments\">\(inputs.reduced)</div></fieldset>"
  }

  private func verdict(_ holds: Bool) -> String {
    let verification = sheet.verification
    let counts =
      verification.summary.map { verification.scope == .palette ? $0.all : $0.own }
      + verification.checks.map(\.pairs)
    let pairs = counts.reduce(0) { $0 + $1.pairs }
    guard !holds else {
      return pairs == 0 ? sheet.words.nothingPromised : sheet.words.holds(pairs.grouped)
    }
    let errors =
      verification.findings.count { $0.severity == .error } + verification.unlistedFailures
    return sheet.words.fails(errors, errors.grouped)
  }

  private var contents: String {
    let steps = Set(sheet.palette.ramps.map(\.stepCount)).sorted()
    let range =
      steps.isEmpty
      ? ""
      : Set([steps[0], steps[steps.count - 1]]).sorted()
        .map { String($0) }.joined(separator: "–")
    return sheet.words.contents(
      ramps: sheet.palette.ramps.count, steps: range, roles: sheet.palette.roles.count,
      appearances: sheet.palette.allVariants.map(sheet.words.appearance))
  }

  /// Distances and ratios that add something, the nearest first.
  private var promise: [(distance: Int, ratio: String)] {
    var reached = 1.0
    return sheet.verification.rules.sorted { ($0.distance, -$0.ratio) < ($1.distance, -$1.ratio) }
      .compactMap { rule in
        guard rule.ratio > reached else { return nil }
        reached = rule.ratio
        return (rule.distance, rule.ratio.fixed(decimals: 6))
      }
  }

  private var sections: [(id: String, title: String)] {
    let words = sheet.words
    let views = sheet.views
    let hasRamps = views.contains { !$0.ramps.isEmpty }
    let isDerived = views.contains { $0.variant.contrast == .increased }
    let all: [(id: String, title: String, isThere: Bool)] = [
      ("changes", words.changes.title, sheet.comparison != nil),
      ("ramps", words.ramps, true), ("pairs", words.pairs, hasRamps),
      ("curves", words.curves, hasRamps), ("bands", words.bands, hasRamps),
      ("contrast", words.sideBySide, isDerived), ("use", words.inUse, true),
      ("charts", words.charts, !sheet.palette.series.isEmpty),
      ("findings", words.findings, true),
    ]
    return all.filter(\.isThere).map { ($0.id, $0.title) }
  }
}
