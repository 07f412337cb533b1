import Palette
import PaletteFormats
import PaletteReports

/// How a command that checks was asked to report.
struct ReportRequest {
  private let format: ReportFormat
  private let settings: @Sendable (System) -> TextSettings
  /// Only what was found is to be told.
  let isQuiet: Bool
  private let failureLevel: FailureLevel
  private let listsAll: Bool
  private let baselinePath: String?
  private let newBaselinePath: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let name = arguments.value(of: .report)
    format = ReportFormat.all.first { $0.name == name } ?? ReportFormat.all[0]
    isQuiet = arguments.has(.quiet)
    failureLevel = arguments.value(of: .failOn).flatMap(FailureLevel.init) ?? .error
    baselinePath = arguments.value(of: .baseline)
    newBaselinePath = arguments.value(of: .writeBaseline)
    guard baselinePath == nil || newBaselinePath == nil else {
      throw .usage("give --baseline to accept what is recorded or --write-baseline to record anew")
    }
    guard !(newBaselinePath.map(FilePath.isStandardOutput) ?? false), baselinePath != "-" else {
      throw .usage("a baseline is a file; '-' cannot be one")
    }
    let isVerbose = arguments.has(.verbose)
    guard !isQuiet || !isVerbose else {
      throw .usage("--quiet and --verbose contradict each other")
    }
    listsAll = arguments.has(.listAll)
    let limit = listsAll ? nil : TextSettings().limit
    let color = arguments.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let detail: TextSettings.Detail = isQuiet ? .findings : isVerbose ? .everything : .usual
    settings = { system in
      TextSettings(
        detail: detail, limit: limit, depth: color.depth(system), width: system.reportWidth)
    }
  }

  /// How many failing pairs of an appearance to list: a report that shows the worst needs no more,
  /// and pull requests with hundreds of files wait for it.
  var listing: Int {
    format.showsWorst && !listsAll && baselinePath == nil && newBaselinePath == nil ? 300 : 25_000
  }

  /// How many of the worst findings of a file get a suggestion: those that will be read.
  var suggestionCount: Int { format.showsWorst && !listsAll ? 25 : 500 }

  /// The baseline to compare with, read before anything is checked.
  func readBaseline() throws(CommandFailure) -> Baseline? {
    guard let baselinePath else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(baselinePath)
    } catch {
      throw CommandFailure(error)
    }
    do {
      return try BaselineFile.read(bytes, file: FilePath.shown(baselinePath))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// What the run comes to.
  ///
  /// - Parameters:
  ///   - results: What was checked, and what could not be.
  ///   - baseline: What `readBaseline` gave.
  ///   - exitCode: The gravest exit code of files that could not be checked.
  ///   - talk: What there is to say besides the report.
  func outcome(
    _ results: CheckResults, baseline: Baseline?, exitCode: ExitCode, talk: [Diagnostic],
    _ system: System
  ) throws(CommandFailure) -> Outcome {
    var (results, talk) = (results, talk)
    results.failing = failureLevel.severity
    if let baseline {
      let comparison = BaselineComparison(
        results, with: baseline, in: FilePath.folder(of: baselinePath ?? "."))
      results = comparison.results
      talk += mended(comparison.mendedCount)
    } else if let newBaselinePath {
      guard results.unchecked.isEmpty else {
        talk.append(
          .error("no baseline is written, because it would forget the files that were not checked"))
        return finished(results, exitCode, talk, system)
      }
      let folder = FilePath.folder(of: newBaselinePath)
      let recorded = Baseline(results, in: folder)
      talk.append(try write(recorded, to: newBaselinePath))
      results = BaselineComparison(results, with: recorded, in: folder).results
    }
    return finished(results, exitCode, talk, system)
  }

  private func finished(
    _ results: CheckResults, _ exitCode: ExitCode, _ talk: [Diagnostic], _ system: System
  ) -> Outcome {
    var talk = talk
    if let attachment = format.attachment { talk += attachment.append(results, system) }
    if isQuiet { talk.removeAll { $0.kind != .error } }
    // A report for people says nothing about nothing: that would look as if everything held.
    return Outcome(
      max(exitCode, results.isFailure ? .findings : .success),
      result: format.write(results, settings(system)), talk: talk)
  }

  private func mended(_ count: Int) -> [Diagnostic] {
    guard count > 0, let baselinePath else { return [] }
    let findings =
      count == 1 ? "1 finding of the baseline is" : "\(count) findings of the baseline are"
    return [
      .note("\(findings) mended: record it anew with --write-baseline \(baselinePath)")
    ]
  }

  private func write(_ baseline: Baseline, to path: String) throws(CommandFailure) -> Diagnostic {
    do {
      let text = BaselineFile.write(baseline)
      let changed = try FileWriter.write([OutputFile(path: path, bytes: Array(text.utf8))])
      let count = baseline.entries.count
      return .note(
        "\(changed == [true] ? "wrote" : "unchanged:") \(path): \(count.grouped) "
          + "\(count == 1 ? "finding is" : "findings are") accepted")
    } catch {
      throw CommandFailure(error)
    }
  }
}
