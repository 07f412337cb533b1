import Foundation
import Testing

@testable import PaletteCLI
@testable import PaletteFormats

@Suite struct ConvertCommandTests {
  private let tool: Tool

  private static let wide = """
    {
      "name": "harbor", "gamut": "display-p3",
      "ramps": { "green": { "hue": 150, "chroma": 0.35 }, "grey": { "chroma": 0 } },
      "roles": {
        "page": "grey.1", "veil": { "color": "grey.6", "alpha": 0.4 }
      },
      "textStyles": { "body": { "size": 17, "weight": 400 } }
    }

    """

  init() throws {
    tool = try Tool()
    try tool.write(Self.wide, to: "harbor.palette.json")
  }

  private func convert(_ arguments: String...) -> (exit: ExitCode, stdout: String, stderr: String) {
    tool.run(["convert"] + arguments)
  }

  @Test("Tokens and back again are the same tokens")
  func roundTrip() throws {
    let out = convert("{}/harbor.palette.json", "--format", "dtcg", "-o", "{}/a/")
    #expect(out.exit == .success, "\(out.stderr)")
    let names = [
      "dark-high-contrast.tokens.json", "dark.tokens.json", "harbor.resolver.json",
      "light-high-contrast.tokens.json", "light.tokens.json",
    ]
    #expect(try tool.names(in: "a") == names)
    let back = convert("{}/a/harbor.resolver.json", "--format", "json", "-o", "{}/b.json")
    #expect(back.exit == .success, "\(back.stderr)")
    #expect(tool.text("b.json")?.contains("\"p3\"") == true)
    let again = convert("{}/b.json", "--format", "dtcg", "-o", "{}/c/")
    #expect(again.exit == .success, "\(again.stderr)")
    for name in names where !name.hasPrefix("harbor") {
      let first = tool.text("a/" + name)?.prefix { $0 != "T" } ?? ""
      // Sizes of text are not read from tokens.
      let colors = first.components(separatedBy: "  },\n  \"text-style\"")[0]
      #expect(!colors.isEmpty)
      #expect(tool.text("c/" + name)?.hasPrefix(colors) == true, "\(name)")
    }
    let check = convert("{}/b.json", "--format", "dtcg", "-o", "{}/c/", "--check")
    #expect(check.exit == .success)
  }

  @Test("What is lost is told, and nothing else")
  func losses() throws {
    let studio = convert("{}/harbor.palette.json", "--format", "tokens-studio")
    #expect(studio.exit == .success)
    let line = try #require(studio.stderr.split(separator: "\n").last)
    #expect(line.hasPrefix("palette: tokens-studio does not carry "), "\(line)")
    let promise = "what it promises (verify it with --increased surface-content)"
    #expect(line.hasSuffix(" Display P3 values, 1 text style and \(promise)"), "\(line)")
    let hex = convert(
      "{}/harbor.palette.json", "--format", "dtcg", "--dtcg-color", "hex", "-o", "{}/h/")
    #expect(hex.stderr.contains("dtcg does not carry"))
    #expect(tool.text("h/light.tokens.json")?.contains("\"$value\": \"#") == true)
    let all = convert("{}/harbor.palette.json", "--format", "dtcg", "-o", "{}/o/")
    #expect(all.stderr.contains("dtcg does not carry \(promise)\n"), "\(all.stderr)")
    let json = convert("{}/harbor.palette.json", "--format", "json")
    #expect(json.stderr.contains("json does not carry 1 text style\n"))
  }

  @Test("A palette that has nothing a format lacks loses nothing", arguments: OutputFormat.all)
  func noLosses(_ format: OutputFormat) throws {
    try tool.write("{ \"grey\": [\"#fff\", \"#000\"] }", to: "plain.json")
    let outcome = convert("{}/plain.json", "--format", format.name, "-o", "{}/plain/")
    #expect(outcome.exit == .success)
    #expect(!outcome.stderr.contains("does not carry"), "\(outcome.stderr)")
  }

