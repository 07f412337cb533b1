import Foundation
import Palette
import PaletteFormats
import PaletteReports
import TestSupport
import Testing

/// A palette says its colours in the same sentences, wherever people hear them.
@Suite struct SameSentenceTests {
  @Test(arguments: PlainLanguage.allCases)
  func inPicturesPagesAndTheTerminal(language: PlainLanguage) throws {
    let palette = try SheetFixtures.small()
    let expected = 4 * (2 * 11 + 5)

    let html = try SheetFixtures.html(palette, language)
    let page = html.matches(of: /<button class="swatch[^>]* aria-label="([^"]*)"/)
      .map { String($0.1) }
    #expect(page.count == expected)

    var options = WriteOptions()
    options.language = language
    func written(_ name: String) throws -> [UInt8] {
      let format = try #require(OutputFormat.all.first { $0.name == name })
      return try #require(try format.write(palette, options).first).bytes
    }
    let svg = String(decoding: try written("svg"), as: UTF8.self)
    #expect(svg.contains(" lang=\"\(language.rawValue)\" xml:lang=\"\(language.rawValue)\""))
    let picture = svg.matches(of: /<title>(.*)<\/title>/).map { String($0.1) }
    #expect(picture == page)

    let content = try JSONDecoder().decode(ReadingContent.self, from: Data(written("reading")))
    #expect(content.language == language.rawValue)
    let lines = content.pages.flatMap(\.lines)
    #expect(lines.flatMap(\.runs).allSatisfy { $0.language == language.rawValue })
    #expect(lines.filter { $0.kind == .swatch }.map(\.content) == page)

    var colors = palette
    colors.series = []
    let settings = ShowSettings(variants: AppearanceVariant.allCases, language: language)
    let spoken = PaletteShow.sentences(colors, settings).split(separator: "\n")
      .map { String($0.dropLast()) }
    // Each appearance begins with its name.
    #expect(spoken.filter { $0.contains("#") } == page)
    #expect(spoken.count == expected + 4)
    #expect(page.contains { $0.contains("#0070f2") })
  }
}
