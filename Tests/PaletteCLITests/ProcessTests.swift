import Foundation
import TestSupport
import Testing

@testable import PaletteCLI

/// The command as people run it: a process of its own.
@Suite struct ProcessTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(Sample.definition, to: "harbor.palette.json")
    try tool.write(Sample.holding, to: "holding.json")
    try tool.write(Sample.failing, to: "failing.json")
  }

  private func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> (status: Int32, stdout: String, stderr: String) {
    try TestSupport.run(
      Executable.path, arguments, input: input, directory: tool.folder.url.path,
      environment: environment)
  }

  private func shell(_ script: String) throws -> (status: Int32, stdout: String, stderr: String) {
    try TestSupport.run(
      "bash", ["-o", "pipefail", "-c", script], directory: tool.folder.url.path,
      environment: ["PALETTE": Executable.path])
  }

  static let exits: [(arguments: [String], exit: Int32)] = [
    (["--version"], 0), (["verify", "holding.json"], 0), (["verify", "failing.json"], 1),
    (["verify", "holding.json", "--reprot", "json"], 64), (["verify", "/dev/null"], 65),
    (["verify", "missing.json"], 66), (["generate", "harbor.palette.json", "-o", "/dev/full"], 73),
  ]

  @Test("Every outcome has its own exit code", arguments: exits)
  func exitCode(_ arguments: [String], _ exit: Int32) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == exit)
    #expect((exit <= 1) == !outcome.stdout.isEmpty)
    #expect((exit <= 1) == outcome.stderr.isEmpty)
  }

  @Test("Standard input is read")
  func standardInput() throws {
    #expect(try run(["verify", "-"], input: Sample.failing).status == 1)
  }

  @Test("A reader that has enough is no error")
  func closedPipe() throws {
    let head = try shell("\"$PALETTE\" generate harbor.palette.json 2>/dev/null | head -n 1")
    #expect(head.status == 0)
    #expect(head.stdout == "{\n")
    let none = try shell("\"$PALETTE\" --help | true")
    #expect(none.status == 0)
    #expect(none.stderr == "")
    // Standard output and error both gone.
    let both = try shell("\"$PALETTE\" generate harbor.palette.json 2>&1 | true")
    #expect(both.status == 0)
    #expect(both.stderr == "")
  }

  @Test("A full disk under standard output is an error")
  func fullDisk() throws {
    let outcome = try shell("\"$PALETTE\" --help > /dev/full")
    #expect(outcome.status == 73)
    #expect(outcome.stderr.contains("cannot write standard output: no space left on device"))
  }

  @Test("A pipe may stand for the output file, and one that is closed early harms nothing")
  func namedPipe() throws {
    let outcome = try shell(
      """
      mkfifo pipe
      cat pipe > read.json &
      "$PALETTE" generate harbor.palette.json -o pipe 2>/dev/null
      wait
      cmp read.json <("$PALETTE" generate harbor.palette.json 2>/dev/null) && test -p pipe
      """)
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }

  @Test("Output that others write to as well is added to, not replaced")
  func sharedOutput() throws {
    let outcome = try shell(
      "{ echo first; \"$PALETTE\" contrast fff000 000000; "
        + "\"$PALETTE\" generate harbor.palette.json -o /dev/stdout 2>/dev/null; } > all; head -n 1 all"
    )
    #expect(outcome.stdout == "first\n")
    #expect(tool.text("all")?.contains("\"name\": \"harbor\"") == true)
  }

  @Test("Locale changes nothing", arguments: ["C", "de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8"])
  func locale(_ name: String) throws {
    let plain = try bytes([:])
    let local = try bytes(["LC_ALL": name, "LANG": name])
    #expect(local == plain)
    #expect(plain.count == 3)
  }

  /// Swift seeds its hashes anew in every process.
  @Test("Twenty runs give the same bytes")
  func repeatable() throws {
    let first = try bytes([:])
    for _ in 1..<20 { #expect(try bytes([:]) == first) }
  }

  private func bytes(_ environment: [String: String]) throws -> [String: String] {
    let folder = "out-\(UUID().uuidString)"
    let outcome = try run(
      ["generate", "harbor.palette.json", "-o", folder + "/"]
        + ["json", "css", "swift"].flatMap { ["--format", $0] }, environment: environment)
    #expect(outcome.status == 0, "\(outcome.stderr)")
    var result: [String: String] = [:]
    for name in try tool.names(in: folder) { result[name] = tool.text("\(folder)/\(name)") }
    return result
  }
}