  @Test("Each format counts what it loses")
  func countedLosses() throws {
    for (format, losses) in [
      ("android", "Display P3 values, 1 text style and what"),
      ("compose", "Display P3 values and what"),
      ("gpl", "Display P3 values, 1 translucent role, 1 text style and what"),
      ("xcassets", "carry 1 text style and what"), ("svg", "carry 1 text style and what"),
      ("swift", "swift does not carry what"), ("less", "less does not carry what"),
      ("tailwind", "tailwind does not carry what"),
    ] {
      let outcome = convert("{}/harbor.palette.json", "--format", format, "-o", "{}/l/")
      #expect(outcome.stderr.contains(losses), "\(outcome.stderr)")
    }
    try tool.write("{ \"blå\": [\"#fff\", \"#000\"] }", to: "blue.json")
    let outcome = convert("{}/blue.json", "--format", "tailwind")
    #expect(outcome.stderr.contains("utilities for 1 name beyond ASCII"), "\(outcome.stderr)")
  }

  /// Tokens about which something is said, what a style sheet has of it, and what is told as lost.
  static let remarked: [(tokens: String, from: String, has: [String], tells: [String])] = [
    (
      """
      { "$description": "all", "grey": { "$type": "color", "$extensions": { "org.a": 1 },
        "1": { "$value": "#ffffff", "$description": "paper" },
        "2": { "$value": "#777777", "$deprecated": "use 1", "$extensions": { "org.b": 2 } },
        "3": { "$value": "#000000" } } }
      """,
      "dtcg",
      [
        "do not edit.\n   all */", "/* paper */\n    --color-grey-1: ",
        "/* Deprecated: use 1 */\n    --color-grey-2: ",
      ],
      ["css does not carry 1 foreign extension and 1 foreign extension of groups"]
    ),
    (
      """
      { "grey": { "comment": { "value": "#777777" },
        "1": { "value": "#ffffff", "comment": "paper" },
        "2": { "value": "#000000", "deprecated": true, "deprecated_comment": "ink" } } }
      """,
      "style-dictionary",
      [
        "/* paper */\n    --color-grey-1: ", "/* Deprecated: ink */\n    --color-grey-2: ",
        "--color-grey-comment: ",
      ], []
    ),
    (
      """
      { "core": { "grey": {
        "1": { "value": "#ffffff", "type": "color", "description": "paper" },
        "2": { "value": "#000000", "type": "color" } } },
        "$metadata": { "tokenSetOrder": ["core"] }, "$themes": [] }
      """,
      "tokens-studio", ["/* paper */\n    --color-grey-1: "], []
    ),
  ]

