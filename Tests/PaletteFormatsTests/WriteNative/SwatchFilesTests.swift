import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

@Suite struct SwatchFilesTests {
  private struct Read: Decodable {
    var name: String?
    var columns: Int?
    var colors: [[String?]]
  }

  /// What a program that shares nothing with this package makes of a file.
  private func read(_ file: WrittenFile) throws -> Read {
    let directory = try TemporaryDirectory()
    try directory.write([file])
    let kind = String(file.path.suffix(3))
    let script = TestData.url("SwatchReaders/swatches.py").path
    let json = try expectSuccess("python3", [script, kind, file.path], directory: directory)
    return try JSONDecoder().decode(Read.self, from: Data(json.utf8))
  }

  private func expected(
    _ palette: ColorPalette, _ variant: AppearanceVariant
  ) throws -> [(group: String, name: String, hex: String)] {
    try palette.namedGroups().flatMap { group in
      group.colors.compactMap { color in
        let value = color.values.nearest(to: variant)?.color
        guard let value, value.alpha == 255 else { return nil }
        return (group.words.kebab, color.words.kebab, value.hex)
      }
    }
  }

  static let palettes = [NativeSamples.small, NativeSamples.awkward, Expectation.levels]

  @Test("An independent reader finds every opaque colour", arguments: palettes)
  func gimp(_ palette: ColorPalette) throws {
    let files = try GIMPPalettes.write(palette)
    #expect(files.count == 4)
    for (file, variant) in zip(files, AppearanceVariant.allCases) {
      let found = try read(file)
      let expected = try expected(palette, variant)
      #expect(found.colors == expected.map { [$0.name, $0.hex] })
      #expect(found.columns == palette.ramps.map(\.stepCount).max())
      #expect(found.name?.hasSuffix(" " + variant.fileSuffix) == true)
      // BUG-D61: what is accepted on input is never written.
      #expect(!file.bytes.contains(13) && file.bytes.first == UInt8(ascii: "G"))
      let own = try GIMPPaletteReader.read(file.bytes, file: file.path)
      #expect(own.name == found.name)
      #expect(own.colors.map { [$0.path[0], $0.color.hex] } == expected.map { [$0.name, $0.hex] })
    }
  }

  @Test("An independent reader finds every opaque colour in its group", arguments: palettes)
  func adobe(_ palette: ColorPalette) throws {
    let files = try AdobeSwatches.write(palette)
    #expect(files.count == 4)
    for (file, variant) in zip(files, AppearanceVariant.allCases) {
      let expected = try expected(palette, variant)
      #expect(try read(file).colors == expected.map { [$0.group, $0.name, $0.hex] })
      let own = try AdobeSwatchReader.read(file.bytes, file: file.path)
      #expect(own.notes.isEmpty)
      #expect(
        own.colors.map { $0.path + [$0.color.hex] }
          == expected.map { [$0.group, $0.name, $0.hex] })
    }
  }

  @Test("Ramps and roles come back")
  func roundTrip() throws {
    for format in [OutputFormat.gimp, .adobeSwatches] {
      let files = try format.write(NativeSamples.small)
      let dark = try #require(files.first { $0.path.hasPrefix("harbor-dark.") })
      let found =
        format.name == "gpl"
        ? try GIMPPaletteReader.read(dark.bytes, file: dark.path)
        : try AdobeSwatchReader.read(dark.bytes, file: dark.path)
      let (read, notes) = try RampFinder.palette(from: found, file: dark.path)
      #expect(notes.isEmpty)
      #expect(read.ramps.map(\.name) == ["blue", "grey"])
      #expect(read.ramps.map(\.stepNames) == [["1", "2", "3"], ["1", "2", "3"]])
      for (ramp, original) in zip(read.ramps, NativeSamples.small.ramps) {
        let hexes = ramp.swatches[.light]?.map(\.color.hex)
        #expect(hexes == original.swatches[.dark]?.map(\.color.hex))
      }
      #expect(read.roles.count == 1 && read.roles[0].name.hasSuffix("text-secondary"))
    }
  }

  @Test("BUG-D62: names beyond Latin, and longer than a name can be")
  func names() throws {
    let long = String(repeating: "a", count: 70_000)
    let palette = ColorPalette(
      name: "x", ramps: [],
      roles: ["Müllgrün 40", "青い𝒳", long].map { name in
        ResolvedRole(name: name, colors: PerAppearance { _ in HexColor(.white) })
      })
    let file = try AdobeSwatches.write(palette)[0]
    let names = try read(file).colors.map { $0[1] }
    #expect(names == ["müllgrün-40", "青い𝒳", String(long.prefix(65_534))])
  }

  @Test func appearancesOfThePaletteAlone() throws {
    var light = PerAppearance<[Swatch]>()
    light[.light] = [Swatch(.white)]
    let palette = ColorPalette(name: "x", ramps: [Ramp(name: "a", swatches: light)])
    #expect(try GIMPPalettes.write(palette).map(\.path) == ["x-light.gpl"])
    #expect(try AdobeSwatches.write(palette).map(\.path) == ["x-light.ase"])
  }
}
