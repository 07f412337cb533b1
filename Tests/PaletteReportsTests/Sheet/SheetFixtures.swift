import Foundation
import Palette
import PaletteFormats
import PaletteReports
import TestSupport
import Testing

/// Sheets of palettes that are shipped, of palettes of others, and of small ones.
enum SheetFixtures {
  /// A palette of the folder `palettes`.
  static func shipped(_ name: String) throws -> ColorPalette {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("palettes/\(name).palette.json")
    return try built([UInt8](try Data(contentsOf: file)))
  }

  static func built(_ bytes: [UInt8]) throws -> ColorPalette {
    guard case .definition(let definition) = try PaletteDocument.read(bytes, file: "test.json")
    else { throw NoDefinition() }
    return try definition.build().palette
  }

  private struct NoDefinition: Error {}

  /// A palette somebody published, with the appearances it has.
  static func published(_ name: String) throws -> ColorPalette {
    let rows = try CSVTable("published-palettes.csv").rows
      .filter { $0.text("palette") == name }
    let ramps = try rows.filter { $0.text("appearance") == "light" }.map { row in
      var swatches = PerAppearance<[Swatch]>()
      for variant in AppearanceVariant.allCases {
        let twin = rows.first {
          $0.text("ramp") == row.text("ramp") && $0.text("appearance") == variant.rawValue
        }
        swatches[variant] = try twin?.text("colors").split(separator: " ").map {
          Swatch(try SRGB8(hex: $0))
        }
      }
      return Ramp(name: row.text("ramp"), swatches: swatches)
    }
    return ColorPalette(name: name, ramps: ramps)
  }

  /// Two ramps, roles, a translucent one among them, checks, a series: a little of everything.
  static func small() throws -> ColorPalette {
    try built(
      Array(
        """
        {
          "name": "small", "gamut": "display-p3",
          "ramps": { "blue": { "key": "#0070f2" }, "grey": { "chroma": 0 } },
          "roles": {
            "page": "grey.1", "card": "grey.2", "text": "grey.10", "link": "blue.7",
            "separator": { "color": "grey.6", "alpha": 0.4 }
          },
          "checks": [{ "text": ["link"], "on": ["page", "card"] }],
          "series": { "chart": ["#0070f2", "#d97706", "#d97700"] }
        }
        """.utf8))
  }

  /// Few colours in two appearances, of which one breaks the rule in light, and a role.
  static func golden() throws -> ColorPalette {
    var swatches = PerAppearance<[Swatch]>()
    swatches[.light] = try ["#ffffff", "#8a8a8a", "#000000"].map { Swatch(try SRGB8(hex: $0)) }
    swatches[.dark] = try ["#101010", "#8a8a8a", "#ffffff"].map { Swatch(try SRGB8(hex: $0)) }
    var palette = ColorPalette(
      name: "A & B", rules: [PairingRule(distance: 1, ratio: 4.5)],
      ramps: [Ramp(name: "grey", stepNames: ["50", "500", "950"], swatches: swatches)],
      roles: [ResolvedRole(name: "ink", colors: PerAppearance { _ in HexColor(.black) })])
    palette.series = [
      SeriesDefinition(name: "chart", colors: [.black, SRGB8(gray: 138)])
    ]
    return palette
  }

  static func html(
    _ palette: ColorPalette, _ language: PlainLanguage = .english
  ) throws -> String {
    try HTMLSheet.write(palette, Verifier.verify(palette, listing: 300), language: language)
  }

  /// Writes sheets into a folder that lasts as long as it is held.
  static func pages(_ sheets: [String]) throws -> (folder: TemporaryDirectory, paths: [String]) {
    let folder = try TemporaryDirectory()
    let paths = try sheets.enumerated().map { index, html in
      try folder.write(Array(html.utf8), to: "sheet\(index).html").path
    }
    return (folder, paths)
  }
}
