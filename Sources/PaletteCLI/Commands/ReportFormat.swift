import Palette
import PaletteReports

/// A form in which findings are reported.
struct ReportFormat: Sendable {
  /// What `--report` calls it.
  var name: String
  /// Whom it is for, in a line of help.
  var summary: String
  /// It tells the worst findings and counts the rest.
  var showsWorst = false
  /// Its text; only that for people minds the settings.
  var write: @Sendable (CheckResults, TextSettings) -> String
  /// Text for a file that whoever runs the tool names in an environment variable, within a number
  /// of bytes.
  var attachment: Attachment?

  /// What a report has besides its own text.
  struct Attachment: Sendable {
    /// The variable that names the file, to whose end it is written.
    var variable: String
    /// How large the file may get.
    var sizeLimit: Int
    /// The text, from the results and the bytes there is room for.
    var write: @Sendable (CheckResults, Int) -> String
  }

  /// Every form, the default first.
  static let all = [
    ReportFormat(
      name: "text", summary: "for people, the worst first", showsWorst: true,
      write: TextReport.write),
    ReportFormat(
      name: "json", summary: "for programs: every finding",
      write: { results, _ in JSONReport.write(results) }),
    ReportFormat(
      name: "github", summary: "GitHub Actions: marks beside the code, and a step summary",
      showsWorst: true,
      write: { results, _ in GitHubReport.write(results) },
      attachment: Attachment(
        variable: "GITHUB_STEP_SUMMARY", sizeLimit: StepSummary.sizeLimit,
        write: { StepSummary.write($0, limit: $1) })),
    ReportFormat(
      name: "sarif", summary: "SARIF 2.1.0, for code scanning",
      write: { results, _ in SARIFReport.write(results, version: PaletteCommand.version) }),
    ReportFormat(
      name: "junit", summary: "JUnit XML, for the test pages of CI systems",
      write: { results, _ in JUnitReport.write(results) }),
    ReportFormat(
      name: "gitlab", summary: "GitLab Code Quality",
      write: { results, _ in GitLabReport.write(results) }),
    ReportFormat(
      name: "gcc", summary: "lines as compilers write them, for Xcode and editors",
      write: { results, _ in CompilerReport.write(results) }),
  ]
}
