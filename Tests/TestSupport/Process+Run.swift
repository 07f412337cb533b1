import Foundation

/// Runs a program to its end and returns its exit status and what it wrote.
///
/// The three streams go through files, so that no amount of output can block the program.
/// - Parameters:
///   - executable: A path, or a name that is looked up in `PATH`.
///   - arguments: Its arguments, passed on without a shell.
///   - input: What it reads from standard input.
///   - directory: Where it runs; the current directory unless given.
///   - environment: Variables that are set in addition to the test's own.
public func run(
  _ executable: String, _ arguments: [String] = [], input: String = "", directory: String? = nil,
  environment: [String: String] = [:]
) throws -> (status: Int32, stdout: String, stderr: String) {
  let streams = try TemporaryDirectory()
  let files = try ["stdin", "stdout", "stderr"].map { name in
    let text = name == "stdin" ? input : ""
    return try FileHandle(forUpdating: streams.write(Array(text.utf8), to: name))
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [executable] + arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
  (process.standardInput, process.standardOutput, process.standardError) =
    (files[0], files[1], files[2])
  try process.run()
  process.waitUntilExit()
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: streams.url.appendingPathComponent(name)), as: UTF8.self)
  }
  return (process.terminationStatus, try text("stdout"), try text("stderr"))
}
