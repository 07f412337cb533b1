import Palette
import PaletteFormats

/// Why a command could not do what it was asked.
struct CommandFailure: Error, Hashable, Sendable {
  /// The exit code.
  var exitCode: ExitCode
  /// What went wrong.
  var diagnostics: [Diagnostic]

  init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    (self.exitCode, self.diagnostics) = (exitCode, diagnostics)
  }

  /// A failure in one sentence.
  init(_ exitCode: ExitCode, _ message: String) {
    self.init(exitCode, [.error(message)])
  }

  /// What was read is wrong.
  init(_ error: InputError) {
    self.init(
      .badInput,
      [
        Diagnostic(
          kind: .error, file: error.file, position: error.position, message: error.message)
      ])
  }

  /// A palette cannot be built, or changed, as it is asked.
  init(_ error: BuildError, in file: String?) {
    self.init(
      .badInput,
      [Diagnostic(kind: .error, file: file, position: error.position, message: error.message)])
  }

  /// The command line is wrong.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message)
  }
}
