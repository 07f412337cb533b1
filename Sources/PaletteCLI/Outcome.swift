/// What a run of the tool comes to: everything it says, and its exit code.
///
/// Files have been written by then, or left alone.
public struct Outcome: Hashable, Sendable {
  /// The exit code.
  public var exitCode: ExitCode
  /// The result.
  public var standardOutput: [UInt8]
  /// The talk: warnings, errors, what was written.
  public var standardError: String

  /// An outcome from its parts.
  public init(
    _ exitCode: ExitCode = .success, standardOutput: [UInt8] = [], standardError: String = ""
  ) {
    self.exitCode = exitCode
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// An outcome whose result is text.
  init(_ exitCode: ExitCode = .success, result: String, talk: [Diagnostic] = []) {
    self.init(
      exitCode, standardOutput: Array(result.utf8), standardError: Diagnostic.lines(talk))
  }
}
