import Foundation
import Testing

/// Files as they were written before.
///
/// `PALETTE_REWRITE_GOLDEN=1` writes them anew; look at the difference before it is committed.
enum GoldenFile {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  /// Compares a text with the file of a name, which may lead through folders.
  static func check(_ written: String, _ file: String) throws {
    let url = directory.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["PALETTE_REWRITE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(written.utf8).write(to: url)
    }
    let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(written.last == "\n")
    #expect(!written.utf8.contains(UInt8(ascii: "\r")))
    guard written != golden else { return }
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let number = zip(lines, expected).prefix { $0 == $1 }.count
    let found = number < lines.count ? String(lines[number]) : "the end"
    let wanted = number < expected.count ? String(expected[number]) : "the end"
    Issue.record("\(file):\(number + 1): expected \(wanted), found \(found)")
  }
}
