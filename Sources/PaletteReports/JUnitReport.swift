import Palette

/// Findings as results of tests, which every CI system shows.
public enum JUnitReport {
  /// A suite for each rule of each file, a case for each finding, and a case for each row of the
  /// summary that passes, so that passes are seen as well.
  public static func write(_ results: CheckResults) -> String {
    let suites =
      results.unchecked.map(suite)
      + results.files.flatMap { file in
        Finding.Rule.allCases.compactMap { suite(file, $0, results) }
      }
    let cases = suites.flatMap(\.cases)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"palette\" \(counts(cases))>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(suite.name.xmlEscaped)\" \(counts(suite.cases))>\n"
      for testCase in suite.cases { text += testCase.xml(file: suite.file) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private struct Suite {
    var name: String
    var file: String
    var cases: [JUnitCase]
  }

  private static func suite(_ file: UncheckedFile) -> Suite {
    let place = file.position.map { ":\($0.line):\($0.column)" } ?? ""
    let testCase = JUnitCase(
      name: "can be checked", className: "palette.unchecked",
      result: .error(message: file.message, text: "\(file.file)\(place): \(file.message)"))
    return Suite(name: file.file, file: file.file, cases: [testCase])
  }

  private static func suite(
    _ file: VerifiedFile, _ rule: Finding.Rule, _ results: CheckResults
  ) -> Suite? {
    var cases = passes(file.verification, rule) + checkPasses(file.verification, rule)
    var names: [String: Int] = [:]
    for finding in file.verification.findings where finding.rule == rule {
      let reported = ReportedFinding(paletteFile: file.file, finding: finding)
      let appearance = finding.variant.map { " (\($0.words))" } ?? ""
      var name = reported.subjects + appearance
      // Two cases of one name are one to most readers.
      let count = names[name, default: 0] + 1
      names[name] = count
      if count > 1 { name += " \(count)" }
      cases.append(
        JUnitCase(
          name: name, className: "palette.\(rule.rawValue)", source: reported.file,
          line: finding.position?.line, result: result(reported, results)))
    }
    return cases.isEmpty
      ? nil : Suite(name: "\(file.file): \(rule.rawValue)", file: file.file, cases: cases)
  }

  private static func result(
    _ reported: ReportedFinding, _ results: CheckResults
  ) -> JUnitCase.Result {
    let finding = reported.finding
    let place = reported.place
    guard results.isFailure(finding) else {
      return .passedWithRemark("\(place): \(finding.severity.rawValue): \(reported.text)")
    }
    var facts: [String] = []
    if let ratio = finding.ratio { facts.append("measured \(ratio.cutShort(decimals: 6))") }
    if let required = finding.required { facts.append("required \(required.fixed(decimals: 6))") }
    if let suggestion = finding.suggestion { facts.append("instead: \(suggestion)") }
    return .failure(
      message: reported.text, type: finding.rule.rawValue,
      text: ([place + (facts.isEmpty ? "" : ": ")] + [facts.joined(separator: ", ")]).joined())
  }

  /// A case for each rule and appearance that every pair within the scope keeps.
  private static func passes(_ verification: Verification, _ rule: Finding.Rule) -> [JUnitCase] {
    verification.summary.compactMap { row in
      let isIncreased =
        row.variant.contrast == .increased && verification.increasedContrast == .surfaceContent
      let count = verification.scope == .palette ? row.all : row.own
      guard rule == (isIncreased ? .increasedContrast : .pairing), count.pairs > 0,
        count.failures == 0, row.fartherFailures == 0
      else { return nil }
      return JUnitCase(
        name: "\(count.pairs.grouped) pairs \(row.distance) apart reach "
          + "\(row.required.fixed(decimals: 6)):1 (\(row.variant.words))",
        className: "palette.\(rule.rawValue)")
    }
  }

  /// A case for each check in each appearance, and for each series, that has nothing to complain of.
  private static func checkPasses(
    _ verification: Verification, _ rule: Finding.Rule
  ) -> [JUnitCase] {
    switch rule {
    case .contrast:
      verification.checks.filter { $0.pairs.failures == 0 && $0.pairs.pairs > 0 }.map { line in
        JUnitCase(
          name: "\(line.check.words) reach \(line.required.fixed(decimals: 6)):1 "
            + "(\(line.variant.words))",
          className: "palette.\(rule.rawValue)")
      }
    case .series:
      verification.series.filter { $0.pairs.failures == 0 && $0.pairs.pairs > 0 }.map { line in
        JUnitCase(
          name: "\(line.pairs.pairs.grouped) pairs of series \(line.name) stay apart",
          className: "palette.\(rule.rawValue)")
      }
    default: []
    }
  }

  private static func counts(_ cases: [JUnitCase]) -> String {
    let failures = cases.count { if case .failure = $0.result { true } else { false } }
    let errors = cases.count { if case .error = $0.result { true } else { false } }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }
}
