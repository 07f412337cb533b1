import Palette

/// A finding and the file it belongs to.
struct ReportedFinding {
  /// The file the palette was read from.
  var paletteFile: String
  var finding: Finding

  /// The file to look at.
  var file: String { finding.position?.file ?? paletteFile }

  /// `tokens.json:12:9`, as far as the place is known: terminals and editors open such a place.
  var place: String {
    file + (finding.position.map { ":\($0.line):\($0.column)" } ?? "")
  }

  /// The finding in one text, with the appearance and what to do instead.
  var text: String {
    let appearance = finding.variant.map { " (\($0.words))" } ?? ""
    let instead = finding.suggestion.map { "; instead: \($0)" } ?? ""
    return finding.message + appearance + instead
  }

  /// The names of its colours, as in `grey.1 and grey.5`.
  var subjects: String { finding.pair.map(\.name).joined(separator: " and ") }
}

extension CheckResults {
  /// All findings: errors of all files first, each file's in its own order.
  var findingsBySeverity: [ReportedFinding] {
    Finding.Severity.allCases.flatMap { severity in
      files.flatMap { file in
        file.verification.findings.lazy.filter { $0.severity == severity }
          .map { ReportedFinding(paletteFile: file.file, finding: $0) }
      }
    }
  }

  /// The worst findings of a severity: the worst of each file before the second of any, so that
  /// few places are shared by many files.
  func worst(_ severity: Finding.Severity, limit: Int) -> [ReportedFinding] {
    let lists = files.map { file in
      (
        file.file,
        Array(
          file.verification.findings.lazy.filter { $0.severity == severity }
            .prefix(limit))
      )
    }
    var worst: [ReportedFinding] = []
    for rank in 0..<limit {
      for (file, findings) in lists where rank < findings.count && worst.count < limit {
        worst.append(ReportedFinding(paletteFile: file, finding: findings[rank]))
      }
    }
    return worst
  }
}
