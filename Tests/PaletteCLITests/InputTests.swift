import Foundation
import TestSupport
import Testing

@testable import PaletteCLI

/// What a command takes for a palette: files, folders and patterns.
@Suite struct InputTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    for (index, gray) in [255, 119, 0].enumerated() {
      try tool.write(
        Self.colorSet(gray), to: "A.xcassets/Grey/grey\(index + 1).colorset/Contents.json")
    }
    try tool.write("{ \"info\": {} }", to: "A.xcassets/Contents.json")
    try tool.write(Self.resources, to: "res/values/colors.xml")
    try tool.write(Self.resources, to: "res/values-night/colors.xml")
    try tool.write(Self.css, to: "web/one.css")
    try tool.write(Self.css, to: "web/deep/er/two.css")
    try tool.write("not CSS", to: "web/.hidden/three.css")
    try tool.write("blue is #0070f2", to: "note.txt")
    try tool.write(
      ##"{ "grey": { "10": "#fff", "50": "#777", "base": "#000" } }"##, to: "words.json")
    try tool.write(
      ##"{ "grey": { "10": "#fff", "50": "#777", "60": "#666" } }"##, to: "numbers.json")
  }

  private static func colorSet(_ gray: Int) -> String {
    let level = "\"\(gray)\""
    return """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": \(level), "green": \(level), "blue": \(level), "alpha": "1.000" } } } ] }
      """
  }

  private static let resources = """
    <resources>
      <color name="grey_1">#ffffff</color>
      <color name="grey_2">#777777</color>
      <color name="grey_3">#000000</color>
    </resources>
    """

  private static let css = ":root { --grey-1: #fff; --grey-2: #777; --grey-3: #000; --ink: #111 }"

  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var exit: ExitCode
    var stdout: [String] = []
    var stderr: [String] = []
    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// #777777 has 4.48 on white, and black 4.69 on it.
  static let cases = [
    Case(
      arguments: ["{}/A.xcassets"], exit: .findings,
      stdout: ["A.xcassets/Grey/grey2.colorset/Contents.json:1:"]),
    Case(arguments: ["{}/A.xcassets/"], exit: .findings, stdout: ["4.47"]),
    Case(arguments: ["{}/A.xcassets/Grey"], exit: .findings, stdout: ["4.47"]),
    Case(
      arguments: ["{}/A.xcassets/Grey/grey1.colorset"], exit: .badInput,
      stderr: ["none of its 1 colours belongs to a ramp"]),
    Case(arguments: ["{}/res"], exit: .findings, stdout: ["light, ", "dark, "]),
    Case(arguments: ["{}/res/values"], exit: .findings, stdout: ["light, ", "dark, "]),
    Case(
      arguments: ["{}/res/values/colors.xml"], exit: .findings,
      stdout: ["light, ", "res/values-night/colors.xml:3:"]),
    Case(
      arguments: ["{}/web/one.css"], exit: .findings, stdout: ["4.47"],
      stderr: ["one.css: warning: 1 colour belongs to no ramp: 'ink'\n"]),
    Case(arguments: ["{}/web/*.css"], exit: .findings, stdout: ["one.css"]),
    Case(
      arguments: ["{}/web/**/*.css"], exit: .findings,
      stdout: ["web/one.css", "web/deep/er/two.css", "0 of 2 files hold"]),
    Case(
      arguments: ["{}/web/*.scss", "{}/web/one.css"], exit: .noInput, stdout: ["one.css"],
      stderr: ["palette: no file matches '"]),
    Case(
      arguments: ["{}/note.txt"], exit: .badInput,
      stderr: ["note.txt:1:1: error: ", "xcassets, android, gpl, ase", "--from"]),
    Case(
      arguments: ["{}/web/one.css", "--from", "dtcg"], exit: .badInput, stderr: ["one.css:1:1"]),
    Case(
      arguments: ["{}/web/one.css", "--from", "csss"], exit: .usage, stderr: ["did you mean 'css'?"]
    ),
    Case(arguments: ["{}/web"], exit: .noInput, stderr: ["web: error: it is a directory"]),
    Case(
      arguments: ["{}/web", "--from", "css"], exit: .noInput, stderr: ["a file is needed"]),
    Case(
      arguments: ["{}/numbers.json", "--by", "number"], exit: .usage,
      stderr: ["--by number needs --rules"]),
    Case(
      arguments: ["{}/words.json", "--by", "number", "--rules", "40:3"], exit: .badInput,
      stderr: ["words.json:1:3: error: step 'base' of ramp 'grey' has no number"]),
  ]

  @Test(arguments: cases)
  func verify(_ test: Case) {
    // One apart, so that three steps are enough.
    let hasRules = test.arguments.contains { $0 == "--rules" || $0 == "--by" }
    let outcome = tool.run(
      ["verify"] + test.arguments + (hasRules ? [] : ["--rules", "1:4.5"]))
    #expect(outcome.exit == test.exit, "\(outcome)")
    for text in test.stdout { #expect(outcome.stdout.contains(text), "\(outcome.stdout)") }
    for text in test.stderr { #expect(outcome.stderr.contains(text), "\(outcome.stderr)") }
  }

  @Test("--by number counts pairs that are that far apart or more")
  func byNumber() {
    let outcome = tool.run(
      ["verify", "{}/numbers.json", "--by=number", "--rules", "40:4.4", "--report=json"])
    #expect(outcome.exit == .success)
    // 10 with 50 and with 60.
    #expect(outcome.stdout.contains("\"distance\": 40, \"required\": 4.4, \"ownPairs\": 2"))
    let strict = tool.run(["verify", "{}/numbers.json", "--by=number", "--rules", "40:4.5"])
    #expect(strict.exit == .findings)
    #expect(strict.stdout.contains("grey-10 #ffffff and grey-50 #777777 reach 4.47:1"))
  }

  @Test func `a ramp of more steps than any palette has is refused`() throws {
    let colors = (0..<300).map { String(format: "--blue-%d: #%06x;", $0, $0 * 7) }
    try tool.write(":root { \(colors.joined(separator: " ")) }", to: "long.css")
    let outcome = tool.run(["verify", "{}/long.css"])
    #expect(outcome.exit == .badInput)
    #expect(outcome.stderr.contains("ramp 'blue' has 300 steps; at most 256"))
  }

  @Test func `a style sheet too large to be one is refused at once`() throws {
    try tool.write(":root{" + String(repeating: "--a:a a a;", count: 500_000) + "}", to: "big.css")
    let outcome = tool.run(["verify", "{}/big.css"])
    #expect(outcome.exit == .badInput && outcome.stderr.contains("at most 4 MB"))
  }

  @Test func standardInputOfAnyFormat() {
    let outcome = tool.run(["verify", "-", "--rules", "1:4.4"], stdin: Self.css)
    #expect(outcome.exit == .success)
    #expect(outcome.stderr.contains("<stdin>: warning: "))
  }

  // MARK: Hostile files

  private func run(_ name: String) -> (exit: ExitCode, stderr: String) {
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = tool.run(["verify", "{}/" + name, "--rules", "1:4.4"])
    #expect(clock.now - start < .seconds(5))
    return (outcome.exit, outcome.stderr)
  }

  @Test("A catalog reads nothing outside itself")
  func links() throws {
    let files = FileManager.default
    try tool.write("{}", to: "secret/Contents.json")
    try files.createSymbolicLink(
      atPath: tool.path("A.xcassets/out.colorset"), withDestinationPath: tool.path("secret"))
    var outcome = run("A.xcassets")
    #expect(outcome.exit == .badInput)
    #expect(outcome.stderr.contains("A.xcassets/out.colorset/Contents.json: error: cannot be read"))
    #expect(outcome.stderr.contains("a link leads out of the folder"))
    try files.removeItem(atPath: tool.path("A.xcassets/out.colorset"))
    try files.createSymbolicLink(
      atPath: tool.path("A.xcassets/in.colorset"), withDestinationPath: "Grey/grey1.colorset")
    #expect(run("A.xcassets").exit == .success)
    for loop in ["a", "b"] {
      try files.createSymbolicLink(
        atPath: tool.path("A.xcassets/\(loop)"), withDestinationPath: ".")
    }
    outcome = run("A.xcassets")
    #expect(outcome.exit == .badInput)
    #expect(outcome.stderr.contains("does a link lead back?"))
  }

  @Test func paths() throws {
    let tree = try DirectoryFileTree(tool.path("A.xcassets"), name: "A.xcassets")
    for path in ["../note.txt", "Grey/../../note.txt", "/etc/passwd", "", "Grey//x", "a\u{0}b"] {
      #expect(throws: (any Error).self) { try tree.bytes(of: path) }
    }
    #expect(try tree.names(in: "") == ["Contents.json", "Grey"])
    #expect(try tree.names(in: "none") == [])
    #expect(try tree.names(in: "Contents.json") == [])
    #expect(throws: (any Error).self) { try tree.names(in: "..") }
  }

  @Test func whatIsNoFile() throws {
    try tool.write("x", to: "A.xcassets/x.colorset/Contents.json/y")
    var outcome = run("A.xcassets")
    #expect(outcome.exit == .badInput)
    #expect(outcome.stderr.contains("x.colorset/Contents.json: error: cannot be read: it is a dir"))
    try FileManager.default.removeItem(atPath: tool.path("A.xcassets/x.colorset/Contents.json"))
    #expect(
      try TestSupport.run("mkfifo", [tool.path("A.xcassets/x.colorset/Contents.json")]).status == 0)
    outcome = run("A.xcassets")
    #expect(outcome.stderr.contains("it is no file"))
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("loop.css"), withDestinationPath: "loop.css")
    #expect(run("loop.css").exit == .noInput)
  }

  @Test("A file of 200 MB is refused before it is read", arguments: ["json", "css", "xml", "ase"])
  func huge(_ ending: String) throws {
    try tool.write("", to: "huge.\(ending)")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: tool.path("huge.\(ending)")))
    try file.truncate(atOffset: 200 << 20)
    try file.close()
    let outcome = run("huge.\(ending)")
    #expect(outcome.exit == .noInput)
    #expect(outcome.stderr.contains("it is larger than 16 MB"))
  }

  @Test(
    "Bytes that are no text",
    arguments: ["json", "css", "xml", "gpl", "ase", "tokens.json", "txt", "resolver.json"])
  func binary(_ ending: String) throws {
    for bytes: [UInt8] in [
      [0xFF, 0xFE, 0x7B, 0], [0x7B, 0xC3, 0x28, 0x7D], [0, 0, 0, 0], [0x7B, 0, 0x7D],
      Array("<resources>".utf8) + [0xC0, 0xAF], Array("GIMP Palette\n".utf8) + [0, 0xFF],
      Array("ASEF".utf8) + Array(repeating: 0xFF, count: 64),
    ] {
      try tool.folder.write(bytes, to: "x.\(ending)")
      #expect(run("x.\(ending)").exit == .badInput)
    }
  }

  @Test(
    "BUG-D31: deep nesting never overruns the stack",
    arguments: ["json", "css", "xml", "tokens.json"])
  func nesting(_ ending: String) throws {
    let opening = ending == "xml" ? "<a>" : ending == "css" ? "a{" : "{\"a\":"
    for text in [
      String(repeating: opening, count: 100_000), String(repeating: "[", count: 100_000),
    ] {
      try tool.write(text, to: "x.\(ending)")
      #expect(run("x.\(ending)").exit == .badInput)
    }
  }
}

