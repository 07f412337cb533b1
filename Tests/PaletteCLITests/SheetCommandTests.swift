import Foundation
import TestSupport
import Testing

@testable import PaletteCLI

/// `palette report`.
@Suite struct SheetCommandTests {
  private static let file = """
    { "name": "mini", "ramps": { "blue": { "key": "#0070f2" }, "grey": { "chroma": 0 } },
      "roles": { "page": "grey.1", "text": "grey.10" } }
    """

  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(Self.file, to: "mini.palette.json")
    try tool.write(
      Self.file.replacing("#0070f2", with: "#0064d9"), to: "changed.palette.json")
    try tool.write("{ \"blue\": [\"#ffffff\", \"#0070f2\", \"#000000\"] }", to: "plain.json")
    try tool.write("", to: "empty.json")
    try tool.write("blue { color: red }", to: "nonsense.css")
    try tool.write("{}", to: "folder/file.json")
  }

  @Test(arguments: ["mini.palette.json", "plain.json"])
  func writesAPage(_ name: String) throws {
    let result = tool.run(["report", "{}/\(name)"])
    #expect(result.exit == .success)
    #expect(result.stdout.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(result.stdout.hasSuffix("</html>\n"))
    #expect(result.stderr == "")
  }

  @Test func writesAFileOnce() throws {
    let words = ["report", "{}/mini.palette.json", "--output", "{}/sheet.html", "--language", "ja"]
    #expect(tool.run(words).stderr.contains("wrote "))
    #expect(tool.run(words).stderr.contains("is up to date"))
    let text = try String(contentsOfFile: tool.path("sheet.html"), encoding: .utf8)
    #expect(text.contains("<html lang=\"ja\">"))
  }

  /// The page is one file, whatever other commands make of a folder.
  @Test func helpPromisesOneFile() {
    let help = tool.run(["report", "--help"]).stdout
    #expect(help.contains("-o, --output PATH") && !help.contains("folder for several"))
  }

  @Test func tellsWhatChanged() {
    let words = ["report", "{}/changed.palette.json", "--against", "{}/mini.palette.json"]
    let page = tool.run(words)
    #expect(page.exit == .success)
    #expect(page.stdout.contains("<section id=\"changes\""))
    let markdown = tool.run(words + ["--report", "markdown"])
    #expect(markdown.exit == .success)
    #expect(markdown.stdout.hasPrefix("### Palette:"))
    #expect(markdown.stdout.contains("<code>#0070f2</code>"))
  }

  @Test(arguments: [
    (["{}/mini.palette.json", "--report", "markdown"], ExitCode.usage, "--against OLD"),
    (
      [
        "{}/mini.palette.json", "--against", "{}/plain.json", "--report", "markdown", "--language",
        "de",
      ], .usage, "--language goes with --report html"
    ),
    (["-", "--against", "-"], .usage, "'-' is given twice"),
    (["{}/mini.palette.json", "--language", "fr"], .usage, "fr"),
    (["{}/mini.palette.json", "--output", "{}/mini.palette.json"], .usage, "overwrite"),
    (
      ["{}/mini.palette.json", "--against", "{}/plain.json", "--output", "{}/plain.json"], .usage,
      "overwrite"
    ),
    (["{}/empty.json"], .badInput, "empty.json:1:1: error: the file is empty"),
    (["{}/mini.palette.json", "--against", "{}/empty.json"], .badInput, "empty.json:1:1"),
    (["{}/nonsense.css"], .badInput, "no colours"),
    (["{}/missing.json"], .noInput, "no such file"),
    (["{}/folder"], .noInput, "it is a directory"),
    (["{}/mini.palette.json", "--output", "{}/folder"], .usage, "as in {}/folder/sheet.html"),
    (["{}/mini.palette.json", "--output", "{}/none/"], .usage, "as in {}/none/sheet.html"),
    (
      ["{}/mini.palette.json", "--against", "{}/plain.json", "--report", "markdown", "-o", "{}"],
      .usage, "as in {}/changes.md"
    ),
    (["{}/mini.palette.json", "--output", "{}/no/sheet.html"], .success, "wrote"),
  ])
  func answersWhatCannotBeDone(_ words: [String], _ exit: ExitCode, _ says: String) {
    let result = tool.run(["report"] + words)
    #expect(result.exit == exit)
    #expect(
      result.stderr.contains(says.replacing("{}", with: tool.folder.url.path)), "\(result.stderr)")
    if exit != .success { #expect(result.stdout == "") }
  }
}
