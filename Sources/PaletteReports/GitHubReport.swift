import Palette

/// Findings as GitHub Actions takes them from a log and shows them beside the line.
public enum GitHubReport {
  /// How many annotations of a kind GitHub shows of a step; more are dropped without a word.
  static let annotationLimit = 10

  /// Annotations for the worst errors and warnings, and a line that says how many there are.
  public static func write(_ results: CheckResults) -> String {
    let unchecked = results.unchecked.prefix(annotationLimit)
    let errors = results.worst(.error, limit: annotationLimit - unchecked.count)
    let warnings = results.worst(.warning, limit: annotationLimit)
    let lines = unchecked.map(annotation) + (errors + warnings).map(annotation)
    let shown = [(Finding.Severity.error, errors.count), (.warning, warnings.count)]
    return lines.map { $0 + "\n" }.joined() + summary(results, shown) + "\n"
  }

  private static func annotation(_ file: UncheckedFile) -> String {
    var properties = [("file", file.file)]
    if let position = file.position {
      properties += [("line", String(position.line)), ("col", String(position.column))]
    }
    return command("error", properties + [("title", "Not checked")], file.message)
  }

  private static func annotation(_ reported: ReportedFinding) -> String {
    let finding = reported.finding
    var properties = [("file", reported.file)]
    if let (start, endColumn) = finding.region {
      properties += [
        ("line", String(start.line)), ("endLine", String(start.line)),
        ("col", String(start.column)), ("endColumn", String(endColumn)),
      ]
    }
    properties.append(("title", finding.rule.description.title))
    return command(finding.severity.rawValue, properties, reported.text)
  }

  private static func command(
    _ name: String, _ properties: [(key: String, value: String)], _ text: String
  ) -> String {
    let list = properties.map { "\($0.key)=\(escaped($0.value, isProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(text, isProperty: false))"
  }

  /// The runner unescapes these; line ends, which it would unescape too, are visible by now.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.withVisibleControls.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// `palette: 2 of 3 files hold: 14 errors, 1 warning; …`.
  private static func summary(
    _ results: CheckResults, _ shown: [(severity: Finding.Severity, count: Int)]
  ) -> String {
    let text = "palette: \(VerdictText.overview(results))"
    let hidden = shown.compactMap { severity, count in
      let rest = results.count(severity) - count
      return rest > 0 ? rest.counted(severity.rawValue) : nil
    }
    guard !hidden.isEmpty else { return text }
    return text
      + "; of these, \(hidden.joined(separator: " and ")) are not marked beside the code, "
      + "because GitHub shows \(annotationLimit) of a kind: --report json has them all"
  }
}