extension InputTests {
  @Test("BUG-D31: a token tree of 400 groups is read, or said to be too deep")
  func deepTokens() throws {
    let groups = String(repeating: "{ \"g\": ", count: 400)
    let tokens = (1...3).map {
      "\"\($0)\": { \"$type\": \"color\", \"$value\": \"#00000\($0)\" }"
    }
    try tool.write(
      groups + "{ \(tokens.joined(separator: ", ")) }" + String(repeating: "}", count: 400),
      to: "deep.tokens.json")
    let outcome = tool.run(["verify", "{}/deep.tokens.json", "--rules", "1:1.00001"])
    #expect(outcome.exit != .internalFault)
    #expect(outcome.exit == .success || outcome.stderr.contains("deep"), "\(outcome)")
  }
}

@Suite struct PathTests {
  @Test(
    arguments: [
      ("a.css", "*.css", true), ("a.css", "a.*", true), ("a.css", "?.css", true),
      ("a.css", "*", true), ("a.css", "*.json", false), ("a.css", "", false), ("", "*", true),
      (".a.css", "*.css", false), (".a.css", ".*.css", true), ("ä.css", "?.css", true),
      ("abcbcd", "a*bcd", true), ("abcbc", "a*bcd", false), ("a", "a**", true), ("ab", "?", false),
      ("a*b", "a*b", true),
    ])
  func globs(_ name: String, _ pattern: String, _ matches: Bool) {
    let name = Array(name.unicodeScalars)
    let pattern = Array(pattern.unicodeScalars)
    #expect(Glob.matches(name[...], pattern[...]) == matches)
  }

  @Test("Stars cost no more than the product of the lengths", .timeLimit(.minutes(1)))
  func manyStars() {
    let name = Array(repeating: Unicode.Scalar("a"), count: 250)
    let pattern = Array(String(repeating: "*a", count: 120).unicodeScalars) + ["b"]
    #expect(!Glob.matches(name[...], pattern[...]))
  }

  @Test func shownFromTheWorkingDirectory() {
    let here = FileManager.default.currentDirectoryPath
    #expect(FilePath.shown(here + "/a/b.css") == "a/b.css")
    #expect(FilePath.shown("./a.css") == "a.css")
    #expect(FilePath.shown("a/b.css") == "a/b.css")
    #expect(FilePath.shown("../b.css") == "../b.css")
    #expect(FilePath.shown("/none/b.css") == "/none/b.css")
    #expect(FilePath.shown(here) == here)
  }
}
