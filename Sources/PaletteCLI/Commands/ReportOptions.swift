import Palette

extension OptionDescription {
  /// What a command that checks takes to say how it reports.
  static let reporting = [
    report, listAll, quiet, verbose, color, failOn, baseline, writeBaseline,
  ]

  static let report = OptionDescription(
    name: "report",
    value: Value(
      placeholder: "NAME",
      choices: ReportFormat.all.map { Choice(name: $0.name, summary: $0.summary) }),
    summary: "how to report (default: text)",
    notes: ["text is as wide as the terminal, or as COLUMNS says where there is none"])

  static let listAll = OptionDescription(
    name: "all", summary: "in text, list every finding, not only the worst ten of a file")

  static let quiet = OptionDescription(
    name: "quiet", short: "q", summary: "in text, tell only what was found")

  static let verbose = OptionDescription(
    name: "verbose", short: "v", summary: "in text, tell each appearance by itself, and every note")

  static let color = OptionDescription(
    name: "color",
    value: Value(
      placeholder: "WHEN",
      choices: ColorChoice.allCases.map { choice in
        switch choice {
        case .auto:
          Choice(name: "auto", summary: "in a terminal, unless NO_COLOR or its kin forbid")
        case .always: Choice(name: "always", summary: "in a pipe and a file as well")
        case .never: Choice(name: "never", summary: "plain text")
        }
      }),
    summary: "when text is coloured (default: auto)")

  static let failOn = OptionDescription(
    name: "fail-on",
    value: Value(
      placeholder: "LEVEL",
      choices: FailureLevel.allCases.map { level in
        switch level {
        case .error: Choice(name: "error", summary: "a broken promise")
        case .warning: Choice(name: "warning", summary: "what somebody should look at, too")
        case .never: Choice(name: "never", summary: "nothing but files that cannot be checked")
        }
      }),
    summary: "which findings make it fail (default: error)")

  static let baseline = OptionDescription(
    name: "baseline", value: Value(placeholder: "FILE"),
    summary: "accept the findings recorded in FILE; tell only new and worse ones")

  static let writeBaseline = OptionDescription(
    name: "write-baseline", value: Value(placeholder: "FILE"),
    summary: "record today's findings in FILE, and accept them")
}

/// Which findings make a run fail.
enum FailureLevel: String, CaseIterable {
  case error
  case warning
  case never

  /// The least severity that does.
  var severity: Finding.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .never: nil
    }
  }
}
