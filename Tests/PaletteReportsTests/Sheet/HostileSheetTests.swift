import Palette
import TestSupport
import Testing

/// Names made to put markup or script into a sheet.
@Suite struct HostileSheetTests {
  private static let pieces = [
    "<script>window.injected=1</script>", "</script><script>window.injected=1</script>",
    "\"><img src=x onerror=window.injected=1>", "' onclick='window.injected=1", "<!--", "-->",
    "</style>", "</button>", "</title>", "&lt;", "&#60;", "\u{2028}", "\n", "\\", "`${injected=1}`",
    "%1", "%", "$&", "\u{202e}", "<svg/onload=window.injected=1>", "javascript:", "]]>", "\u{0}",
    "}", "url(", ";background:url(https://example.invalid/x)",
  ]

  private static func palette(_ generator: inout SeededGenerator) -> ColorPalette {
    func name(_ index: Int) -> String {
      var text = ""
      for _ in 0..<3 { text += pieces.randomElement(using: &generator) ?? "" }
      return text + "n\(index)"
    }
    let colors = PerAppearance { _ in [SRGB8.white, SRGB8(gray: 128), .black].map { Swatch($0) } }
    let ramps = (0..<2).map { index in
      Ramp(name: name(index), stepNames: (0..<3).map { name(10 + $0) }, swatches: colors)
    }
    var palette = ColorPalette(
      name: name(99), ramps: ramps,
      roles: (0..<3).map { index in
        ResolvedRole(name: name(20 + index), colors: PerAppearance { _ in HexColor(.black) })
      })
    palette.series = [SeriesDefinition(name: name(50), colors: [.white, .black])]
    return palette
  }

  @Test func nothingGetsIn() throws {
    var generator = SeededGenerator(seed: 5)
    let palettes = (0..<6).map { _ in Self.palette(&generator) }
    var plain = palettes[0]
    plain.name = "plain"
    for index in plain.ramps.indices {
      plain.ramps[index].name = "r\(index)"
      plain.ramps[index].stepNames = ["1", "2", "3"]
    }
    for index in plain.roles.indices { plain.roles[index].name = "role\(index)" }
    plain.series[0].name = "series"
    let (folder, pages) = try SheetFixtures.pages(
      try ([plain] + palettes).map { try SheetFixtures.html($0) })
    // Choosing makes the script write names into the page as well.
    let visits = pages.flatMap { page in
      [[], [".swatch[data-i='1']"], [".swatch[data-i='7']"]].map { clicks in
        Browser.Visit(page: page, clicks: clicks, ask: [.elements])
      }
    }
    let answers = try Browser.visit(visits)
    for (index, answer) in answers.enumerated() {
      #expect(answer.errors == [])
      let elements = try #require(answer.elements)
      #expect(!elements.injected)
      #expect(elements.handlers == 0)
      // Element by element the page is that of a palette with harmless names.
      #expect(elements.counts == answers[index % 3].elements?.counts)
    }
    withExtendedLifetime(folder) {}
  }
}
