import Palette

/// What verifying found, for people: in a terminal, in a log, or read aloud.
public enum TextReport {
  /// For each file the verdict, then the promise in words, a line of counts for each rule, and the
  /// worst findings with their places; at the end, of several files, how many hold.
  ///
  /// Nothing is told by colour or by position alone, and lines keep within the width wherever names
  /// allow it.
  public static func write(
    _ results: CheckResults, _ settings: TextSettings = TextSettings()
  ) -> String {
    let isSingle = results.files.count + results.unchecked.count == 1
    var sections: [[TextLine]] = []
    var previousIsLine = false
    for file in results.files {
      let section = section(file, isSingle: isSingle, settings)
      guard !section.isEmpty else { continue }
      // Verdicts that stand alone follow one another without a gap.
      if section.count == 1, previousIsLine {
        sections[sections.count - 1] += section
      } else {
        sections.append(section)
      }
      previousIsLine = section.count == 1
    }
    if !isSingle, !results.files.isEmpty, settings.detail != .findings {
      sections.append([TextLine(VerdictText.overview(results) + ".", .strong)])
    }
    let painter = settings.painter
    return sections.joined(separator: [.empty]).map { $0.painted(by: painter) + "\n" }.joined()
  }

  /// One line, or what is too long for it below the file's name.
  private static func verdict(_ file: VerifiedFile, _ settings: TextSettings) -> [TextLine] {
    let emphasis: TextLine.Emphasis = file.holds ? .good : .bad
    let verdict = VerdictText.verdict(file)
    let line = "\(file.file): \(verdict)"
    if line.count <= settings.width { return [TextLine(line, emphasis)] }
    return ([file.file + ":"] + verdict.wrapped(indentation: "  ", width: settings.width))
      .map { TextLine($0, emphasis) }
  }

  private static func section(
    _ file: VerifiedFile, isSingle: Bool, _ settings: TextSettings
  ) -> [TextLine] {
    let verification = file.verification
    let isClean = file.holds && file.count(.warning) == 0
    if settings.detail == .findings, isClean { return [] }
    let verdict = verdict(file, settings)
    let isBrief = settings.detail == .usual && !isSingle && isClean
    guard verification.hasContent, !isBrief else { return verdict }
    var paragraphs = [verdict]
    if settings.detail != .findings {
      let promise = PromiseText.sentences(verification).wrapped(width: settings.width)
      paragraphs.append(promise.map { TextLine($0) })
      paragraphs.append(RuleTable.lines(verification, settings))
      paragraphs.append(ChecksTable.lines(verification, settings))
    }
    paragraphs += FindingsText(file: file, settings: settings).paragraphs()
    return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [.empty]))
  }
}
