import Palette

/// A file that is not what would be written now.
struct StaleFile {
  /// What to tell: where it starts to differ, and how.
  let report: String

  /// The difference between a file and what it should be; `nil` where there is none.
  init?(_ expected: OutputFile) throws(CommandFailure) {
    do throws(SystemError) {
      let found = try FileReader.content(expected.path)
      guard found != expected.bytes else { return nil }
      report = Self.describe(expected.path, found, expected.bytes)
    } catch {
      guard error == .noSuchFile else {
        throw CommandFailure(FileFailure(.read, expected.path, error))
      }
      report = "\(expected.path): missing\n"
    }
  }

  private static func describe(_ path: String, _ found: [UInt8], _ expected: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let lines = found.split(separator: newline, omittingEmptySubsequences: false)
    let wanted = expected.split(separator: newline, omittingEmptySubsequences: false)
    let same = zip(lines, wanted).prefix { $0 == $1 }.count
    return """
      \(path):\(same + 1): differs
        there: \(shown(lines, same))
        built: \(shown(wanted, same))

      """
  }

  private static func shown(_ lines: [ArraySlice<UInt8>], _ index: Int) -> String {
    guard index < lines.count, !(index == lines.count - 1 && lines[index].isEmpty) else {
      return "(the file ends)"
    }
    let text = String(decoding: lines[index], as: UTF8.self).withVisibleControls
    return text.count > 80 ? text.prefix(80) + "…" : text
  }
}
