import Palette

/// The worst findings of a file, and how many more there are.
enum FindingsText {
  static func lines(_ file: VerifiedFile, limit: Int) -> [String] {
    let findings = file.verification.findings
    guard !findings.isEmpty else { return [] }
    let told = findings.prefix(limit)
    var lines = [heading(told: told.count, of: findings.count)]
    for finding in told {
      let severity = finding.severity == .error ? "" : "\(finding.severity.rawValue): "
      lines += (severity + finding.message).wrapped(indentation: "  ")
      lines.append("    " + place(finding, in: file.file))
    }
    let rest = findings.dropFirst(limit)
    if !rest.isEmpty { lines.append("Not shown: \(counts(rest)). The JSON report has them all.") }
    return lines
  }

  private static func heading(told: Int, of all: Int) -> String {
    if told == 0 { return "Found:" }
    if told < all { return "The \(told) worst of \(all):" }
    return all == 1 ? "Found:" : "Found, the worst first:"
  }

  /// `light, increased contrast, palette.json:12:9`: terminals and editors open such a place.
  private static func place(_ finding: Finding, in file: String) -> String {
    let position = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
    let appearance = finding.variant.map { $0.words + ", " } ?? ""
    return appearance + (finding.position?.file ?? file) + position
  }

  private static func counts(_ findings: ArraySlice<Finding>) -> String {
    let counts = Finding.Severity.allCases.compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ")
  }
}
