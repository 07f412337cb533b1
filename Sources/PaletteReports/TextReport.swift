import Palette

/// What verifying found, for people: in a terminal, in a log, or read aloud.
public enum TextReport {
  /// For each file the verdict, then the promise in words, the table of rules, and the worst
  /// findings with their places; at the end, of several files, how many hold.
  ///
  /// Nothing is told by colour or by position alone, and lines keep within 80 columns wherever
  /// names allow it.
  /// - Parameter limit: How many findings of each file are told; the rest is counted.
  public static func write(_ files: [VerifiedFile], limit: Int = 10) -> String {
    var sections = files.map { section($0, limit: limit) }
    if files.count > 1 {
      let holding = files.count { $0.verification.holds }
      sections.append(["\(holding) of \(files.count) files hold."])
    }
    let lines = sections.joined(separator: [""])
    // A control character in a name could move the cursor, clear the screen or forge a line.
    return lines.map { $0.withVisibleControls + "\n" }.joined()
  }

  private static func section(_ file: VerifiedFile, limit: Int) -> [String] {
    let verification = file.verification
    var paragraphs = [["\(file.file): \(VerdictText.verdict(verification))"]]
    guard !verification.summary.isEmpty || !verification.findings.isEmpty else {
      return paragraphs[0]
    }
    paragraphs.append(PromiseText.sentences(verification).wrapped())
    paragraphs.append(RuleTable.lines(verification))
    paragraphs.append(FindingsText.lines(file, limit: limit))
    return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
