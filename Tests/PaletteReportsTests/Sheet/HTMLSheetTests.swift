import Foundation
import Palette
import PaletteFormats
import TestSupport
import Testing

@testable import PaletteReports

/// What a sheet holds, without a browser.
@Suite struct HTMLSheetTests {
  @Test(arguments: [
    ("plain", "plain"), ("<b>", "&lt;b&gt;"), ("a & b", "a &amp; b"),
    ("\" onload=\"x", "&quot; onload=&quot;x"), ("line\nline", "line\\u{a}line"),
  ])
  func interpolatedTextIsEscaped(_ text: String, _ expected: String) {
    let html: HTML = "<i title=\"\(text)\">\(text)</i>"
    #expect(html.text == "<i title=\"\(expected)\">\(expected)</i>")
  }

  @Test func markupIsKeptOnce() {
    let inner: HTML = "<b>\("<")</b>"
    let outer: HTML = "<p>\(inner)\(if: false, "<hr>")\(if: true, "<br>")\([inner, inner])\(3)</p>"
    #expect(outer.text == "<p><b>&lt;</b><br><b>&lt;</b>\n<b>&lt;</b>3</p>")
  }

  @Test func thirtyRampsFitInAMegabyteAndAHalf() throws {
    let ramps = (0..<30).map { index in
      "\"a rather long name \(index)\": { \"hue\": \(index * 12), \"vividness\": 0.9 }"
    }
    for gamut in ["srgb", "display-p3"] {
      let file = """
        { "name": "many", "gamut": "\(gamut)", "ramps": { \(ramps.joined(separator: ",")) } }
        """
      let palette = try SheetFixtures.built(Array(file.utf8))
      for language in PlainLanguage.allCases {
        #expect(try SheetFixtures.html(palette, language).utf8.count < 1_500_000)
      }
    }
  }

  @Test func everySwatchIsReadAsOneSentence() throws {
    let palette = try SheetFixtures.small()
    let html = try SheetFixtures.html(palette)
    let page = try #require(palette.roles[0].colors[.light]).opaque
    let ratio = try SRGB8(hex: "#0070f2").contrast(with: page)
    #expect(
      html.contains(
        "aria-label=\"blue 6, vivid blue, #0070f2, a key colour, \(ratio) to 1 on the page\""))
    let labels = html.components(separatedBy: "<button class=\"swatch").dropFirst()
    #expect(labels.count == 4 * (2 * 11 + 5))
    #expect(labels.allSatisfy { $0.prefix(400).contains("to 1 on the page") })
  }

  /// Where names differ by position, a name would point to another ramp's step.
  @Test func positionsStandForNamesThatDisagree() throws {
    func ramp(_ name: String, _ steps: [String]) -> Ramp {
      var swatches = PerAppearance<[Swatch]>()
      swatches[.light] = steps.indices.map { Swatch(SRGB8(gray: UInt8(255 - 80 * $0))) }
      return Ramp(name: name, stepNames: steps, swatches: swatches)
    }
    func labels(_ ramps: [Ramp]) -> [String] {
      SheetView(ColorPalette(name: "x", ramps: ramps), .light, keyMark: "key").stepLabels
    }
    let long = ramp("a", ["50", "100", "200"])
    #expect(labels([long, ramp("b", ["50", "100"])]) == ["50", "100", "200"])
    #expect(labels([long, ramp("b", ["50", "200"])]) == ["1", "2", "3"])
    #expect(labels([]) == [])
  }

  @Test func aPaletteOfRolesAloneHasASheet() throws {
    let palette = ColorPalette(
      name: "roles", ramps: [],
      roles: [
        ResolvedRole(name: "page", colors: PerAppearance { _ in HexColor(.white) }),
        ResolvedRole(name: "text", colors: PerAppearance { _ in HexColor(.black) }),
      ])
    let html = try SheetFixtures.html(palette)
    #expect(html.contains("text on page"))
    #expect(!html.contains("id=\"curves\""))
  }

  /// The page without its style and its script, which the browser tests try.
  @Test(arguments: PlainLanguage.allCases)
  func pageIsAsBefore(_ language: PlainLanguage) throws {
    let html = try SheetFixtures.html(SheetFixtures.golden(), language)
    let parts = [("<style>\n", "</style>"), ("<script>\n", "</script>")]
    let page = try parts.reduce(html) { text, part in
      let start = try #require(text.range(of: part.0)).upperBound
      let end = try #require(text.range(of: part.1, range: start..<text.endIndex)).lowerBound
      return text.replacingCharacters(in: start..<end, with: "")
    }
    try GoldenReportTests.check(page, "sheet.\(language.rawValue).html")
  }

  @Test func theSameBytesEveryTime() throws {
    let palette = try SheetFixtures.small()
    #expect(try SheetFixtures.html(palette) == SheetFixtures.html(palette))
  }

  @Test func everyLanguageSaysEverythingItsOwnWay() {
    // What is the same in any language: signs, and words that German took over.
    let shared: Set<String> = ["System", "Standard", "AAA", "Text", "Text:", "palette", ", ", "; "]
    let english = Set(SheetWords.english.texts)
    #expect(english.count > 90)
    for language in PlainLanguage.allCases where language != .english {
      let words = SheetWords(language)
      #expect(words.language == language)
      #expect(words.texts.count == SheetWords.english.texts.count)
      #expect(words.texts.allSatisfy { !$0.isEmpty })
      #expect(english.intersection(words.texts).subtracting(shared) == [], "\(language)")
      #expect(words.script.map(\.key) == SheetWords.english.script.map(\.key))
    }
  }
}

extension SheetWords {
  /// Everything that is a plain text, and what functions make of the same facts.
  fileprivate var texts: [String] {
    let plain = Mirror(reflecting: self).children.flatMap { child -> [String] in
      switch child.value {
      case let text as String: [text]
      case let texts as [String]: texts
      case let script as [(key: String, value: String)]: script.map(\.value)
      case is PlainLanguage: []
      default: Mirror(reflecting: child.value).children.compactMap { $0.value as? String }
      }
    }
    return plain + [
      title("x"), holds("7"), fails(2, "2"),
      contents(2, "11", 1, ["x"]),
      promise([(4, "3")], true), promise([(4, "3")], false),
      under("3"), from("3"),
      matrixOf("x"), needs("3"), curvesLead("oklch"), ratiosOn("#fff"), bandsAlternative(.dark),
      band("1", ("1", "2"), allowed: ("1", "2")), band("1", ("1", "2"), allowed: nil),
      stays("x", ContrastRatio(1, 0)), becomes("x", ContrastRatio(1, 0), ContrastRatio(1, 1)),
      on("x", "y"),
      closest("x", "y", "3", true), closest("x", "y", "3", false),
      moreFindings("3"),
    ]
  }
}
