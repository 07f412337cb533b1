import Foundation
import Palette
import PaletteReports
import Testing

@Suite struct GitHubReportTests {
  /// A workflow command as the runner reads it from a line of a log.
  ///
  /// `::name key=value,key=value::text`; a property unescapes `%25 %0D %0A %3A %2C`, the text only
  /// the first three, `%25` last.
  struct Command {
    var name: String
    var properties: [String: String] = [:]
    var text: String

    init?(_ line: Substring) {
      guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
      let head = line.dropFirst(2)[..<end.lowerBound]
      let parts = head.split(separator: " ", maxSplits: 1)
      name = String(parts[0])
      for property in parts.dropFirst().joined().split(separator: ",") {
        let pair = property.split(separator: "=", maxSplits: 1)
        properties[String(pair[0])] = Self.unescaped(String(pair[1]), isProperty: true)
      }
      text = Self.unescaped(String(line[end.upperBound...]), isProperty: false)
    }

    private static func unescaped(_ text: String, isProperty: Bool) -> String {
      var text = text
      var escapes = [("%0D", "\r"), ("%0A", "\n")]
      if isProperty { escapes += [("%3A", ":"), ("%2C", ",")] }
      for (escape, character) in escapes + [("%25", "%")] {
        text = text.replacingOccurrences(of: escape, with: character, options: .literal)
      }
      return text
    }
  }

  private func commands(_ report: String) -> [Command] {
    report.split(separator: "\n").compactMap(Command.init)
  }

  @Test func everyProperty() throws {
    let commands = commands(GitHubReport.write(try Fixtures.mixed()))
    #expect(commands.map(\.name) == ["error", "error", "error", "error", "warning", "warning"])
    #expect(
      commands[0].properties == [
        "file": "tokens/broken.json", "line": "3", "col": "9", "title": "Not checked",
      ])
    #expect(
      commands[1].properties == [
        "file": "tokens/gray.json", "line": "10", "endLine": "10", "col": "7", "endColumn": "14",
        "title": "Too little contrast for the distance",
      ])
    #expect(
      commands[1].text
        == "gray.1 #ffffff and pale.2 #959595 reach 2.99:1; 1 apart needs 3:1 (light); instead: "
        + "pale.2 passes as #949494, or take pale.3")
    // Its colour stands in another file, whose name has a colon; the message has a percent sign.
    #expect(commands[3].properties["file"] == "colors/text: muted.json")
    #expect(commands[3].text == "text, 50% | <muted> #5d5d5d99 on card reaches 2.50:1 (dark)")
    // Where no place is known, the file alone is named.
    #expect(commands[5].properties.keys.sorted() == ["file", "title"])
  }

  /// GitHub shows ten of a kind and drops the rest, so the rest is counted.
  @Test func tenOfAKind() throws {
    let results = CheckResults([
      try Fixtures.many(errors: 14, warnings: 11, file: "a.json"),
      try Fixtures.many(errors: 3, warnings: 0, file: "b.json"),
    ])
    let report = GitHubReport.write(results)
    let commands = commands(report)
    #expect(commands.count { $0.name == "error" } == 10)
    #expect(commands.count { $0.name == "warning" } == 10)
    // The worst of each file comes before the second of any.
    #expect(
      commands.prefix(7).map { $0.properties["file"] } == [
        "a.json", "b.json", "a.json", "b.json", "a.json", "b.json", "a.json",
      ])
    let last = try #require(report.split(separator: "\n").last)
    #expect(last.hasPrefix("palette: 0 of 2 files hold: 17 errors, 11 warnings; of these, "))
    #expect(last.contains("7 errors and 1 warning are not marked"))
  }

  @Test func nothingFound() throws {
    let holding = Fixtures.file(try Fixtures.palette(rules: [PairingRule(distance: 2, ratio: 7)]))
    #expect(GitHubReport.write(CheckResults([holding])) == "palette: the file holds\n")
  }

  @Test func hostileNames() throws {
    let report = GitHubReport.write(try Fixtures.hostile())
    let lines = report.split(separator: "\n")
    let commands = lines.compactMap(Command.init)
    #expect(commands.count == 3 && lines.count == 4)
    let visible =
      "]]>\"'&<b>|`*_[x](y)%0A::error::,:\\u{a}\\u{d}\\u{1b}[2J\\u{0}\\u{202e}\\u{2028}\u{fffe}\u{ffff}é😀:\u{301}"
    for command in commands { #expect(command.properties["file"] == visible) }
    #expect(commands[0].text == visible)
  }
}
