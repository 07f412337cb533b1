import Palette
import PaletteReports
import Testing

@Suite struct TextReportTests {
  @Test func aPaletteThatFails() throws {
    #expect(
      TextReport.write([Fixtures.file(try Fixtures.palette())]) == """
        test.json: 2 pairs fail

        Any two colours must reach a contrast of 3:1 (large text, graphics) from 1 step
        apart, 7:1 (text, level AAA) from 2.

        appearance  apart  needs  own  all  least  between
        light           1    3:1  1/4  2/8   2.99  gray.1 pale.2
        light           2    7:1  0/2  0/4  21.00  gray.1 gray.3

        Failing pairs, of all that are exactly so many steps apart: own, of one ramp;
        all, of any two ramps.

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
    #expect(lines.first == "test.json: holds")
    #expect(lines.contains("light           2  4.5:1  0/2  0/4  21.00  gray.1 gray.3"))
    #expect(!lines.contains { $0.hasPrefix("Found") })
  }

  /// Inside each ramp only: what fails across is a fact in the table, not a finding.
  @Test func oneRampOnly() throws {
    let lines = report(try Fixtures.palette(scope: .ramp))
    #expect(lines.first == "test.json: 1 pair fails")
    #expect(lines.joined(separator: " ").contains("Any two colours of one ramp must reach"))
    #expect(lines.contains { $0.contains("1/4  2/8") })
    #expect(lines.joined(separator: " ").contains("Only own pairs are promised."))
    #expect(lines.contains("Found:"))
  }

  @Test func theWorstTenAndHowManyMore() throws {
    let palette = try Fixtures.palette(rules: [PairingRule(distance: 1, ratio: 21)])
    let all = Fixtures.file(palette)
    #expect(all.verification.findings.count == 8)
    let lines = TextReport.write([all], limit: 3).split(separator: "\n")
    #expect(lines.contains("The 3 worst of 8:"))
    #expect(lines.last == "Not shown: 5 errors. The JSON report has them all.")
    #expect(lines.count { $0.hasPrefix("    light, ") } == 3)
  }

  @Test func increasedContrastInWords() throws {
    let text = report(Fixtures.increased()).joined(separator: " ")
    #expect(text.hasPrefix("test.json: holds"))
    #expect(
      text.contains(
        "with increased contrast, a surface (step 1 to 4) and a content step (from 5 on) 4.5:1 "
          + "from 4 steps apart, 7:1 from 5."))
    #expect(text.contains("light increased      4  4.5:1"))
    #expect(text.contains("note: 2 pairs of content steps fall below the standard rule here"))
    #expect(text.contains("light, increased contrast, test.json"))
    #expect(report(Fixtures.increased(.everyPair)).joined(separator: " ").contains("too."))
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
    let text = TextReport.write([
      Fixtures.file(holding, "a.json"), Fixtures.file(try Fixtures.palette(), "b.json"),
    ])
    #expect(text.hasPrefix("a.json: holds\n"))
    #expect(text.contains("\n\nb.json: 2 pairs fail\n"))
    #expect(text.hasSuffix("\n\n1 of 2 files hold.\n"))
  }

  @Test func aPaletteWithoutColors() {
    let empty = Fixtures.file(ColorPalette(name: "empty", ramps: []))
    #expect(TextReport.write([empty]) == "test.json: holds no colours to judge\n")
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
    #expect(lines.contains { $0.hasPrefix("    between n") } == (nameLength >= 20))
  }

  /// A name cannot end a line, clear the screen or turn the text around.
  @Test func hostileNames() throws {
    var palette = try Fixtures.palette()
    palette.ramps[1].name = "x\n::error::\u{1b}[2J\u{202e}"
    let text = TextReport.write([Fixtures.file(palette, "a\nb.json")])
    #expect(!text.contains("\u{1b}") && !text.contains("\u{202e}"))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") || $0.hasPrefix("b.json") })
  }

  private func report(_ palette: ColorPalette) -> [String] {
    TextReport.write([Fixtures.file(palette)]).split(separator: "\n").map(String.init)
  }
}
