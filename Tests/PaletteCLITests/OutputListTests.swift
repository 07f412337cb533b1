import Foundation
import PaletteFormats
import TestSupport
import Testing

@testable import PaletteCLI

/// `palette generate FILE` for palette files that list their outputs.
@Suite struct OutputListTests {
  private static let plain = """
    { "format": "css", "path": "web/harbor.css" },
    { "format": "swift", "path": "Sources/Harbor.swift" },
    { "format": "json", "path": "harbor.json", "steps": "50-950" }
    """
  private static let made = [
    "design/.harbor.palette.files", "design/Sources/Harbor.swift", "design/harbor.json",
    "design/harbor.palette.json", "design/web/harbor.css",
  ]

  private let tool: Tool

  init() throws {
    tool = try Tool()
    try write()
  }

  private func write(ramp: String = "blue", outputs: String = plain) throws {
    try tool.write(
      """
      { "name": "harbor",
        "ramps": { "\(ramp)": { "key": "#0070f2" }, "grey": { "chroma": 0 } },
        "outputs": [ \(outputs) ] }
      """, to: "design/harbor.palette.json")
  }

  private func generate(_ arguments: String...) -> (
    exit: ExitCode, stdout: String, stderr: String
  ) {
    tool.run(["generate", "{}/design/harbor.palette.json"] + arguments)
  }

