import Palette
import Testing

@testable import PaletteFormats

/// Names that artists' programs repeat.
@Suite struct RepeatedNameTests {
  @Test func `colours that GIMP calls Untitled are told apart`() throws {
    let text =
      "GIMP Palette\n#\n255 0 0\tUntitled\n0 0 255\tUntitled\n0 255 0\tleaf\n0 99 0\tleaf\n"
    let found = try GIMPPaletteReader.read(Array(text.utf8), file: "x.gpl")
    let (palette, _) = try RampFinder.palette(from: found, file: "x.gpl")
    let names = palette.roles.map(\.name)
    #expect(names.count == 4 && Set(names).count == 4 && names.contains("leaf 2"), "\(names)")
    #expect(throws: Never.self) { try CSSCustomProperties.write(palette) }
  }
}
