import Palette

/// The Markdown page that GitHub Actions shows below a run.
public enum StepSummary {
  /// GitHub takes no more than this of a step.
  public static let sizeLimit = 1 << 20

  /// How many findings a page has, which people still read.
  static let findingLimit = 200

  /// A table of files, a table of rules for each that fails, and a table of the worst findings.
  ///
  /// - Parameter limit: Bytes there is room for; what does not fit is left out and counted.
  public static func write(_ results: CheckResults, limit: Int = sizeLimit) -> String {
    let end = "\n*There is no room here for the rest; `--report json` has all of it.*\n"
    var page = BoundedText(room: limit - end.utf8.count)
    page.add("### Palette: \(VerdictText.overview(results).markdownEscaped)\n\n")
    page.add(MarkdownTable.head(["file", "verdict"]))
    for file in results.unchecked {
      page.add(
        MarkdownTable.row([
          place(file.file, file.position).markdownCode,
          "not checked: \(file.message)"
            .markdownEscaped,
        ]))
    }
    for file in results.files {
      page.add(
        MarkdownTable.row([file.file.markdownCode, VerdictText.verdict(file).markdownEscaped]))
    }
    for file in results.files where !file.holds {
      addRules(file, to: &page)
      addChecks(file, to: &page)
    }
    addFindings(results, to: &page)
    return page.isFull ? page.text + end : page.text
  }

  private static func addRules(_ file: VerifiedFile, to page: inout BoundedText) {
    let groups = RuleGroup.groups(file.verification, apart: false)
    guard !groups.isEmpty else { return }
    page.add("\n\(file.file.markdownCode): \(PromiseText.sentences(file.verification))\n\n")
    page.add(
      MarkdownTable.head([
        "appearance", "steps apart", "needs", "one ramp", "any two ramps", "least", "between",
      ]))
    for group in groups {
      for rule in group.rows {
        page.add(
          MarkdownTable.row([
            group.title, String(rule.distance), "\(rule.required.fixed(decimals: 6)):1",
            count(rule.own), count(rule.all), rule.least.map { $0.ratio.cut(decimals: 2) } ?? "",
            (rule.least?.pair.joined(separator: " and ") ?? "").markdownEscaped,
          ]))
      }
    }
  }

  private static func addChecks(_ file: VerifiedFile, to page: inout BoundedText) {
    let checks = CheckRow.rows(file.verification)
    let series = file.verification.series
    guard !checks.isEmpty || !series.isEmpty else { return }
    page.add("\n" + MarkdownTable.head(["check", "needs", "pairs", "least", "between"]))
    for check in checks {
      page.add(
        MarkdownTable.row([
          check.name.markdownEscaped, "\(check.required.fixed(decimals: 6)):1",
          count((check.pairs, check.failures)), check.least.map { $0.ratio.cut(decimals: 2) } ?? "",
          (check.least?.pair.joined(separator: " and ") ?? "").markdownEscaped,
        ]))
    }
    for line in series {
      page.add(
        MarkdownTable.row([
          "series \(line.name)".markdownEscaped, "apart for every eye",
          seriesCount(line),
          line.least.map { "CIEDE2000 \($0.cut(decimals: 2))" } ?? "",
          line.leastPair.map(\.hex).joined(separator: " and "),
        ]))
    }
  }

  private static func count(_ count: (pairs: Int, failures: Int)) -> String {
    count.failures == 0
      ? "\(count.pairs.grouped) hold" : "\(count.failures.grouped) of \(count.pairs.grouped) fail"
  }

  /// A series that holds says so of no pair that it warns about.
  private static func seriesCount(_ line: Verification.SeriesSummary) -> String {
    let warned = line.alikeForTritan
    guard line.pairs.pairs > 0 else { return "nothing to compare" }
    guard warned > 0 else { return count((line.pairs.pairs, line.pairs.failures)) }
    let errors = line.pairs.failures == 0 ? "" : "\(line.pairs.failures.grouped) fail, "
    return errors
      + "\(warned.grouped) of \(line.pairs.pairs.grouped) \(warned == 1 ? "warns" : "warn")"
  }

  private static func addFindings(_ results: CheckResults, to page: inout BoundedText) {
    var told: [ReportedFinding] = []
    for severity in [Finding.Severity.error, .warning] {
      told += results.worst(severity, limit: findingLimit - told.count)
    }
    guard !told.isEmpty else { return }
    page.add("\n" + MarkdownTable.head(["where", "rule", "finding"]))
    for reported in told {
      let severity = reported.finding.severity == .error ? "" : "warning: "
      page.add(
        MarkdownTable.row([
          reported.place.markdownCode, reported.finding.rule.rawValue,
          (severity + reported.text).markdownEscaped,
        ]))
    }
    let rest = results.count(.error) + results.count(.warning) - told.count
    if rest > 0 { page.add("\n\(rest.grouped) more are not shown; `--report json` has them.\n") }
  }

  private static func place(_ file: String, _ position: SourcePosition?) -> String {
    file + (position.map { ":\($0.line):\($0.column)" } ?? "")
  }
}
