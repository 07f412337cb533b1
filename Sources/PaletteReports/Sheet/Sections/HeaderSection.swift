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
      <p class="verdict \(holds ? "holds" : "fails")"><span class="sign" aria-hidden="true">\(!holds ? "✗" : pairCount > 0 ? "✓" : "–")</span> \(verdict(holds))</p>
      <p>\(contents)</p>
      \(if: hasPromise, "<p>\(words.promise(promise, verification.scope == .palette))\(raised)</p>")
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
      \(fieldset(words.scheme, "scheme", schemes))
      \(fieldset(words.contrast, "contrast", contrasts))
      </form>
      """
  }

  private typealias Choice = (id: String, word: String, isThere: Bool)

  /// An appearance the palette lacks cannot be chosen.
  private var schemes: [Choice] {
    let there = Set(sheet.views.map(\.variant.appearance))
    return [
      ("system", sheet.words.system, true),
      ("light", sheet.words.light, there.contains(.light)),
      ("dark", sheet.words.dark, there.contains(.dark)),
    ]
  }

  private var contrasts: [Choice] {
    let there = Set(sheet.views.map(\.variant.contrast))
    return [
      ("system", sheet.words.system, true),
      ("standard", sheet.words.standard, there.contains(.standard)),
      ("increased", sheet.words.increased, there.contains(.increased)),
    ]
  }

  private func fieldset(_ legend: String, _ name: String, _ choices: [Choice]) -> HTML {
    let inputs = choices.enumerated().map { index, choice -> HTML in
      """
      <label><input type="radio" name="\(name)" id="\(name)-\(choice.id)"\(if: index == 0, " checked")\(if: !choice.isThere, " disabled")><span>\(choice.word)</span></label>
      """
    }
    return
      "<fieldset><legend>\(legend)</legend><div class=\"segments\">\(inputs.reduced)</div></fieldset>"
  }

  private func verdict(_ holds: Bool) -> String {
    let (words, verification) = (sheet.words, sheet.verification)
    guard !holds else {
      return pairCount == 0
        ? words.nothingPromised : words.holds(pairCount.grouped(in: words.language))
    }
    let errors =
      verification.findings.count { $0.severity == .error } + verification.unlistedFailures
    return words.fails(errors, errors.grouped(in: words.language))
  }

  /// How many pairs were judged.
  private var pairCount: Int { sheet.verification.promised.pairs }

  /// A rule says nothing of a palette without a ramp.
  private var hasPromise: Bool {
    !sheet.verification.rules.isEmpty && sheet.views.contains { $0.stepCount > 1 }
  }

  private var raised: String {
    sheet.verification.increasedContrast == .surfaceContent ? " " + sheet.words.raised : ""
  }

  private var contents: String {
    let steps = Set(sheet.palette.ramps.map(\.stepCount)).sorted()
    let range =
      steps.isEmpty
      ? ""
      : Set([steps[0], steps[steps.count - 1]]).sorted()
        .map { String($0) }.joined(separator: "–")
    return sheet.words.contents(
      sheet.palette.ramps.count, range, sheet.palette.roles.count,
      sheet.palette.allVariants.map(sheet.words.appearance))
  }

  /// Distances and ratios that add something, the nearest first.
  private var promise: [(distance: Int, ratio: String)] {
    var reached = 1.0
    return sheet.verification.rules.sorted { ($0.distance, -$0.ratio) < ($1.distance, -$1.ratio) }
      .compactMap { rule in
        guard rule.ratio > reached else { return nil }
        reached = rule.ratio
        return (rule.distance, sheet.words.number(rule.ratio.fixed(decimals: 6)))
      }
  }

  private var sections: [(id: String, title: String)] {
    let words = sheet.words
    let views = sheet.views
    let hasRamps = views.contains { !$0.ramps.isEmpty }
    let isDerived = views.contains { $0.variant.contrast == .increased }
    let all: [(id: String, title: String, isThere: Bool)] = [
      ("changes", words.changes.title, sheet.comparison != nil),
      ("ramps", hasRamps ? words.ramps : words.roles, true), ("pairs", words.pairs, hasRamps),
      ("curves", words.curves, hasRamps), ("bands", words.bands, hasRamps),
      ("contrast", words.sideBySide, isDerived), ("use", words.inUse, true),
      ("charts", words.charts, !sheet.palette.series.isEmpty),
      ("findings", words.findings, true),
    ]
    return all.filter(\.isThere).map { ($0.id, $0.title) }
  }
}
