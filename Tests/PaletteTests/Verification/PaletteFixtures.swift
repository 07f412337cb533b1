import Palette
import TestSupport
import Testing

extension ColorPalette {
  /// A palette from hex texts, one line a ramp.
  static func of(
    _ ramps: [(name: String, colors: String)], _ variant: AppearanceVariant = .light,
    rules: [PairingRule] = PairingRule.fiori, scope: PairingScope = .palette
  ) throws -> ColorPalette {
    ColorPalette(
      name: "test", rules: rules, scope: scope,
      ramps: try ramps.map { name, colors in
        var swatches = PerAppearance<[Swatch]>()
        swatches[variant] = try colors.split(separator: " ").map { Swatch(try SRGB8(hex: $0)) }
        return Ramp(name: name, swatches: swatches)
      })
  }

  /// Random ramps whose colours come from a seeded generator; `steps` gives each ramp's length.
  ///
  /// - Parameter slack: 0 for ramps in order of luminance, more for colours ever farther from it.
  static func random(
    ramps: Int, steps: ClosedRange<Int>, slack: Int, variants: [AppearanceVariant] = [.light],
    rules: [PairingRule] = PairingRule.fiori, scope: PairingScope = .palette,
    hasP3: Bool = false, _ generator: inout SeededGenerator
  ) -> ColorPalette {
    ColorPalette(
      name: "random", rules: rules, scope: scope,
      ramps: (0..<ramps).map { index in
        var swatches = PerAppearance<[Swatch]>()
        let count = Int.random(in: steps, using: &generator)
        for variant in variants {
          swatches[variant] = (0..<count).map { step in
            let base = 255 - 255 * step / max(count - 1, 1)
            func channel() -> UInt8 {
              UInt8(clamping: base + .random(in: -slack...slack, using: &generator))
            }
            let color = SRGB8(red: channel(), green: channel(), blue: channel())
            let isWide = hasP3 && Bool.random(using: &generator)
            let p3: SIMD3<Double> = [Double(channel()), Double(channel()), Double(channel())]
            return Swatch(color, p3: isWide ? DisplayP3Color(rounding: p3 / 255) : nil)
          }
        }
        return Ramp(name: "r\(index)", swatches: swatches)
      })
  }
}

/// The same palettes as `ColorPalette.of`, in several appearances.
func ramp(_ name: String, _ colors: [AppearanceVariant: String]) throws -> Ramp {
  var swatches = PerAppearance<[Swatch]>()
  for (variant, text) in colors {
    swatches[variant] = try text.split(separator: " ").map { Swatch(try SRGB8(hex: $0)) }
  }
  return Ramp(name: name, swatches: swatches)
}
