import Palette
import PaletteReports

/// A small palette that breaks one rule twice, and everything about it.
enum Fixtures {
  static let rules = [PairingRule(distance: 1, ratio: 3), PairingRule(distance: 2, ratio: 7)]

  /// White, #808080 (3.94:1 on white, 5.31:1 under black) and black; the second ramp is paler.
  static func palette(
    rules: [PairingRule] = rules, scope: PairingScope = .palette
  ) throws -> ColorPalette {
    ColorPalette(
      name: "test", rules: rules, scope: scope,
      ramps: [
        try ramp("gray", ["#ffffff", "#808080", "#000000"], line: 4),
        try ramp("pale", ["#ffffff", "#959595", "#000000"], line: 9),
      ])
  }

  static func ramp(_ name: String, _ colors: [String], line: Int) throws -> Ramp {
    var swatches = PerAppearance<[Swatch]>()
    swatches[.light] = try colors.enumerated().map { index, hex in
      Swatch(try SRGB8(hex: hex), position: SourcePosition(line: line + index, column: 7))
    }
    return Ramp(name: name, swatches: swatches, position: SourcePosition(line: line - 1, column: 5))
  }

  static func file(_ palette: ColorPalette, _ name: String = "test.json") -> VerifiedFile {
    VerifiedFile(file: name, verification: Verifier.verify(palette))
  }

  /// A gray palette with the increased promise, kept but for what `change` does to it.
  static func increased(
    _ promise: IncreasedContrastPromise = .surfaceContent,
    change: (inout [UInt8]) -> Void = { _ in }
  ) -> ColorPalette {
    let light: [UInt8] = [255, 226, 198, 171, 145, 118, 94, 71, 48, 27, 0]
    var increased: [UInt8] = [255, 226, 198, 171, 118, 89, 71, 48, 27, 14, 0]
    change(&increased)
    var swatches = PerAppearance<[Swatch]>()
    swatches[.light] = light.map { Swatch(SRGB8(gray: $0)) }
    swatches[.lightIncreasedContrast] = increased.map { Swatch(SRGB8(gray: $0)) }
    return ColorPalette(
      name: "gray", increasedContrast: promise, ramps: [Ramp(name: "gray", swatches: swatches)])
  }
}
