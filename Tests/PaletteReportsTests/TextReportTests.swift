import Foundation
import Palette
import PaletteReports
import Testing

@Suite struct TextReportTests {
  @Test func aPaletteThatFails() throws {
    #expect(
      TextReport.write(CheckResults([Fixtures.file(try Fixtures.palette())])) == """
        test.json: 2 pairs fail

        Any two colours must reach a WCAG 2 contrast of 3:1 (graphics and large text)
        from 1 step apart, 7:1 (text at AAA) from 2.

        How many pairs fail, of all that are exactly so many steps apart: of one ramp,
        and of any two ramps.

                 steps, ratio  one ramp  any two  least  between
        light
          fails  1 apart, 3:1       1/4      2/8   2.99  gray.1 pale.2
          holds  2 apart, 7:1       0/2      0/4  21.00  gray.1 gray.3

        Found, the worst first:
          gray.1 #ffffff and pale.2 #959595 reach 2.99:1; 1 apart needs 3:1
            light, test.json:10:7
          pale.1 #ffffff and pale.2 #959595 reach 2.99:1; 1 apart needs 3:1
            light, test.json:10:7

        """)
  }

  @Test func aPaletteThatHolds() throws {
    let palette = try Fixtures.palette(rules: [PairingRule(distance: 2, ratio: 4.5)])
    let lines = report(palette)
    #expect(lines.first == "test.json: holds: 4 pairs keep their ratio")
    #expect(lines.contains("  holds  2 apart, 4.5:1       0/2      0/4  21.00  gray.1 gray.3"))
    #expect(!lines.contains { $0.hasPrefix("Found") })
  }

  /// Inside each ramp only: what fails across is a fact in the table, not a finding.
  @Test func oneRampOnly() throws {
    let lines = report(try Fixtures.palette(scope: .ramp))
    #expect(lines.first == "test.json: 1 pair fails")
    #expect(lines.joined(separator: " ").contains("Any two colours of one ramp must reach"))
    #expect(lines.contains { $0.hasPrefix("  fails  1 apart, 3:1       1/4      2/8 ") })
    #expect(lines.joined(separator: " ").contains("of any two ramps, which is not promised."))
    #expect(lines.contains("Found:"))
  }

  @Test func theWorstTenAndHowManyMore() throws {
    let palette = try Fixtures.palette(rules: [PairingRule(distance: 1, ratio: 21)])
    let all = Fixtures.file(palette)
    #expect(all.verification.findings.count == 8)
    let report = TextReport.write(CheckResults([all]), TextSettings(limit: 3))
    let lines = report.split(separator: "\n")
    #expect(lines.contains("The 3 worst of 8:"))
    #expect(lines.contains("Not shown: 5 errors; --all lists them."))
    #expect(lines.count { $0.hasPrefix("    light, ") } == 3)
    let whole = TextReport.write(CheckResults([all]), TextSettings(limit: nil))
    #expect(whole.split(separator: "\n").count { $0.hasPrefix("    light, ") } == 8)
    #expect(!whole.contains("Not shown"))
  }

  /// One wrong colour makes many pairs fail: it is named, with how many it takes part in.
  @Test func theColorToBlame() throws {
    let ramps = try (0..<9).map { index in
      try Fixtures.ramp("r\(index)", ["#ffffff", index == 4 ? "#fefefe" : "#767676"], line: 1)
    }
    let palette = ColorPalette(
      name: "test", rules: [PairingRule(distance: 1, ratio: 4.5)], ramps: ramps)
    let lines = TextReport.write(CheckResults([Fixtures.file(palette)]), TextSettings(limit: 3))
      .split(separator: "\n")
    #expect(lines.contains("The 3 worst of 9:"))
    #expect(lines.contains { $0.hasPrefix("Change first: r4.2 #fefefe (light), in 9 of 9 errors") })
  }

  @Test func increasedContrastInWords() throws {
    let text = report(Fixtures.increased()).joined(separator: " ")
    #expect(text.hasPrefix("test.json: holds"))
    #expect(
      text.contains(
        "with increased contrast, a surface (step 1 to 4) and a content step (from 5 on) 4.5:1 "
          + "from 4 steps apart, 7:1 from 5."))
    #expect(text.contains("light, increased contrast   holds  4 apart, 4.5:1"))
    #expect(report(Fixtures.increased(.everyPair)).joined(separator: " ").contains("too."))
  }

  /// Notes are folded into one a rule, unless everything is asked for.
  @Test func notesAreFolded() {
    let results = CheckResults([Fixtures.file(Fixtures.increased())])
    let notes = results.files[0].verification.findings
    #expect(notes.count == 2 && notes.allSatisfy { $0.severity == .note })
    let usual = TextReport.write(results).replacingOccurrences(of: "\n", with: " ")
    #expect(usual.components(separatedBy: "content steps fall below").count - 1 == 1)
    #expect(usual.contains("Note (light, increased contrast): "))
    #expect(usual.contains("Such pairs are not promised. There is 1 more of this kind; --verbose"))
    let verbose = TextReport.write(results, TextSettings(detail: .everything))
      .replacingOccurrences(of: "\n", with: " ")
    #expect(verbose.components(separatedBy: "note: ").count - 1 == 2)
    #expect(verbose.contains("light, increased contrast, test.json"))
    #expect(TextReport.write(results, TextSettings(detail: .findings)) == "")
  }

  /// Light and dark stand in one row, and the row says where its least ratio is.
  @Test func appearancesTogether() throws {
    var palette = try Fixtures.palette(rules: [PairingRule(distance: 2, ratio: 7)])
    for index in palette.ramps.indices {
      palette.ramps[index].swatches[.dark] = palette.ramps[index].swatches[.light]?.reversed()
    }
    let lines = report(palette)
    #expect(lines.contains("light and dark"))
    #expect(
      lines.contains("  holds  2 apart, 7:1       0/4      0/8  21.00  gray.1 gray.3 (light)"))
    let verbose = TextReport.write(
      CheckResults([Fixtures.file(palette)]), TextSettings(detail: .everything))
    #expect(verbose.components(separatedBy: "  holds  2 apart, 7:1").count - 1 == 2)
  }

  @Test(
    arguments: [
      // #353535: pairs hold, but the step stays behind; then a darker surface; then a repetition.
      (7, 53, "test.json: 1 content step stays behind with increased contrast"),
      (3, 167, "test.json: 1 pair is weaker with increased contrast"),
      (9, 27, "test.json: 1 colour is repeated"),
      (
        9, 28,
        "test.json: 4 pairs are weaker with increased contrast, 1 step is out of order"
      ),
    ] as [(Int, UInt8, String)])
  func verdicts(index: Int, level: UInt8, verdict: String) {
    #expect(report(Fixtures.increased { $0[index] = level }).first == verdict)
  }

  @Test func severalFiles() throws {
    let holding = try Fixtures.palette(rules: [PairingRule(distance: 2, ratio: 7)])
    let files = [
      Fixtures.file(holding, "a.json"), Fixtures.file(holding, "b.json"),
      Fixtures.file(try Fixtures.palette(), "c.json"),
    ]
    let text = TextReport.write(CheckResults(files))
    // Of those that hold, a line each says enough.
    #expect(
      text.hasPrefix(
        "a.json: holds: 4 pairs keep their ratio\nb.json: holds: 4 pairs keep their ratio\n\n"
          + "c.json: 2 pairs fail\n\n"))
    #expect(text.hasSuffix("\n\n2 of 3 files hold: 2 errors.\n"))
    let quiet = TextReport.write(CheckResults(files), TextSettings(detail: .findings))
    #expect(quiet.hasPrefix("c.json: 2 pairs fail\n\nFound, the worst first:\n"))
    #expect(!quiet.contains("a.json") && !quiet.contains("files hold"))
    let verbose = TextReport.write(CheckResults(files), TextSettings(detail: .everything))
    #expect(verbose.components(separatedBy: "Any two colours must").count - 1 == 3)
  }

  @Test func aPaletteWithoutColors() {
    let empty = Fixtures.file(ColorPalette(name: "empty", ramps: []))
    #expect(TextReport.write(CheckResults([empty])) == "test.json: holds no colours to judge\n")
  }

  /// Pairs farther apart than a rule's distance are counted, too.
  @Test func fartherApart() throws {
    var palette = try Fixtures.palette(rules: [PairingRule(distance: 1, ratio: 3)])
    palette.ramps[1].swatches[.light]?[2].color = SRGB8(gray: 240)
    let text = report(palette).joined(separator: " ")
    #expect(text.contains("Farther apart, the same ratios are missed 2 times."))
  }

  /// Long names put the pair on a line of its own; nothing is wider than 80 columns but a word.
  @Test(arguments: [1, 8, 20, 30])
  func eightyColumns(nameLength: Int) throws {
    var palette = try Fixtures.palette(rules: [PairingRule(distance: 1, ratio: 21)])
    for index in palette.ramps.indices {
      palette.ramps[index].name = String(repeating: "n", count: nameLength - 1) + String(index)
    }
    let lines = report(palette)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
    #expect(lines.contains { $0.hasPrefix("         nn") } == (nameLength >= 20))
  }

  /// A name cannot end a line, clear the screen or turn the text around.
  @Test func hostileNames() throws {
    var palette = try Fixtures.palette()
    palette.ramps[1].name = "x\n::error::\u{1b}[2J\u{202e}"
    let text = TextReport.write(CheckResults([Fixtures.file(palette, "a\nb.json")]))
    #expect(!text.contains("\u{1b}") && !text.contains("\u{202e}"))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") || $0.hasPrefix("b.json") })
  }

  private func report(_ palette: ColorPalette) -> [String] {
    TextReport.write(CheckResults([Fixtures.file(palette)])).split(separator: "\n").map(String.init)
  }
}
