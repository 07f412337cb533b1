import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

@Suite struct SwatchSheetTests {
  @Test("An XML reader accepts it, whatever the names")
  func isXML() throws {
    let directory = try TemporaryDirectory()
    let palettes = [NativeSamples.small, NativeSamples.awkward] + HostileNamesTests.palettes
    var files: [String] = []
    for (index, palette) in palettes.enumerated() {
      files.append("\(index).svg")
      try directory.write(Array(try SwatchSheet(palette).svg.utf8), to: files[index])
    }
    _ = try expectSuccess("xmllint", ["--noout", "--nonet"] + files, directory: directory)
    // No name adds an element.
    for (index, palette) in palettes.enumerated() {
      // Names stand in content alone, never in an attribute.
      let path =
        "concat(count(//*), ' ', count(//@*[contains(., 'url(') or starts-with(name(), 'on')]))"
      let count = try expectSuccess(
        "xmllint", ["--xpath", path, files[index]], directory: directory)
      let colors = try palette.namedColors().count
      let labels = 1 + palette.ramps.count + (palette.roles.isEmpty ? 0 : 1)
      let expected = 6 + 4 * (2 + labels + 5 * colors)
      #expect(count.trimmingCharacters(in: .newlines) == "\(expected) 0")
    }
  }

  @Test("Every label stands out from its swatch by 4.5 to 1")
  func labelsAreLegible() throws {
    for palette in [NativeSamples.small, NativeSamples.awkward] {
      let text = try SwatchSheet(palette).svg
      var pairs = 0
      for match in text.matches(
        of: /fill="(#[0-9a-f]{6})"(?: style="[^"]*")? stroke.*\n.*class="step".* fill="(#\w{6})">/)
      {
        let (fill, ink) = (try HexColor(match.1).opaque, try HexColor(match.2).opaque)
        #expect(fill.contrast(with: ink).value >= 4.5)
        pairs += 1
      }
      #expect(pairs >= 4 * 7)
    }
  }

  @Test func wideColorsHaveBothValues() throws {
    let text = try SwatchSheet(NativeSamples.awkward).svg
    let twins = text.matches(
      of: /fill="#ff0000"[^>]* style="fill: color\(display-p3 1 0\.0123 0\)"/)
    #expect(twins.count == 1)
  }

  @Test func saysWhatItIs() throws {
    let text = try SwatchSheet(NativeSamples.small).svg
    #expect(text.contains("<title id=\"sheet-title\">harbor: swatches</title>"))
    #expect(
      text.contains(
        "blue with 3 steps, grey with 3 steps; 2 roles. A panel each for: light; dark; "
          + "light, increased contrast; dark, increased contrast."))
    #expect(
      text.contains(
        "<title>blue 2, strong blue, #2f6fd6, a key colour, 4.81 to 1 on the page</title>"))
    #expect(text == (try SwatchSheet(NativeSamples.small).svg))
  }

  @Test func paletteOfRolesAlone() throws {
    var palette = NativeSamples.small
    palette.ramps = []
    #expect(try SwatchSheet(palette).svg.contains(">separator</text>"))
  }
}
