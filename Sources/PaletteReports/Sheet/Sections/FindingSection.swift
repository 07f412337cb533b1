import Palette

/// What was found, the worst first, and what to do instead.
struct FindingSection {
  let sheet: Sheet

  var html: HTML {
    let words = sheet.words
    let findings = sheet.verification.findings
    let unlisted = sheet.verification.unlistedFailures
    let told = findings.prefix(HTMLSheet.findingLimit)
    let rest = findings.count - told.count + unlisted
    let list: HTML =
      told.isEmpty
      ? "<p>\(words.nothingFound)</p>"
      : "<ol class=\"findings\">\n\(told.map(item))\n</ol>"
    return """
      <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">\(words.findings)</h2>
      \(list)
      \(if: rest > 0, "<p>\(words.moreFindings(rest.grouped(in: words.language)))</p>")
      </section>
      """
  }

  private func item(_ finding: Finding) -> HTML {
    let words = sheet.words
    let sample: HTML =
      sample(finding).map { surface, ink in
        "<span class=\"pair\" aria-hidden=\"true\" style=\"--s:\(surface.hex);--k:\(ink.hex)\"></span>"
      } ?? "<span></span>"
    let place = finding.variant.map { words.appearance($0) }
    let suggestion: HTML =
      finding.suggestion.map { "<p>\(words.instead) <span lang=\"en\">\($0)</span></p>" } ?? HTML()
    return """
      <li>\(sample)<div><p><strong>\(sign(finding)) \(words.severity(finding.severity))\
      \(if: place != nil, " · \(place ?? "")")</strong></p>
      \(message(finding))
      \(suggestion)</div></li>
      """
  }

  /// In the page's language where it has a sentence for it.
  private func message(_ finding: Finding) -> HTML {
    guard let sentence = FindingSentence(finding, sheet.words).text else {
      return "<p lang=\"en\">\(finding.message)</p>"
    }
    return "<p>\(sentence)</p>"
  }

  private func sign(_ finding: Finding) -> HTML {
    let sign =
      switch finding.severity {
      case .error: "✗"
      case .warning: "!"
      case .note: "i"
      }
    return "<span class=\"sign\" aria-hidden=\"true\">\(sign)</span>"
  }

  private func sample(_ finding: Finding) -> (surface: SRGB8, ink: SRGB8)? {
    guard finding.pair.count == 2, let surface = try? SRGB8(hex: finding.pair[0].color),
      let ink = try? HexColor(finding.pair[1].color)
    else { return nil }
    return (surface, ink.composited(over: surface))
  }
}
