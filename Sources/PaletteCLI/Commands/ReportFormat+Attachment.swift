import PaletteReports

extension ReportFormat.Attachment {
  /// Writes the text to the end of the file its variable names, if it names one.
  ///
  /// Where that fails the checks stand all the same, so it is told and changes no exit code.
  func append(_ results: CheckResults, _ system: System) -> [Diagnostic] {
    guard let path = system.environment(variable), !path.isEmpty else { return [] }
    do throws(SystemError) {
      // Earlier commands of the same step may have written to it.
      let present = try FilePath.statusIfPresent(path)?.size ?? 0
      let text = write(results, max(0, sizeLimit - present))
      try FileDescriptor.open(path, for: .appending) { file throws(SystemError) in
        try file.write(Array(text.utf8))
      }
      return []
    } catch {
      return [
        Diagnostic(
          kind: .warning,
          message: "the file of \(variable) is not written: "
            + FileFailure(.write, path, error).description)
      ]
    }
  }
}
