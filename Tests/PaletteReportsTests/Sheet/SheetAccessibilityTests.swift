import Palette
import PaletteFormats
import TestSupport
import Testing

/// The sheet keeps the rules it tells others about.
@Suite struct SheetAccessibilityTests {
  @Test func axeFindsNothingInAnyAppearanceAtAnyWidth() throws {
    let small = try SheetFixtures.small()
    let (folder, pages) = try SheetFixtures.pages(
      try PlainLanguage.allCases.map { try SheetFixtures.html(small, $0) }
        + [SheetFixtures.html(SheetFixtures.shipped("harbor"))])
    var visits = Browser.Visit.inAllSettings(pages[0], width: 320, ask: [.axe])
    visits += Browser.Visit.inAllSettings(pages[0], ask: [.axe])
    visits.append(
      Browser.Visit(page: pages[0], clicks: [".swatch[data-i='5']"], ask: [.axe]))
    visits += pages.dropFirst().map { Browser.Visit(page: $0, ask: [.axe]) }
    for (visit, answer) in zip(visits, try Browser.visit(visits)) {
      #expect(answer.axe == [], "\(visit)")
      #expect(answer.errors == [], "\(visit)")
      // A page axe could not look at passes nothing.
      #expect(answer.passes ?? 0 > 30)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func nothingSticksOutOrIsCutAndEveryTargetIsLargeEnough() throws {
    let (folder, pages) = try SheetFixtures.pages([
      SheetFixtures.html(SheetFixtures.shipped("harbor"), .german),
      SheetFixtures.html(SheetFixtures.published("tailwind-v4")),
    ])
    let chosen = [".swatch[data-i='5']"]
    var visits = [1280, 640, 320].map {
      Browser.Visit(page: pages[0], width: $0, text: 200, ask: [.layout])
    }
    visits += [1280, 1000, 640, 320].map {
      Browser.Visit(page: pages[0], width: $0, clicks: $0 == 640 ? [] : chosen, ask: [.layout])
    }
    visits += [1280, 320].map { Browser.Visit(page: pages[1], width: $0, ask: [.layout]) }
    for (visit, answer) in zip(visits, try Browser.visit(visits)) {
      let layout = try #require(answer.layout)
      #expect(layout.wide == 0, "\(visit)")
      #expect(layout.cut == [], "\(visit)")
      #expect(layout.small == [], "\(visit)")
    }
    withExtendedLifetime(folder) {}
  }

  /// WCAG 1.4.3 at AA, by our own arithmetic on what the browser computed.
  @Test func everyTextStandsOutFromWhatLiesBelowIt() throws {
    let (folder, pages) = try SheetFixtures.pages([
      SheetFixtures.html(SheetFixtures.shipped("harbor")),
      SheetFixtures.html(SheetFixtures.published("tailwind-v4")),
    ])
    // Tailwind has one appearance, which the page shows in light and in dark.
    var visits = Browser.Visit.inAllSettings(pages[0], ask: [.text])
    visits += Browser.Visit.inAllSettings(pages[1], ask: [.text]).prefix(3)
    visits += Browser.Visit.inAllSettings(pages[0], ask: [.text]).suffix(3).map { visit in
      var visit = visit
      visit.clicks = [".swatch[data-i='6']"]
      return visit
    }
    var count = 0
    for (visit, answer) in zip(visits, try Browser.visit(visits)) {
      for text in try #require(answer.text) {
        count += 1
        let isLarge = text.size >= 24 || (text.size >= 56.0 / 3 && text.weight >= 700)
        let ratio = try contrast(of: text)
        #expect(
          ratio.value >= (isLarge ? 3 : 4.5),
          "\(text) has \(ratio) in \(visit.setting)")
      }
    }
    #expect(count > 1000)
    withExtendedLifetime(folder) {}
  }

  private func contrast(of text: Browser.Text) throws -> ContrastRatio {
    func color(_ css: String) throws -> HexColor { try CSSColor(parsing: css).eightBit.color }
    // The canvas below everything is white in light and black in dark; the body hides it.
    var below = SRGB8.white
    for layer in text.below.reversed() { below = try color(layer).composited(over: below) }
    return try color(text.color).composited(over: below).contrast(with: below)
  }

  @Test func forcedColorsAndPrintKeepTheSwatches() throws {
    let (folder, pages) = try SheetFixtures.pages([SheetFixtures.html(SheetFixtures.small())])
    let visits = [
      Browser.Visit(page: pages[0], forced: true, ask: [.text, .layout]),
      Browser.Visit(page: pages[0], media: "print", ask: [.text, .layout]),
    ]
    for answer in try Browser.visit(visits) {
      let texts = try #require(answer.text)
      #expect(texts.contains { $0.below.first == "rgb(0, 112, 242)" })
      #expect(answer.layout?.wide == 0)
    }
    withExtendedLifetime(folder) {}
  }
}
