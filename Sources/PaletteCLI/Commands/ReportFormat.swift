import PaletteReports

/// A form in which findings are reported.
struct ReportFormat: Sendable {
  /// What `--report` calls it.
  var name: String
  /// Whom it is for, in a line of help.
  var summary: String
  /// Its text.
  var write: @Sendable ([VerifiedFile]) -> String

  /// Every form, the default first.
  static let all = [
    ReportFormat(
      name: "text", summary: "for people, the worst first", write: { TextReport.write($0) }),
    ReportFormat(name: "json", summary: "for programs: every finding", write: JSONReport.write),
  ]
}
