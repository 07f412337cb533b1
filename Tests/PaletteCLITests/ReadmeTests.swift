import Foundation
import TestSupport
import Testing

/// The README tells the truth: its commands are run, its transcript compared, its Swift compiled.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines of the fenced blocks of a language, block by block.
  private static func blocks(_ language: String) throws -> [[String]] {
    let parts = try text("README.md").components(separatedBy: "```\(language)\n").dropFirst()
    return parts.map { part in
      let block = part.components(separatedBy: "\n```")[0]
      return block.components(separatedBy: "\n")
    }
  }

  /// A folder that looks like the checkout, with the command that was built for these tests.
  private static func checkout() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    let scripts = folder.url.appendingPathComponent("scripts")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scripts.appendingPathComponent("palette").path,
      withDestinationPath: Executable.path)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("palettes"),
      withDestinationURL: root.appendingPathComponent("palettes"))
    return folder
  }

  @Test func `every command does what it says`() throws {
    let folder = try Self.checkout()
    let lines = try Self.blocks("sh").flatMap { $0 }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    #expect(lines.count >= 6)
    for line in lines where line != "scripts/test" {
      let result = try run("sh", ["-ec", line], directory: folder.url.path)
      #expect(result.status == 0, "\(line)\n\(result.stderr)")
    }
    // The one that runs these tests.
    #expect(FileManager.default.isExecutableFile(atPath: Self.root.path + "/scripts/test"))
    #expect(FileManager.default.isExecutableFile(atPath: Self.root.path + "/scripts/palette"))
  }

  @Test func `the transcript is what happens`() throws {
    for block in try Self.blocks("console") {
      let folder = try Self.checkout()
      let command = try #require(block.first?.dropFirst(2))
      let result = try run("sh", ["-ec", "\(command)"], directory: folder.url.path)
      let lines = (result.stdout + result.stderr).split(separator: "\n").map(String.init)
      #expect(lines == Array(block.dropFirst()))
    }
  }

  @Test func `the Swift example is one that compiles`() throws {
    let example = try Self.text("Tests/PaletteTests/ReadmeExample.swift")
    let compiled = Set(example.components(separatedBy: "\n").map { $0.trimmed })
    for line in try Self.blocks("swift").flatMap({ $0 }) {
      #expect(compiled.contains(line.trimmed), "\(line)")
    }
  }

  @Test func `the palette file it shows builds`() throws {
    let file = try #require(Self.blocks("jsonc").first).joined(separator: "\n")
    let result = try run(Executable.path, ["generate", "-"], input: file)
    #expect(result.status == 0, "\(result.stderr)")
    #expect(try Self.text("README.md").components(separatedBy: "\n").count <= 120)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
