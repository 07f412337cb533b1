import Foundation

/// Programs from the Python Package Index that read what we write.
///
/// They are installed once, into `.cache` of the checkout; a test that needs them fails where that
/// cannot be done.
public struct PythonEnvironment: Sendable {
  /// The folder its programs are in.
  public let programs: String

  /// Installs packages, unless they are there already.
  ///
  /// - Parameters:
  ///   - name: The folder's name, for these packages alone.
  ///   - packages: What `pip` is asked for, with versions: `libsass==0.23.0`.
  public init(_ name: String, packages: [String]) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent(".cache/\(name)").path
    programs = folder + "/bin"
    let marker = folder + "/installed-" + packages.joined(separator: "-")
    if FileManager.default.fileExists(atPath: marker) { return }
    let steps = [
      ["python3", "-m", "venv", folder],
      [
        programs + "/python3", "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
        "--no-input",
      ] + packages,
    ]
    for step in steps {
      let result = try TestSupport.run(step[0], Array(step.dropFirst()))
      guard result.status == 0 else { throw Failure(description: "\(step): \(result.stderr)") }
    }
    try Data().write(to: URL(fileURLWithPath: marker))
  }

  /// Runs one of its programs and returns what it prints.
  public func output(
    of program: String, _ arguments: [String], input: String = "", directory: String? = nil
  ) throws -> String {
    let result = try TestSupport.run(
      programs + "/" + program, arguments, input: input, directory: directory)
    guard result.status == 0 else {
      throw Failure(description: String((result.stderr + result.stdout).suffix(2000)))
    }
    return result.stdout
  }

  /// What a program that failed has said.
  public struct Failure: Error, CustomStringConvertible {
    /// The end of it.
    public let description: String
  }
}
