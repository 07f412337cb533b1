import Palette

/// Findings as compilers write them, which Xcode and editors turn into marks beside the line.
public enum CompilerReport {
  /// A line a finding: `file:line:column: error: text [rule]`.
  ///
  /// Files that could not be checked are missing here, because such lines about them go to standard
  /// error, where Xcode sees them as well.
  public static func write(_ results: CheckResults) -> String {
    results.files.map { file in
      file.verification.findings.map { finding in
        let reported = ReportedFinding(paletteFile: file.file, finding: finding)
        let line = "\(reported.place): \(finding.severity.rawValue): \(reported.text)"
        return "\(line) [\(finding.rule.rawValue)]".withVisibleControls + "\n"
      }.joined()
    }.joined()
  }
}
