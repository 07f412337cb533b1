import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// What others write, and what we write ourselves, read back.
@Suite struct CSSRoundTripTests {
  @Test(arguments: [Samples.small, Samples.awkward])
  func ownOutputReadsBack(_ palette: ColorPalette) throws {
    let css = try CSSCustomProperties.write(palette)
    let found = try CSSReader.read(Array(css.utf8), file: "a.css")
    // In the order of the properties: ramps, nearby keys left aside, then roles.
    var expected: [String] = []
    for ramp in palette.ramps {
      let light = try #require(ramp.swatches[.light])
      for index in light.indices {
        for variant in AppearanceVariant.allCases {
          let swatches = ramp.swatches.nearest(to: variant)
          expected.append("\(variant.rawValue) \(try #require(swatches)[index].color.hex)")
        }
      }
    }
    for role in palette.roles {
      for variant in AppearanceVariant.allCases {
        let color = try #require(role.colors.nearest(to: variant))
        expected.append("\(variant.rawValue) \(color.hex)")
      }
    }
    let read = found.colors.map { "\($0.variant.rawValue) \($0.color.hex)" }
    #expect(read == expected)
    let names = Set(found.colors.map(\.path))
    #expect(names.count * 4 == found.colors.count)
  }

  @Test func ownNamesReadBack() throws {
    let css = try CSSCustomProperties.write(Samples.awkward)
    let names = Set(try CSSReader.read(Array(css.utf8), file: "a.css").colors.map { $0.path[0] })
    #expect(names.isSuperset(of: ["--color-blå-grün-1-1", "--color-\u{b5}m-1", "--color-x-y"]))
  }

  @Test func paletteInOneAppearanceStaysSo() throws {
    var palette = Samples.small
    palette.roles = []
    for index in palette.ramps.indices {
      for variant in AppearanceVariant.allCases where variant != .light {
        palette.ramps[index].swatches[variant] = nil
      }
    }
    let css = try CSSCustomProperties.write(palette)
    let found = try CSSReader.read(Array(css.utf8), file: "a.css")
    #expect(found.colors.count == 6)
    #expect(Set(found.colors.map(\.variant)) == [.light])
  }

  @Test func tailwindInHex() throws {
    let steps = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]
    let rows = try CSVTable("published-palettes.csv").rows
      .filter { $0.text("palette") == "tailwind-v4" }
    try #require(rows.count >= 22)
    var css = "@theme default {\n  --spacing: 0.25rem;\n"
    var expected: [FoundColor] = []
    var line = 3
    for row in rows {
      let colors = row.text("colors").split(separator: " ")
      for (step, color) in zip(steps, colors) {
        let name = "--color-\(row.text("ramp"))-\(step)"
        css += "  \(name): \(color);\n"
        expected.append(
          FoundColor(
            path: [name], color: try HexColor(color),
            position: SourcePosition(line: line, column: name.count + 5)))
        line += 1
      }
    }
    let found = try CSSReader.read(Array((css + "}\n").utf8), file: "theme.css")
    #expect(found == FoundColors(colors: expected))
  }

  /// Tailwind's own notation, from `theme.css` of version 4.
  static let tailwind = [
    ("red", 0, "97.1% 0.013 17.38"), ("red", 5, "63.7% 0.237 25.331"),
    ("orange", 5, "70.5% 0.213 47.604"), ("amber", 4, "82.8% 0.189 84.429"),
    ("green", 5, "72.3% 0.219 149.579"), ("emerald", 5, "69.6% 0.17 162.48"),
    ("sky", 5, "68.5% 0.169 237.323"), ("blue", 5, "62.3% 0.214 259.815"),
    ("blue", 6, "54.6% 0.245 262.881"), ("violet", 5, "60.6% 0.25 292.717"),
    ("rose", 5, "64.5% 0.246 16.439"), ("slate", 5, "55.4% 0.046 257.417"),
    ("gray", 9, "21% 0.034 264.665"), ("zinc", 10, "14.1% 0.005 285.823"),
    ("neutral", 0, "98.5% 0 0"),
  ]

  @Test func tailwindInOKLCh() throws {
    let rows = try CSVTable("published-palettes.csv").rows
      .filter { $0.text("palette") == "tailwind-v4" }
    let css = Self.tailwind.map { "--color-\($0.0)-\($0.1): oklch(\($0.2));" }.joined()
    let found = try CSSReader.read(Array("@theme { \(css) }".utf8), file: "theme.css")
    let expected = try Self.tailwind.map { ramp, index, _ in
      let row = try #require(rows.first { $0.text("ramp") == ramp })
      return String(row.text("colors").split(separator: " ")[index])
    }
    #expect(found.colors.map(\.color.hex) == expected)
    // What was clipped has a channel at one end; the strongest ones must be among it.
    let noted = Set(found.notes.map(\.position))
    let clipped = found.colors.filter { noted.contains($0.position) }
    for color in clipped {
      let opaque = color.color.opaque
      #expect([opaque.red, opaque.green, opaque.blue].contains { $0 == 0 || $0 == 255 })
    }
    let names = clipped.map { $0.path[0] }
    #expect(Set(names).isSuperset(of: ["--color-green-5", "--color-sky-5", "--color-orange-5"]))
    #expect(names.count == found.notes.count)
  }
}
