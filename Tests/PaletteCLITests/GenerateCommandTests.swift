import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteCLI

@Suite struct GenerateCommandTests {
  private let tool: Tool
  private static let all = ["--format", "swift", "--format", "css", "--format", "json"]

  init() throws {
    tool = try Tool()
    try tool.write(Sample.definition, to: "harbor.palette.json")
  }

  private func generate(_ arguments: [String], stdin: String = "") -> (
    exit: ExitCode, stdout: String, stderr: String
  ) {
    tool.run(["generate"] + arguments, stdin: stdin)
  }

  @Test("Without --output the result goes to standard output, and only the result")
  func standardOutput() {
    let outcome = generate(["{}/harbor.palette.json"])
    #expect(outcome.exit == .success)
    #expect(outcome.stdout.hasPrefix("{"))
    #expect(outcome.stdout.hasSuffix("}\n"))
    #expect(outcome.stderr.contains("palette: proved: "))
    for output in ["-", "/dev/stdout"] {
      let same = generate(["{}/harbor.palette.json", "--output", output, "--format", "json"])
      #expect(same.stdout == outcome.stdout)
    }
    #expect(generate(["-"], stdin: Sample.definition).stdout == outcome.stdout)
  }

  @Test("Several formats go to files of a folder, named after the palette")
  func folder() throws {
    let outcome = generate(["{}/harbor.palette.json", "--output", "{}/new/tokens"] + Self.all)
    #expect(outcome.exit == .success)
    #expect(outcome.stdout == "")
    #expect(try tool.names(in: "new/tokens") == ["Harbor.swift", "harbor.css", "harbor.json"])
    for name in ["Harbor.swift", "harbor.css", "harbor.json"] {
      #expect(outcome.stderr.contains("palette: wrote \(tool.path("new/tokens/" + name))\n"))
    }
    let json = generate(["{}/harbor.palette.json"]).stdout
    #expect(tool.text("new/tokens/harbor.json") == json)
  }

  /// Steps 1 to 11 have 7 + 6 + 4 pairs that are 4, 5 and 7 apart, and 4 of each with one step of 1
  /// to 4 and one beyond, which are those the increased variants promise; times the ramps squared,
  /// times light and dark.
  @Test("What was proved is told in a line", arguments: [(2, "232"), (5, "1,450")])
  func proof(_ ramps: Int, _ pairs: String) {
    let keys = (0..<ramps).map { "--key=ramp\($0)x=#0070f2" }
    let lines = generate(keys).stderr.split(separator: "\n")
    #expect(lines.count == 1, "\(lines)")
    let expected =
      "palette: proved: \(pairs) pairs in 4 appearances keep their ratio; the closest is ramp"
    #expect(lines.last?.hasPrefix(expected) == true, "\(lines)")
  }

  @Test("Notices of the builder name the file, the place and the ramp")
  func notice() throws {
    // Just darker than step 6 may be, so that step 6 is hardly lighter.
    try tool.write(
      "{\n  \"name\": \"a\",\n  \"ramps\": {\n    \"pink\": { \"key\": \"#e20074\" }\n  }\n}\n",
      to: "pink.palette.json")
    let outcome = generate(["{}/pink.palette.json"])
    #expect(outcome.exit == .success)
    let place = "\(tool.path("pink.palette.json")):4:5: warning: ramp 'pink': "
    #expect(outcome.stderr.hasPrefix(place), "\(outcome.stderr)")
  }

  /// A profile that is found from the palette file's folder, whole and cut short.
  @Test("An ICC profile is read from the palette file's folder", arguments: [nil, 300])
  func deviceProfile(_ length: Int?) throws {
    let profile = try TestData.bytes("compatible-with-adobe-rgb-1998.icc")
    try tool.folder.write(Array(profile.prefix(length ?? .max)), to: "below/profiles/screen.icc")
    try tool.write(
      "{ \"name\": \"a\", \"gamut\": \"profiles/screen.icc\", "
        + "\"ramps\": { \"a\": { \"key\": \"#888888\" } } }", to: "below/a.palette.json")
    let outcome = generate(["{}/below/a.palette.json"])
    #expect(outcome.exit == (length == nil ? .success : .badInput), "\(outcome.stderr)")
  }

  @Test(
    "One format goes to the file that is named, or into a folder",
    arguments: [
      ("{}/a.css", "a.css"), ("{}/deep/er/a.css", "deep/er/a.css"),
      ("{}/folder/", "folder/harbor.css"),
      ("{}", "harbor.css"),
    ])
  func oneFile(_ output: String, _ name: String) {
    let outcome = generate(["{}/harbor.palette.json", "--format", "css", "-o", output])
    #expect(outcome.exit == .success)
    #expect(tool.text(name)?.contains("--color-blue-6") == true)
  }