  /// Every file and its content; links by name only.
  private func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: tool.folder.url.path) {
      var isFolder: ObjCBool = false
      let full = tool.path(path)
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue {
        continue
      }
      files[path] = FileManager.default.contents(atPath: full) ?? Data()
    }
    return files
  }

  @Test func `all are written, from the palette file's folder`() throws {
    let outcome = generate()
    #expect(outcome.exit == .success, "\(outcome.stderr)")
    #expect(outcome.stdout == "")
    #expect(try files().keys.sorted() == Self.made)
    #expect(outcome.stderr.contains("palette: wrote \(tool.path("design/web/harbor.css"))\n"))
    #expect(outcome.stderr.contains("palette: proved: "))
    #expect(tool.text("design/harbor.json")?.contains("\"name\": \"950\"") == true)
  }

  @Test func `they are what the command line would write`() {
    #expect(generate().exit == .success)
    #expect(generate("--format", "css").stdout == tool.text("design/web/harbor.css"))
    #expect(generate("--format", "swift").stdout == tool.text("design/Sources/Harbor.swift"))
  }

  @Test func `the manifest lists them in order, and nothing of the place`() {
    #expect(generate().exit == .success)
    #expect(
      tool.text("design/.harbor.palette.files") == """
        # Made by palette from harbor.palette.json; it removes what it makes no more. Commit this \
        list with the files.
        Sources/Harbor.swift
        harbor.json
        web/harbor.css

        """)
  }

  @Test func `a second run touches nothing`() throws {
    #expect(generate().exit == .success)
    let paths = try files().keys
    let before = try paths.map { try FileManager.default.attributesOfItem(atPath: tool.path($0)) }
    let again = generate()
    #expect(again.stderr.hasPrefix("palette: 4 files are up to date\n"))
    let after = try paths.map { try FileManager.default.attributesOfItem(atPath: tool.path($0)) }
    for key in [FileAttributeKey.systemFileNumber, .modificationDate] {
      #expect("\(before.map { $0[key] })" == "\(after.map { $0[key] })")
    }
  }

  @Test func `check is content with what generate wrote, and writes nothing`() throws {
    let missing = generate("--check")
    #expect(missing.exit == .findings)
    #expect(missing.stdout.contains("design/web/harbor.css: missing\n"))
    #expect(try files().count == 1)
    #expect(generate().exit == .success)
    let fresh = generate("--check")
    #expect(fresh.exit == .success)
    #expect(fresh.stdout == "")
  }

  @Test func `check names each stale file and its first differing line`() throws {
    #expect(generate().exit == .success)
    try tool.write("/* by hand */\n", to: "design/web/harbor.css")
    try FileManager.default.removeItem(atPath: tool.path("design/harbor.json"))
    let before = try files()
    let stale = generate("--check")
    #expect(stale.exit == .findings)
    let css = tool.path("design/web/harbor.css")
    #expect(stale.stdout.hasPrefix("\(css):1: differs\n  there: /* by hand */\n  built: "))
    #expect(stale.stdout.hasSuffix("\n\(tool.path("design/harbor.json")): missing\n"))
    #expect(try files() == before)
  }

  // BUG-D69
  @Test func `a run that fails leaves all old files`() throws {
    #expect(generate().exit == .success)
    // The last output cannot be written.
    try FileManager.default.removeItem(atPath: tool.path("design/harbor.json"))
    try tool.write("x", to: "design/harbor.json/in-the-way")
    try write(ramp: "azure")
    let before = try files()
    let outcome = generate()
    #expect(outcome.exit == .cannotWrite)
    #expect(outcome.stderr.contains("harbor.json: it is a directory"))
    #expect(try files() == before)
    // Nor does a palette that cannot be built change anything.
    try write(ramp: "💙")
    let broken = try files()
    #expect(generate().exit == .badInput)
    #expect(try files() == broken)
  }

  // BUG-D70
  @Test func `a file that palette did not make is not overwritten`() throws {
    try write(
      outputs: Self.plain + #", { "format": "style-dictionary", "path": "tokens" }"#)
    for (path, text) in [
      ("design/web/harbor.css", ":root { --mine: #fff }"), ("design/harbor.json", "{ \"a\": 1 }"),
      ("design/tokens/dark.json", "{}"), ("design/tokens/light.json", "Generated by somebody"),
    ] {
      try tool.write(text, to: path)
      let before = try files()
      let outcome = generate()
      #expect(outcome.exit == .badInput)
      #expect(
        outcome.stderr.contains("would overwrite \(tool.path(path)), which palette did not make"),
        "\(outcome.stderr)")
      #expect(try files() == before)
      let check = generate("--check")
      #expect(check.exit == .findings)
      #expect(check.stdout.contains("\(path):1: differs"))
      try FileManager.default.removeItem(atPath: tool.path(path))
    }
    #expect(generate().exit == .success)
    // From now on they are palette's, whatever somebody has written there.
    try tool.write("by hand", to: "design/web/harbor.css")
    #expect(generate().exit == .success)
  }

  @Test(arguments: OutputFormat.all.map(\.name))
  func `what palette made before there was a list is replaced`(_ format: String) throws {
    let path = format == "xcassets" ? "out.xcassets" : "out"
    try write(outputs: #"{ "format": "\#(format)", "path": "\#(path)" }"#)
    #expect(generate().exit == .success)
    let made = try files()
    try FileManager.default.removeItem(atPath: tool.path("design/.harbor.palette.files"))
    #expect(generate().exit == .success, "the same bytes are nobody else's")
    #expect(try files() == made)
    try FileManager.default.removeItem(atPath: tool.path("design/.harbor.palette.files"))
    let file = try #require(tool.text("design/harbor.palette.json"))
    try tool.write(file.replacing("0070f2", with: "0070f3"), to: "design/harbor.palette.json")
    // Plain data has no place for a mark.
    let isPlain = ["dtcg", "style-dictionary", "tokens-studio", "ase"].contains(format)
    #expect(generate().exit == (isPlain ? .badInput : .success))
  }

  @Test func `what is made no more is told, and removed`() throws {
    #expect(generate().exit == .success)
    try tool.write("mine", to: "design/web/own.css")
    try write(outputs: #"{ "format": "css", "path": "site/colors.css" }"#)
    let stale = generate("--check")
    #expect(stale.exit == .findings)
    for name in Self.made.dropFirst() where name != "design/harbor.palette.json" {
      #expect(stale.stdout.contains("\(tool.path(name)): no longer made\n"))
    }
    let outcome = generate()
    #expect(outcome.exit == .success, "\(outcome.stderr)")
    #expect(outcome.stderr.contains("palette: removed \(tool.path("design/web/harbor.css"))\n"))
    #expect(
      try files().keys.sorted() == [
        "design/.harbor.palette.files", "design/harbor.palette.json", "design/site/colors.css",
        "design/web/own.css",
      ])
    // The folder that has nothing in it any more went too.
    #expect(!FileManager.default.fileExists(atPath: tool.path("design/Sources")))
    #expect(generate("--check").exit == .success)
  }

  /// BUG-D70, for formats that are folders.
  @Test(arguments: OutputFormat.all.filter { $0.fileExtension == nil }.map(\.name))
  func `a renamed colour leaves no file in a folder`(_ format: String) throws {
    try write(outputs: #"{ "format": "\#(format)", "path": "out" }"#)
    #expect(generate().exit == .success)
    #expect(generate("--check").exit == .success)
    try write(ramp: "azure", outputs: #"{ "format": "\#(format)", "path": "out" }"#)
    #expect(generate("--check").exit == .findings)
    #expect(generate().exit == .success)
    #expect(generate("--check").exit == .success)
    for (path, _) in try files() { #expect(!path.lowercased().contains("blue"), "\(path)") }
  }

  @Test func `a manifest removes only what may be ours`() throws {
    try tool.write("not mine", to: "victim.txt")
    for line in ["../victim.txt", "/etc/passwd", "a/../../victim.txt", "./x", "a//b", "a\u{7}"] {
      try tool.write("# Made by palette from x\n\(line)\n", to: "design/.harbor.palette.files")
      let outcome = generate()
      #expect(outcome.exit == .badInput, "\(line)")
      #expect(outcome.stderr.contains("which palette never did"))
    }
    try tool.write("victim.txt\n", to: "design/.harbor.palette.files")
    #expect(generate().stderr.contains("is no list that palette wrote"))
    // The palette file itself, a folder, a link, a file behind a link.
    let manager = FileManager.default
    try tool.write("x", to: "design/folder/x")
    try manager.createSymbolicLink(
      atPath: tool.path("design/link"), withDestinationPath: "../victim.txt")
    try tool.write(
      "# Made by palette from x\nharbor.palette.json\nfolder\nlink\n",
      to: "design/.harbor.palette.files")
    #expect(generate().exit == .success)
    #expect(Set(try files().keys).isSuperset(of: Self.made + ["design/folder/x", "victim.txt"]))
    try manager.createSymbolicLink(atPath: tool.path("design/up"), withDestinationPath: "..")
    try tool.write(
      "# Made by palette from x\nup/victim.txt\n", to: "design/.harbor.palette.files")
    #expect(generate().exit == .cannotWrite)
    #expect(tool.text("victim.txt") == "not mine")
  }

  @Test(arguments: ["../elsewhere", "../missing", "/tmp"])
  func `no link leads out of the folder`(_ target: String) throws {
    try tool.write("mine", to: "elsewhere/own")
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("design/web"), withDestinationPath: target)
    let before = try files()
    let outcome = generate()
    #expect(outcome.exit == .cannotWrite)
    #expect(try files() == before)
  }

  @Test func `the palette file is not overwritten`() throws {
    for path in ["harbor.palette.json", "./harbor.palette.json"] {
      try write(outputs: #"{ "format": "json", "path": "\#(path)" }"#)
      let before = try files()
      let outcome = generate()
      #expect(outcome.exit == .badInput)
      #expect(outcome.stderr.contains("would overwrite"))
      #expect(try files() == before)
    }
  }

  @Test func `two files at one path are refused`() throws {
    try write(outputs: #"{ "format": "css", "path": ".harbor.palette.files" }"#)
    #expect(generate().exit == .badInput)
    #expect(try files().count == 1)
  }

  @Test func `a palette that fails its checks is not written`() throws {
    try tool.write(
      """
      { "name": "harbor", "ramps": { "grey": { "chroma": 0 } },
        "roles": { "page": "grey.1", "text": "grey.3" },
        "checks": [ { "text": ["text"], "on": ["page"] } ],
        "outputs": [ \(Self.plain) ] }
      """, to: "design/harbor.palette.json")
    #expect(generate().exit == .findings)
    #expect(try files().count == 1)
  }

  @Test func `the command line goes before the list`() throws {
    #expect(generate("--format", "json").stdout.hasPrefix("{"))
    #expect(generate("--output", "-").stdout.hasPrefix("{"))
    #expect(generate("--format", "css", "--output", "{}/a.css").exit == .success)
    #expect(try files().keys.sorted() == ["a.css", "design/harbor.palette.json"])
  }

  @Test func `standard input has no folder, and a file without a list no files`() throws {
    let text = try #require(tool.text("design/harbor.palette.json"))
    #expect(tool.run(["generate", "-"], stdin: text).stdout.hasPrefix("{"))
    try tool.write(Sample.definition, to: "design/harbor.palette.json")
    let outcome = generate("--check")
    #expect(outcome.exit == .usage)
    #expect(outcome.stderr.contains("'outputs'"))
  }

  @Test(arguments: [
    ("xcassets", "app/Shop.xcassets", "Contents.json"),
    ("android", "app/src/main/res", "values/harbor_colors.xml"),
  ])
  func `a folder that is the output itself holds it`(
    _ format: String, _ path: String, _ file: String
  ) throws {
    try write(outputs: #"{ "format": "\#(format)", "path": "\#(path)" }"#)
    #expect(generate().exit == .success)
    #expect(tool.text("design/\(path)/\(file)") != nil)
    let last = try #require(path.split(separator: "/").last)
    #expect(try !tool.names(in: "design/" + path).contains { $0.hasSuffix(last) })
    let option = generate("--format", format, "--output", "{}/other/\(last)")
    #expect(option.exit == .success, "\(option.stderr)")
    #expect(tool.text("other/\(last)/\(file)") == tool.text("design/\(path)/\(file)"))
    #expect(
      generate("--format", format, "--output", "{}/design/\(path)", "--check").exit == .success)
  }

  @Test func `a folder is not asked for by the name of a file`() {
    let outcome = generate("--format", "gpl", "--output", "{}/g.gpl")
    #expect(outcome.exit == .usage)
    #expect(outcome.stderr.contains("names a file, and gpl is a folder"), "\(outcome.stderr)")
  }

  @Test func `what another palette file makes is not overwritten`() throws {
    try write(outputs: #"{ "format": "dtcg", "path": "tok" }"#)
    #expect(generate().exit == .success)
    let other = try #require(tool.text("design/harbor.palette.json"))
    for path in ["tok", "TOK", "link"] {
      try tool.write(
        other.replacingOccurrences(of: #""path": "tok""#, with: #""path": "\#(path)""#),
        to: "design/other.palette.json")
      if path == "link" {
        try FileManager.default.createSymbolicLink(
          atPath: tool.path("design/link"), withDestinationPath: "tok")
      }
      let before = try files()
      for arguments in [[], ["--check"]] {
        let outcome = tool.run(["generate", "{}/design/other.palette.json"] + arguments)
        #expect(outcome.exit == .badInput, "\(path)")
        #expect(outcome.stderr.contains("/design/\(path)/"), "\(outcome.stderr)")
        #expect(outcome.stderr.contains("harbor.palette.json makes"), "\(outcome.stderr)")
      }
      #expect(try files() == before)
    }
    // It goes on making them itself.
    #expect(generate("--check").exit == .success)
    // Under a new name it is told what holds its files.
    try FileManager.default.removeItem(atPath: tool.path("design/harbor.palette.json"))
    try tool.write(other, to: "design/port.palette.json")
    let moved = tool.run(["generate", "{}/design/port.palette.json"])
    #expect(moved.exit == .badInput)
    #expect(moved.stderr.contains("remove \(tool.path("design/.harbor.palette.files"))"))
  }

  @Test func `what another palette file makes is not removed`() throws {
    try write(outputs: #"{ "format": "dtcg", "path": "tok" }"#)
    #expect(generate().exit == .success)
    let list = try #require(tool.text("design/.harbor.palette.files"))
    // As two that overwrote each other's files have left it.
    try tool.write(
      list.replacingOccurrences(of: "harbor.palette", with: "other.palette"),
      to: "design/.other.palette.files")
    #expect(generate().exit == .badInput)
    try write(outputs: #"{ "format": "css", "path": "web/harbor.css" }"#)
    let outcome = generate()
    #expect(outcome.exit == .success, "\(outcome.stderr)")
    #expect(tool.text("design/tok/light.tokens.json") != nil)
    #expect(generate("--check").exit == .success)
  }

  @Test func `the working directory changes nothing`() throws {
    let folder = tool.path("design")
    let first = try run(Executable.path, ["generate", "harbor.palette.json"], directory: folder)
    #expect(first.status == 0, "\(first.stderr)")
    #expect(first.stderr.contains("palette: wrote web/harbor.css\n"))
    #expect(generate("--check").exit == .success)
    let above = try run(
      Executable.path, ["generate", "design/harbor.palette.json", "--check"],
      directory: tool.folder.url.path, environment: ["LC_ALL": "tr_TR.UTF-8"])
    #expect(above.status == 0, "\(above.stdout)")
  }
}