  @Test("What is said about tokens goes along, and what cannot is told", arguments: remarked)
  func remarks(_ tokens: String, _ format: String, _ has: [String], _ tells: [String]) throws {
    try tool.write(tokens, to: "x.json")
    let outcome = convert("{}/x.json", "--from", format, "--format", "css")
    #expect(outcome.exit == .success, "\(outcome.stderr)")
    for text in has {
      #expect(outcome.stdout.components(separatedBy: text).count == 2, "\(outcome.stdout)")
    }
    for text in tells { #expect(outcome.stderr.contains(text), "\(outcome.stderr)") }
    #expect(outcome.stderr.contains("extension") == !tells.isEmpty)
    let verified = tool.run(["verify", "{}/x.json", "--from", format])
    #expect(!verified.stderr.contains("not kept"), "a check keeps nothing")
  }

  @Test("Comments that are lost are told by who writes, and not by who checks")
  func comments() throws {
    try tool.write("/* Ours. */\n:root { --a: #fff; --b: #000 }", to: "x.css")
    let told = "x.css:1:1: warning: 1 comment is beside no colour and not kept"
    let outcome = convert("{}/x.css", "--format", "dtcg", "-o", "{}/x/")
    #expect(outcome.stderr.contains(told), "\(outcome.stderr)")
    #expect(!tool.run(["verify", "{}/x.css"]).stderr.contains("comment"))
  }

  @Test("That a colour belongs to no ramp is told by who judges and not by who writes")
  func roles() throws {
    try tool.write(
      ":root { --blue-1: #fff; --blue-2: #666; --blue-3: #000; --ink: #123 }", to: "ink.css")
    let outcome = convert("{}/ink.css", "--format", "css")
    #expect(outcome.exit == .success && !outcome.stderr.contains("no ramp"), "\(outcome.stderr)")
    #expect(tool.run(["verify", "{}/ink.css"]).stderr.contains("belongs to no ramp: 'ink'"))
  }

  @Test("Series are told to stay behind, and generate tells of colours that are lost")
  func lostColors() throws {
    let series = ", \"series\": { \"chart\": [\"#0072b2\", \"#e69f00\"] }\n}"
    try tool.write(String(Self.wide.dropLast(3)) + series, to: "series.palette.json")
    let outcome = convert("{}/series.palette.json", "--format", "css")
    #expect(outcome.stderr.contains("css does not carry 1 series"), "\(outcome.stderr)")
    let cases: [(arguments: [String], says: String?)] = [
      (["--format", "dtcg", "--dtcg-color", "hex"], "dtcg does not carry 44 Display P3 values"),
      (["--format", "gpl"], "and 1 translucent role"), (["--format", "css"], nil),
      (["--format", "dtcg"], nil),
    ]
    for (arguments, says) in cases {
      let run = tool.run(
        ["generate", "{}/harbor.palette.json", "-o", "{}/g/"] + arguments)
      #expect(run.exit == .success)
      let told = run.stderr.split(separator: "\n").filter { $0.contains("does not carry") }
      #expect(told.count == (says == nil ? 0 : 1), "\(run.stderr)")
      if let says { #expect(told.first?.contains(says) == true, "\(told)") }
    }
  }

  @Test("Help says that --format is needed, and in which order colours come")
  func help() {
    let text = tool.run(["convert", "--help"]).stdout
    #expect(!text.contains("default: json"))
    for words in ["Ramps come", "References become the values"] { #expect(text.contains(words)) }
    #expect(tool.run(["formats"]).stdout.contains("Series of charts stay"))
  }

  @Test("Only commands that take patterns advise them for a folder")
  func unknownFolder() throws {
    try tool.write("nothing", to: "web/x.txt")
    let told = "it is a directory, and neither"
    for (command, advises) in [("convert", false), ("verify", true)] {
      let format = command == "convert" ? ["--format", "css"] : []
      let outcome = tool.run([command, "{}/web"] + format)
      #expect(outcome.exit == .noInput)
      #expect(outcome.stderr.contains(told) && outcome.stderr.contains("--from"))
      #expect(outcome.stderr.contains("a pattern") == advises, "\(outcome.stderr)")
    }
  }

  @Test("Names a format cannot hold are told by number and example")
  func renamings() throws {
    try tool.write("{ \"blå\": [\"#fff\", \"#000\"], \"50%\": [\"#888\"] }", to: "names.json")
    let outcome = convert("{}/names.json", "--format", "android", "--format", "css", "-o", "{}/n/")
    #expect(
      outcome.stderr.contains("android spells 2 names otherwise: 'blå' -> 'bla', '50%' -> '50'\n"))
    #expect(outcome.stderr.contains("css spells 1 name otherwise: '50%' -> '50'\n"))
    #expect(!convert("{}/harbor.palette.json", "--format", "css").stderr.contains("spells"))
  }

  @Test("--case is taken where one format of several uses it")
  func letterCase() throws {
    let both = convert(
      "{}/harbor.palette.json", "--format", "swift", "--format", "css", "--case", "snake", "-o",
      "{}/both/")
    #expect(both.exit == .success, "\(both.stderr)")
    let help = tool.run(["convert", "--help"]).stdout
    #expect(help.contains("with --format css, css-media, tailwind"))
  }

  @Test("Colours that lack an appearance are named")
  func standIns() throws {
    try tool.write(
      "{ \"ramps\": { \"a\": { \"light\": [\"#fff\"], \"dark\": [\"#000\"] }, \"b\": [\"#eee\"] } }",
      to: "partial.json")
    let outcome = convert("{}/partial.json", "--format", "css")
    #expect(outcome.exit == .success)
    #expect(outcome.stderr.contains("'b' has no colours for dark"), "\(outcome.stderr)")
  }

  @Test("Names of steps, prefix and case are chosen alike in every command")
  func schemes() throws {
    let options = ["--format", "css", "--steps", "50-950", "--prefix", "brand", "--case", "snake"]
    try tool.write(Sample.definition, to: "plain.palette.json")
    for command in ["generate", "convert", "increase-contrast", "repair"] {
      let outcome = tool.run([command, "{}/plain.palette.json"] + options)
      #expect(outcome.exit == .success, "\(command): \(outcome.stderr)")
      #expect(outcome.stdout.contains("  --brand_blue_950: "), "\(command)")
    }
    let bare = convert("{}/harbor.palette.json", "--format", "css", "--prefix", "")
    #expect(bare.stdout.contains("  --green-11: "))
  }

  @Test("A folder of Style Dictionary is read when it is said to be one")
  func styleDictionary() throws {
    let out = convert("{}/harbor.palette.json", "--format", "style-dictionary", "-o", "{}/sd")
    #expect(out.exit == .success, "\(out.stderr)")
    let back = convert("{}/sd", "--from", "style-dictionary", "--format", "css")
    #expect(back.exit == .success, "\(back.stderr)")
    #expect(back.stdout.contains("  --color-veil: light-dark("))
    #expect(back.stdout.contains("@media (prefers-contrast: more)"))
  }

  static let mistakes: [(arguments: [String], exit: ExitCode, says: String)] = [
    (["{}/harbor.palette.json"], .usage, "--format"),
    (["{}/harbor.palette.json", "--format", "dtcg"], .usage, "dtcg is a folder"),
    (
      ["{}/harbor.palette.json", "--format", "css", "--dtcg-color", "hex"], .usage, "--format dtcg"
    ),
    (["{}/harbor.palette.json", "--format", "css", "--steps", "1-12"], .usage, "'1-11'"),
    (["{}/harbor.palette.json", "--format", "css", "--case", "kebap"], .usage, "'kebab'"),
    (
      ["{}/harbor.palette.json", "--format", "css", "--prefix", "***"], .badInput,
      "css: prefix '***'"
    ),
    (
      ["{}/harbor.palette.json", "--format", "swift", "--case", "snake"], .usage,
      "--case goes with --format css, css-media, "
    ),
    (["{}/none.css", "--format", "json"], .noInput, "none.css"),
    (
      ["{}/harbor.palette.json", "--format", "json", "-o", "{}/harbor.palette.json"], .usage,
      "overwrite"
    ),
    (
      ["{}/light.json", "--format", "json", "--format", "style-dictionary", "-o", "{}/x/"], .usage,
      "json and style-dictionary would both write 'light.json'"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func mistake(_ index: Int) throws {
    let (arguments, exit, says) = Self.mistakes[index]
    try tool.write("{ \"a\": [\"#fff\", \"#000\"] }", to: "light.json")
    let outcome = tool.run(["convert"] + arguments.map { $0 })
    #expect(outcome.exit == exit, "\(outcome.stderr)")
    #expect(outcome.stderr.contains(says), "\(outcome.stderr)")
    #expect(outcome.stdout == "")
  }

  @Test func formatsListsAll() {
    let outcome = tool.run(["formats"])
    #expect(outcome.exit == .success)
    for format in OutputFormat.all {
      #expect(outcome.stdout.contains("  \(format.name) "))
      if let lacks = format.lacks { #expect(outcome.stdout.contains("without \(lacks)\n")) }
    }
    for format in InputFormat.all { #expect(outcome.stdout.contains("  \(format.name) ")) }
    #expect(outcome.stdout.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(tool.run(["formats", "x"]).exit == .usage)
  }
}
