import Palette
import PaletteFormats
import Testing

/// Faults of other colour parsers, each with the case it is known by.
@Suite struct CSSColorCaseTests {
  // BUG-D22: what cannot be read never becomes black.
  static let unreadable = [
    ("", "found nothing"), ("X", "'X' is no name of a colour"),
    ("#12345", "wrong number of digits"), ("rgb(1 2 3 4)", "expected '/' and the opacity"),
    ("hsl(120,50,25)", "saturation and lightness are percentages"),
    ("0x12", "not with '0x12'"), (": #009aed", "not with ':'"), ("#+1+2+3", "not with '#'"),
  ]

  @Test(arguments: unreadable)
  func unreadableTextIsAnError(_ text: String, _ fragment: String) {
    #expect {
      try CSSColor(parsing: text)
    } throws: { error in
      let message = String(describing: error)
      return message.contains("'\(text)' is no CSS colour") && message.contains(fragment)
    }
  }

  // BUG-D23, BUG-D25, BUG-D26, BUG-D29: current syntax, and what it means.
  static let readable = [
    ("rgb(12 34 56 / +00.4e2%)", "#0c223866"), ("hsl(-75 70% 35%)", "#781b98"),
    ("hsl(0.6turn 60% 40%)", "#295aa3"), ("rgb(255 128 50%)", "#ff8080"),
    ("hsl(120 50% 25% / .4)", "#20602066"), ("hwb(40 60 60)", "#808080"),
    ("oklch(60% 25% 250)", "#4f84ba"), ("oklch(0.6 0.1 250)", "#4f84ba"),
    ("oklch(0.6 0.1 250deg)", "#4f84ba"), ("oklch(0.45 0.14 none)", "#8f2a52"),
    ("hsl(none 0% 37%)", "#5e5e5e"), ("#f60", "#ff6600"), ("#abc8", "#aabbcc88"),
    ("rebeccapurple", "#663399"), ("transparent", "#00000000"),
  ]

  @Test(arguments: readable)
  func currentSyntaxIsRead(_ text: String, _ hex: String) throws {
    #expect(try CSSColor(parsing: text).eightBit.color.hex == hex)
  }

  // BUG-D24: comma syntax forbids a mixture, a fourth value needs a slash.
  @Test func mixturesNeedTheRightSyntax() {
    for text in ["rgb(100%, 0, 0)", "rgba(0 0 0 26%)"] {
      #expect(throws: CSSColorError.self) { try CSSColor(parsing: text) }
    }
  }

  // BUG-D26: a colour with a missing component is measured like any other.
  @Test func noneCountsAsZero() throws {
    let color = try CSSColor(parsing: "oklch(0.45 0.14 none)")
    #expect(color.components == [0.45, 0.14, nil])
    let ratio = color.eightBit.color.opaque.contrast(with: .white).value
    #expect(abs(ratio - 8.012353) < 1e-6)
    let unseen = try CSSColor(parsing: "oklch(0.55 0.12 30 / none)").eightBit.color
    #expect(unseen.alpha == 0)
    #expect(unseen.composited(over: .white) == .white)
  }

  // BUG-D30: linear in the length, so that ten times the text is not a hundred times the work.
  static let hostile: [(name: String, text: String)] = [
    ("spaces", "rgb(" + String(repeating: " ", count: 50_000)),
    ("digits", "hwb(" + String(repeating: "1", count: 100_000)),
    ("hex", "#" + String(repeating: "f", count: 1_000_000)),
    ("nesting", "rgb(" + String(repeating: "calc(", count: 100_000)),
    ("components", "rgb(" + String(repeating: "1 ", count: 100_000)),
    ("escapes", String(repeating: "\\41 ", count: 100_000)),
    ("comments", String(repeating: "/**/", count: 100_000)),
  ]

  @Test(arguments: hostile.indices)
  func hostileTextIsRejectedAtOnce(_ index: Int) {
    let text = Self.hostile[index].text
    let time = ContinuousClock().measure {
      #expect(throws: CSSColorError.self) { try CSSColor(parsing: text) }
    }
    // The case asks for 50 ms, which an optimised build keeps; unoptimised, on a machine that does
    // much else, it takes up to a second, but for anything quadratic minutes.
    #expect(time < .seconds(5), "\(Self.hostile[index].name): \(time)")
  }

  // Numbers no double holds end at the largest, never as NaN.
  @Test(arguments: [
    "color(display-p3 1e308 -1e308 0)", "color(xyz calc(infinity) calc(-infinity) 1e999)",
    "oklab(1 1e200 -1e200)", "lab(50 1e-99999999999 0)", "hsl(1e308 100% 50%)",
    "rgb(calc(1e308 * 1e308) calc(0 / 0) 0)",
  ])
  func hugeNumbersStayNumbers(_ text: String) throws {
    let color = try CSSColor(parsing: text)
    #expect([0, 1, 2].allSatisfy { color.unclippedSRGB[$0].isFinite })
    #expect(color.components.allSatisfy { $0?.isFinite == true })
  }

  static let messages = [
    ("bleu", "did you mean 'blue'?"), ("olkch(1 0 0)", "did you mean 'oklch'?"),
    ("color(display-p4 1 1 1)", "did you mean 'display-p3'?"),
    ("currentColor", "'currentcolor' is the text's own colour"),
    ("Canvas", "'canvas' is the system's own colour"),
    ("rgb(from red r g b)", "made from another one"), ("rgb(1, 2 3)", "expected ',' before blue"),
    ("lab(1 2 3deg)", "b is no angle"), ("hsl(50% 1% 1%)", "the hue is an angle"),
    ("oklch(1, 0, 0)", "'oklch()' takes none"), ("rgb(1 2)", "expected blue as a number"),
    ("rgb(1 2 3 / 4 5)", "expected ')' after the opacity"),
    ("red red", "nothing may follow the colour, found 'red'"),
    ("rgb(1 2 3px)", "has a unit no colour takes"),
    ("rgb(calc(1 + 1%) 0 0)", "do not go together"),
    ("rgb(0 0 0", "found the end of the colour"),
  ]

  @Test(arguments: messages)
  func messageSaysWhatIsWrong(_ text: String, _ fragment: String) {
    #expect {
      try CSSColor(parsing: text)
    } throws: {
      String(describing: $0).contains(fragment)
    }
  }
}
