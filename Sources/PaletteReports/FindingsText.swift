import Palette

/// The worst findings of a file, and how many more there are.
struct FindingsText {
  let file: VerifiedFile
  let settings: TextSettings

  /// Errors and warnings, then the notes: each of them, or what they have in common.
  func paragraphs() -> [[TextLine]] {
    let all = file.verification.findings.filter { $0.severity != .note }
    let told = settings.limit.map { Array(all.prefix($0)) } ?? all
    var found: [TextLine] = []
    if !all.isEmpty {
      found.append(
        TextLine(
          heading(told: told.count, of: all.count + file.verification.unlistedFailures), .strong))
      for finding in told { found += lines(finding) }
    }
    var rest: [TextLine] = []
    let unlisted = file.verification.unlistedFailures
    if unlisted > 0 {
      rest += wrapped(
        "\(unlisted.grouped) more pairs fail, too many to list; these are the worst.")
    }
    if told.count < all.count {
      rest += wrapped("Not shown: \(counts(all.dropFirst(told.count))); --all lists them.")
      rest += SuspectsText(all).map { wrapped($0.sentence) } ?? []
    }
    return [found, rest] + notes(file.verification.findings.filter { $0.severity == .note })
  }

  private func notes(_ notes: [Finding]) -> [[TextLine]] {
    switch settings.detail {
    case .findings: []
    case .usual: NotesText.folded(notes).map { wrapped($0) }
    case .everything where notes.isEmpty: []
    case .everything: [[TextLine("Notes:", .strong)] + notes.flatMap(lines)]
    }
  }

  private func heading(told: Int, of all: Int) -> String {
    if told < all { return "The \(told.grouped) worst of \(all.grouped):" }
    return all == 1 ? "Found:" : "Found, the worst first:"
  }

  /// A sentence, the place, and what to do instead.
  private func lines(_ finding: Finding) -> [TextLine] {
    let free = settings.painter.hasSwatches ? TextLine.sampleWidth : 0
    let indentation = String(repeating: " ", count: TextLine.sampleIndentation + free)
    let severity = finding.severity == .error ? "" : "\(finding.severity.rawValue): "
    var lines = wrapped(severity + finding.message, indentation)
    if !lines.isEmpty { lines[0].sample = sample(finding) }
    lines.append(TextLine(indentation + "  " + place(finding)))
    if let suggestion = finding.suggestion {
      lines += wrapped("instead: \(suggestion)", indentation + "  ")
    }
    return lines
  }

  /// The second colour, which is the ink, as it is seen on the first.
  private func sample(_ finding: Finding) -> (ink: SRGB8, surface: SRGB8)? {
    guard finding.pair.count == 2, let surface = try? SRGB8(hex: finding.pair[0].color),
      let ink = try? HexColor(finding.pair[1].color)
    else { return nil }
    return (ink.composited(over: surface), surface)
  }

  /// `light, increased contrast, palette.json:12:9`: terminals and editors open such a place.
  private func place(_ finding: Finding) -> String {
    let reported = ReportedFinding(paletteFile: file.file, finding: finding)
    return (finding.variant.map { $0.words + ", " } ?? "") + reported.place
  }

  private func counts(_ findings: ArraySlice<Finding>) -> String {
    let counts = Finding.Severity.allCases.compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    return counts.joined(separator: ", ")
  }

  private func wrapped(_ text: String) -> [TextLine] { wrapped(text, "") }

  private func wrapped(_ text: String, _ indentation: String) -> [TextLine] {
    text.wrapped(
      indentation: indentation, width: settings.width, swatchWidth: settings.swatchWidth
    ).map { TextLine($0) }
  }
}
