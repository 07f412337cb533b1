import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteReports

/// The sheet of a change.
@Suite struct ChangeSheetTests {
  private static func palette(_ blue: String, roles: [String]) throws -> ColorPalette {
    var swatches = PerAppearance<[Swatch]>()
    swatches[.light] = [.white, try SRGB8(hex: blue), .black].map { Swatch($0) }
    return ColorPalette(
      name: "test", rules: [PairingRule(distance: 1, ratio: 4.5)],
      ramps: [Ramp(name: "blue", swatches: swatches)],
      roles: roles.map { name in
        ResolvedRole(name: name, colors: PerAppearance { _ in HexColor(.black) })
      })
  }

  private static func html(
    from old: ColorPalette, to new: ColorPalette, _ language: PlainLanguage = .english
  ) throws -> String {
    try HTMLSheet.write(
      new, Verifier.verify(new), comparison: PaletteComparison(from: old, to: new),
      language: language)
  }

  /// #767676 has 4.54:1 on white and 4.62:1 under black, #808080 3.94:1 and 5.31:1.
  @Test func oldAndNewStandSideBySide() throws {
    let old = try Self.palette("#767676", roles: ["ink"])
    let new = try Self.palette("#808080", roles: ["text"])
    let html = try Self.html(from: old, to: new)
    let start = try #require(html.range(of: "<section id=\"changes\"")).lowerBound
    let section = html[start...].prefix { $0 != "\u{0}" }
    let end = try #require(section.range(of: "</section>")).lowerBound
    let text = String(section[..<end])
    #expect(text.contains("text is new."))
    #expect(text.contains("ink is gone."))
    #expect(text.contains("1 of 3 colours moved"))
    #expect(text.contains("<code>#767676</code> 4.54"))
    #expect(text.contains("<code>#808080</code> 3.94"))
    #expect(text.contains("Pairs that lost a level: 1"))
    #expect(text.contains("Pairs that miss the promise now: 1"))
    #expect(!text.contains("gained"))
  }

  @Test func nothingChangedIsSaid() throws {
    let palette = try Self.palette("#767676", roles: [])
    #expect(try Self.html(from: palette, to: palette).contains("Nothing has changed."))
    #expect(try !SheetFixtures.html(palette).contains("id=\"changes\""))
  }

  @Test func axeFindsNothing() throws {
    let old = try SheetFixtures.published("fiori-v8")
    let new = try SheetFixtures.shipped("fiori")
    let (folder, pages) = try SheetFixtures.pages([
      Self.html(from: old, to: new),
      Self.html(from: SheetFixtures.small(), to: new, .japanese),
    ])
    let visits = zip(pages, [1280, 320]).map { page, width in
      Browser.Visit(page: page, width: width, ask: [.axe, .layout])
    }
    for answer in try Browser.visit(visits) {
      #expect(answer.axe == [])
      #expect(answer.layout?.wide == 0)
      #expect(answer.layout?.cut == [])
    }
    withExtendedLifetime(folder) {}
  }
}
