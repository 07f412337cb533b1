import TestSupport

@testable import Palette

/// Palettes as they are published.
enum PublishedRamps {
  /// One by name, in every appearance the test data has of it.
  static func palette(_ name: String) throws -> ColorPalette {
    var ramps: [Ramp] = []
    for row in try CSVTable("published-palettes.csv").rows where row.text("palette") == name {
      let variant = AppearanceVariant(rawValue: row.text("appearance")) ?? .light
      let swatches = try row.text("colors").split(separator: " ").map {
        Swatch(try SRGB8(hex: $0))
      }
      if let index = ramps.firstIndex(where: { $0.name == row.text("ramp") }) {
        ramps[index].swatches[variant] = swatches
      } else {
        var first = PerAppearance<[Swatch]>()
        first[variant] = swatches
        ramps.append(Ramp(name: row.text("ramp"), swatches: first))
      }
    }
    return ColorPalette(name: name, ramps: ramps)
  }
}