  @Test("A second run touches nothing and says so")
  func unchanged() {
    let arguments = ["{}/harbor.palette.json", "-o", "{}/tokens"] + Self.all
    #expect(generate(arguments).stderr.contains("wrote"))
    let again = generate(arguments)
    #expect(!again.stderr.contains("wrote"))
    #expect(again.stderr.contains("tokens/harbor.css is up to date"))
  }

  static let refusals: [(arguments: [String], exit: ExitCode, says: [String])] = [
    (["{}/missing.palette.json"], .noInput, ["cannot read ", "no such file"]),
    (["{}"], .noInput, ["is a directory"]),
    (["{}/empty.json"], .badInput, ["empty.json:1:1: error: "]),
    (["{}/nonsense.json"], .badInput, ["nonsense.json:", ": error: ", "rmaps", "ramps"]),
    (["{}/harbor.json"], .badInput, ["harbor.json: error: ", "palette verify"]),
    (["{}/harbor.palette.json"] + all, .usage, ["3 formats do not fit", "--output"]),
    (["{}/harbor.palette.json", "-o", "{}/taken"] + all, .cannotWrite, ["it is a file"]),
    (["{}/harbor.palette.json", "-o", "{}/new.css"] + all, .usage, ["names a file"]),
    (
      ["{}/harbor.palette.json", "-o", "{}/harbor.palette.json"], .usage,
      ["would overwrite"]
    ),
    (["{}/harbor.palette.json", "-o{}/harbor.palette.json"], .usage, ["would overwrite"]),
    (["{}/harbor.palette.json", "-o", "{}/empty.json/x"], .cannotWrite, ["not a directory"]),
    (["{}/harbor.palette.json", "-o", "/dev/full"], .cannotWrite, ["/dev/full", "no space"]),
    (["{}/below/device.palette.json"], .noInput, ["below/press.icc", "no such file"]),
    (["{}/impossible.palette.json"], .badInput, ["impossible.palette.json:"]),
    (["--key", "blue=#12345"], .badInput, ["ramp 'blue'", "'#12345'"]),
    (["--key", "blue=#0070f280"], .badInput, ["ramp 'blue'", "translucent"]),
    (
      ["--key", "blue=#0070f2", "--key", "Blue=#0070f2"], .badInput,
      ["'blue' and ramp 'Blue' are too alike"]
    ),
    (["--key", "💙=#0070f2"], .badInput, ["💙"]),
    (["--key", "\"}; }=#0070f2"], .badInput, ["}; }"]),
  ]

  @Test("What cannot be done leaves no file behind", arguments: refusals)
  func refusal(_ arguments: [String], _ exit: ExitCode, _ says: [String]) throws {
    try tool.write("", to: "empty.json")
    try tool.write("", to: "taken")
    try tool.write("{ \"rmaps\": {} }", to: "nonsense.json")
    try tool.write(Sample.holding, to: "harbor.json")
    try tool.write(
      "{ \"name\": \"a\", \"gamut\": \"press.icc\", \"ramps\": { \"a\": { \"key\": \"#888888\" } } }",
      to: "below/device.palette.json")
    try tool.write(
      "{ \"name\": \"a\", \"rules\": [ { \"distance\": 1, \"ratio\": 21 } ], \"ramps\": "
        + "{ \"a\": { \"key\": \"#888888\" } } }", to: "impossible.palette.json")
    let before = try tool.names()
    let outcome = generate(arguments)
    #expect(outcome.exit == exit)
    #expect(outcome.stdout == "")
    for text in says { #expect(outcome.stderr.contains(text), "\(outcome.stderr)") }
    #expect(try tool.names() == before)
  }

  @Test("BUG-D69: a run that fails leaves the old output as it was, byte for byte")
  func oldOutputSurvives() throws {
    let arguments = ["{}/harbor.palette.json", "-o", "{}/tokens"] + Self.all
    #expect(generate(arguments).exit == .success)
    let old = try contents("tokens")
    for broken in ["", "{ \"name\": \"harbor\", \"ramps\": { \"blue\": { \"key\": \"#12\" } } }"] {
      try tool.write(broken, to: "harbor.palette.json")
      #expect(generate(arguments).exit == .badInput)
      #expect(try contents("tokens") == old)
    }
    // The last of three files cannot be written: the first two must not be either.
    try tool.write(Self.renamed, to: "harbor.palette.json")
    try FileManager.default.removeItem(atPath: tool.path("tokens/Harbor.swift"))
    try tool.write("x", to: "tokens/Harbor.swift/in-the-way")
    let outcome = generate(arguments)
    #expect(outcome.exit == .cannotWrite)
    #expect(outcome.stderr.contains("Harbor.swift: it is a directory"))
    #expect(tool.text("tokens/harbor.css") == old["harbor.css"])
    #expect(tool.text("tokens/harbor.json") == old["harbor.json"])
  }

  private static let renamed = Sample.definition.replacingOccurrences(of: "blue", with: "azure")

  private func contents(_ folder: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in try tool.names(in: folder) { result[name] = tool.text("\(folder)/\(name)") }
    return result
  }

  @Test("--check writes nothing and names what is stale and where")
  func check() throws {
    let arguments = ["{}/harbor.palette.json", "-o", "{}/tokens"] + Self.all
    let missing = generate(arguments + ["--check"])
    #expect(missing.exit == .findings)
    #expect(missing.stdout.contains("tokens/harbor.css: missing\n"))
    #expect(try tool.names() == ["harbor.palette.json"])

    #expect(generate(arguments).exit == .success)
    let fresh = generate(arguments + ["--check"])
    #expect(fresh.exit == .success)
    #expect(fresh.stdout == "")
    #expect(fresh.stderr.contains("tokens/harbor.css is up to date"))

    let css = try #require(tool.text("tokens/harbor.css"))
    let lines = css.split(separator: "\n", omittingEmptySubsequences: false)
    let edited = lines[..<2] + ["/* by hand */"] + lines[2...]
    try tool.write(edited.joined(separator: "\n"), to: "tokens/harbor.css")
    let old = try contents("tokens")
    let stale = generate(arguments + ["--check"])
    #expect(stale.exit == .findings)
    #expect(
      stale.stdout == """
        \(tool.path("tokens/harbor.css")):3: differs
          there: /* by hand */
          built: \(lines[2])

        """)
    #expect(try contents("tokens") == old)
  }

