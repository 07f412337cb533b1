import Testing

@testable import PaletteCLI

@Suite struct ContrastCommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var exit: ExitCode
    var says: [String]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// Ratios from 40-digit arithmetic with WCAG's formula.
  static let cases = [
    // 4.49999976: rounding would show 4.50 and pass.
    Case(
      arguments: ["#2f61f4", "#f4f1ea", "--level", "AA"], exit: .findings,
      says: ["#2f61f4 on #f4f1ea: 4.49:1\n", "text        AA   4.5:1  misses"]),
    // 7.0000008: reached without any tolerance.
    Case(
      arguments: ["#8f244f", "#ffe9c7", "--level", "AAA"], exit: .success,
      says: [": 7.00:1\n", "text        AAA  7:1    passes", "which is reached"]),
    // 4.4999997: single precision gives 4.5 exactly.
    Case(
      arguments: ["#e21039", "#faf7f2", "--level", "AA"], exit: .findings, says: [": 4.49:1\n"]),
    // 7.00025 with WCAG's weights, 6.9994 with the exact ones.
    Case(
      arguments: ["#b60205", "#ffffff", "--level", "AAA"], exit: .success, says: [": 7.00:1\n"]),
    // 4.2947; relative to D50, as colour management has it, 4.5011.
    Case(
      arguments: ["#1872ff", "#ffffff", "--level", "AA"], exit: .findings, says: [": 4.29:1\n"]),
    Case(arguments: ["#ffffff", "#ffffff"], exit: .success, says: [": 1.00:1\n"]),
    Case(arguments: ["#000000", "#ffffff"], exit: .success, says: [": 21.00:1\n"]),
    Case(arguments: ["#ffffff", "#000000"], exit: .success, says: [": 21.00:1\n"]),
    Case(arguments: ["#123456", "#fedcba"], exit: .success, says: [": 9.78:1\n"]),
    Case(arguments: ["#fedcba", "#123456"], exit: .success, says: [": 9.78:1\n"]),
    // Digits that look like numbers are digits.
    Case(arguments: ["5e2310", "ffffff"], exit: .success, says: ["#5e2310 on #ffffff"]),
    Case(arguments: ["007e12", "640300"], exit: .success, says: ["#007e12 on #640300"]),
    Case(arguments: ["#f60", "#FFF"], exit: .success, says: ["#ff6600 on #ffffff"]),
    Case(arguments: ["#abc8", "#fff"], exit: .success, says: ["#aabbcc88 on #ffffff, seen as"]),
    // Alpha: 0.6 of each channel and 0.4 of white, rounded to 8 bits.
    Case(
      arguments: ["#0b1f3a99", "#ffffff", "--level", "AA"], exit: .findings,
      says: ["seen as #6d7989: 4.42:1\n"]),
    Case(
      arguments: ["#0b1f3aff", "#ffffff"], exit: .success, says: ["#0b1f3a on #ffffff: 16.51:1"]),
    Case(arguments: ["#0b1f3a00", "#ffffff"], exit: .success, says: ["seen as #ffffff: 1.00:1"]),
    // What is required at a size and weight.
    Case(
      arguments: ["#767676", "#ffffff", "--size", "17", "--level", "AA"], exit: .success,
      says: ["Text of 17 px at weight 400 is not large: AA requires 4.5:1, which is reached."]),
    Case(
      arguments: ["#949494", "#ffffff", "--size", "24", "--level", "AA"], exit: .success,
      says: ["is large: AA requires 3:1, which is reached."]),
    Case(
      arguments: ["#949494", "#ffffff", "--size", "18.66", "--weight", "700", "--level", "AA"],
      exit: .success, says: ["18.66 px at weight 700 is large: AA requires 3:1"]),
    Case(
      arguments: ["#949494", "#ffffff", "--size", "18.66", "--weight", "699", "--level", "AA"],
      exit: .findings, says: ["is not large: AA requires 4.5:1, which is missed."]),
    Case(
      arguments: ["#949494", "#ffffff", "--size", "18.65", "--weight", "700", "--level", "AA"],
      exit: .findings, says: ["is not large"]),
    Case(
      arguments: ["#949494", "#ffffff", "--size", "23.99", "--level", "AA"], exit: .findings,
      says: ["is not large"]),
    Case(
      arguments: ["#767676", "#ffffff", "--size", "24", "--level", "AAA"], exit: .success,
      says: ["is large: AAA requires 4.5:1, which is reached."]),
    // Without a level a miss is told, but it is no finding.
    Case(
      arguments: ["#949494", "#ffffff", "--size", "17"], exit: .success,
      says: ["AA requires 4.5:1, which is missed.", "To reach 4.5:1 on #ffffff"]),
    // On white 4.5:1 needs a luminance of 1.05 / 4.5 - 0.05 = 0.18333; #767676 is the last such grey.
    Case(
      arguments: ["#777777", "#ffffff", "--level", "AA"], exit: .findings,
      says: ["at most 0.1833, such as the grey #767676"]),
    // On black 7:1 needs 0.05 * 7 - 0.05 = 0.3; #959595 has 0.3005, #949494 has 0.2961.
    Case(
      arguments: ["#777777", "#000000", "--level", "AAA"], exit: .findings,
      says: ["at least 0.3, such as the grey #959595"]),
    // In between both ways are open: (0.18116 + 0.05) / 3 - 0.05 and 3 * (0.18116 + 0.05) - 0.05.
    Case(
      arguments: ["#767676", "#767676", "--size", "24", "--level", "AA"], exit: .findings,
      says: ["at most 0.0270", ", or at least 0.6435"]),
    // Neither black nor white reaches 7:1 on this grey.
    Case(
      arguments: ["#000000", "#767676", "--level", "AAA"], exit: .findings,
      says: ["7:1 cannot be reached on #767676", "black has 4.62:1", "white 4.54:1"]),
  ]

  @Test(arguments: cases)
  func contrast(_ test: Case) throws {
    let outcome = try Tool().run(["contrast"] + test.arguments)
    #expect(outcome.exit == test.exit)
    #expect(outcome.stderr == "")
    for text in test.says {
      #expect(outcome.stdout.contains(text), "\(outcome.stdout)")
    }
  }

  static let unreadable = [
    "", "X", "#12345", "rgb(1 2 3 4)", "hsl(120,50,25)", "0x12", ": #009aed", "#+1+2+3", "fff",
    "inf", "#", "#ggg", "#1234567", "\u{FF03}fff", "black",
  ]

  @Test("What is no colour is refused and quoted", arguments: unreadable, [true, false])
  func unreadableColor(_ text: String, _ isForeground: Bool) throws {
    let colors = isForeground ? [text, "#ffffff"] : ["#ffffff", text]
    let outcome = try Tool().run(["contrast", "--"] + colors)
    #expect(outcome.exit == .badInput)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr.contains("\(isForeground ? "FG" : "BG"): "))
    #expect(outcome.stderr.contains("'\(text)'"), "\(outcome.stderr)")
  }

  /// #ffd24d at 0x8c / 255 of its opacity: #8c732a over black and #ffe6a1 over white, by hand; the
  /// ratios of #1b1b1b on these are 3.77 and 13.99.
  @Test("A translucent background has no contrast of its own")
  func translucentBackground() throws {
    let outcome = try Tool().run(["contrast", "#1b1b1b", "#ffd24d8c"])
    #expect(outcome.exit == .badInput)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr.contains("#ffd24d8c is translucent"))
    #expect(outcome.stderr.contains("3.77:1 over black, 13.99:1 over white"), "\(outcome.stderr)")
  }
}
