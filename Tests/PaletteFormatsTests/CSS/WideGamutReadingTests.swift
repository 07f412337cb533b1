import Palette
import Testing

@testable import PaletteFormats

/// Display P3 beside sRGB in style sheets and asset catalogs.
@Suite struct WideGamutReadingTests {
  private static let supports = "@supports (color: color(display-p3 0 0 0))"
  private static let media = "@media (color-gamut: p3)"
  private static let wide = "color(display-p3 0.1 0.45 0.98)"

  /// A style sheet, and its colours: appearance, sRGB, and the components of the twin.
  static let sheets: [(css: String, colors: [String])] = [
    (
      ":root { --b: #0070f2 } \(supports) { :root { --b: \(wide) } }",
      ["light #0070f2 0.1 0.45 0.98"]
    ),
    (":root { --b: #0070f2 } \(media) { :root { --b: \(wide) } }", ["light #0070f2 0.1 0.45 0.98"]),
    (
      "\(supports) { \(media) { :root { --b: \(wide) } } } :root { --b: #0070f2 }",
      ["light #0070f2"]
    ),
    // In P3's own notation it is the same colour.
    (
      ":root { --b: #ffffff } \(media) { :root { --b: color(display-p3 1 1 1) } }",
      ["light #ffffff"]
    ),
    (
      ":root { --b: #0070f2; --l: var(--b) } \(media) { :root { --b: \(wide) } }",
      ["light #0070f2 0.1 0.45 0.98", "light #0070f2 0.1 0.45 0.98"]
    ),
    (
      """
      :root { --b: #0070f2 } @media (prefers-color-scheme: dark) { :root { --b: #6ba1f5 } }
      @media (color-gamut: p3) and (prefers-color-scheme: dark) { :root { --b: \(wide) } }
      """, ["light #0070f2", "dark #6ba1f5 0.1 0.45 0.98"]
    ),
    // P3's green, after CSS Color 4: its conversion of oklch is at hand.
    (
      ":root { --b: #00ff00 } \(media) { :root { --b: oklch(0.848829 0.368537 145.644) } }",
      ["light #00ff00 0 1 0"]
    ),
    (":root { --b: #0070f2 } \(media) { :root { --b: nothing } }", ["light #0070f2"]),
    // Nothing stands beside it.
    ("\(media) { :root { --b: color(display-p3 1 0 0) } }", ["light #ff0000"]),
    (
      ":root { --b: #0070f2 } @media not all and (color-gamut: p3) { :root { --b: #000000 } }",
      ["light #0070f2"]
    ),
  ]

  @Test(arguments: sheets.indices)
  func sheet(_ index: Int) throws {
    let (css, expected) = Self.sheets[index]
    let found = try CSSReader.read(Array(css.utf8), file: "a.css").colors.map { color in
      let twin = color.p3.map { p3 in
        let parts = [p3.components.x, p3.components.y, p3.components.z]
        return " " + parts.map { $0.fixed(decimals: 4) }.joined(separator: " ")
      }
      return "\(color.variant.rawValue) \(color.color.hex)\(twin ?? "")"
    }
    #expect(found == expected)
  }

  @Test(
    "What we write with Display P3 comes back with it, to the byte",
    arguments: ["css", "css-media", "tailwind", "xcassets", "dtcg"])
  func roundTrip(_ name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    var palette = Samples.small
    palette.gamut = .displayP3
    for variant in AppearanceVariant.allCases {
      palette.ramps[0].swatches[variant]?[1].p3 = DisplayP3Color(rounding: [0.1, 0.45, 0.98])
    }
    palette.roles[1].p3 = PerAppearance { _ in DisplayP3Color(rounding: [1, 0.0123, 0.2]) }
    #expect(format.losses(of: palette).allSatisfy { !$0.contains("Display P3") })
    let written = try format.write(palette)
    let input =
      switch name {
      case "xcassets": try format.written(palette, below: "harbor.xcassets")
      case "dtcg": try format.written(palette)
      default: InputFile.file(written[0].path, bytes: written[0].bytes)
      }
    let reading = try PaletteDocument.read(input)
    guard case .palette(let read) = reading.document else { return }
    #expect(!reading.notes.contains { $0.message.contains("left out") }, "\(reading.notes)")
    #expect(read.gamut == .displayP3)
    let again = try format.write(read)
    #expect(again.map(\.path).sorted() == written.map(\.path).sorted())
    for file in written {
      let other = again.first { $0.path == file.path }?.bytes ?? []
      #expect(
        String(decoding: other, as: UTF8.self) == String(decoding: file.bytes, as: UTF8.self),
        "\(file.path)")
    }
  }
}