  @Test("--check sees a file that was cut short")
  func checkCutShort() throws {
    #expect(generate(["{}/harbor.palette.json", "-o", "{}/a.json"]).exit == .success)
    let text = try #require(tool.text("a.json"))
    let lines = text.split(separator: "\n")
    try tool.write(lines.dropLast().joined(separator: "\n") + "\n", to: "a.json")
    let outcome = generate(["{}/harbor.palette.json", "-o", "{}/a.json", "--check"])
    #expect(outcome.exit == .findings)
    #expect(outcome.stdout.contains("a.json:\(lines.count): differs\n  there: (the file ends)\n"))
  }

  /// A colour under a new name: the old one must not go on shipping.
  @Test("BUG-D70: a renamed ramp leaves nothing of its old name")
  func renamedRamp() throws {
    let arguments = ["{}/harbor.palette.json", "-o", "{}/tokens"] + Self.all
    #expect(generate(arguments).exit == .success)
    try tool.write(Self.renamed, to: "harbor.palette.json")
    #expect(generate(arguments + ["--check"]).exit == .findings)
    #expect(generate(arguments).exit == .success)
    for (name, whole) in try contents("tokens") {
      // Swift says what the colours look like, which is blue still.
      let text = whole.replacing("accessibilityName: \"blue\"", with: "")
      for blue in ["\"blue\"", "blue-6", "blue6"] { #expect(!text.contains(blue), "\(name)") }
      #expect(text.contains("azure"), "\(name)")
    }
  }

  @Test("--key builds what the same palette file builds")
  func keys() throws {
    try tool.write(
      """
      { "name": "brand", "ladder": "soft", "space": "cielch", "gamut": "display-p3",
        "ramps": { "blue": { "key": "#0070f2" }, "grey": { "key": "#5b738b" } } }
      """, to: "brand.palette.json")
    let keys = generate([
      "--key", "blue=#0070f2", "--key=grey=5b738b", "--name", "brand", "--ladder", "soft",
      "--space", "cielch", "--gamut", "display-p3",
    ])
    #expect(keys.exit == .success)
    #expect(keys.stdout == generate(["{}/brand.palette.json"]).stdout)
    #expect(generate(["--key", "blue=#0070f2"]).stdout.contains("\"name\": \"palette\""))
  }

  @Test("A palette that breaks its promise is never written, whoever built it")
  func unproved() throws {
    var swatches = PerAppearance<[Swatch]>()
    swatches[.light] = Array(repeating: Swatch(.white), count: 11)
    let palette = ColorPalette(name: "flat", ramps: [Ramp(name: "a", swatches: swatches)])
    var arguments = ParsedArguments()
    arguments.operands = ["flat.palette.json"]
    arguments.add(.output, tool.path("flat.json"))
    let command = try GenerateCommand(arguments)
    let failure = #expect(throws: CommandFailure.self) { try command.deliver(palette, []) }
    #expect(failure?.exitCode == .internalFault)
    #expect(failure?.diagnostics.first?.message.contains("nothing was written") == true)
    #expect(try tool.names() == ["harbor.palette.json"])
  }
}
