import Palette

/// Findings in GitLab's Code Quality format.
public enum GitLabReport {
  /// An array with an object a finding, errors first.
  public static func write(_ results: CheckResults) -> String {
    JSONText.made { add in
      for file in results.unchecked {
        add(
          entry(
            file.message, check: "unchecked",
            fingerprint: String(Fingerprints.hash("unchecked \(file.file)".utf8), radix: 16),
            severity: "blocker", file.file, line: file.position?.line))
      }
      var fingerprints = Fingerprints()
      for reported in results.findingsBySeverity {
        add(
          entry(
            reported.text, check: reported.finding.rule.rawValue,
            fingerprint: fingerprints.next(for: reported),
            severity: severity(reported.finding.severity), reported.file,
            line: reported.finding.position?.line))
      }
    }.document
  }

  private static func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  private static func entry(
    _ description: String, check: String, fingerprint: String, severity: String, _ file: String,
    line: Int?
  ) -> JSONText {
    // GitLab needs a line; the first stands for the whole file.
    let lines = JSONText.object([("begin", .integer(line ?? 1))], .line)
    return .object(
      [
        ("description", .string(description.withVisibleControls)), ("check_name", .string(check)),
        ("fingerprint", .string(fingerprint)), ("severity", .string(severity)),
        ("location", .object([("path", .string(file)), ("lines", lines)], .line)),
      ], .line)
  }
}
