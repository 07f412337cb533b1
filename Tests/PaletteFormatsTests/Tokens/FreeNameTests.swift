import Palette
import Testing

@testable import PaletteFormats

/// Names that DTCG allows, from tokens to tokens.
@Suite struct FreeNameTests {
  private static let steps = """
    "1": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
    "2": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2], "hex": "#333333" } },
    "3": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } }
    """
  private static let color = """
    { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4, 0.4, 0.4], "hex": "#666666" } }
    """

  /// Format of DTCG 2025.10, 5.1.1: all but a `$` at the start, `{`, `}` and `.`.
  static let names = [
    "Primary Blue", "snake_case", "kebab-case", "camelCase", "-dash", "blå", "青", "a/b", "50%",
    "✨ glow", "ends with $", "a\\\"b",
  ]

  private static func paths(_ bytes: [UInt8]) throws -> [[String]] {
    try DTCGReader.read(bytes, file: "light.tokens.json").colors.map(\.path)
  }

  @Test(arguments: names)
  func stays(_ name: String) throws {
    let text = """
      { "color": { "\(name)": { \(Self.steps) }, "other": { \(Self.steps) },
          "role": { "\(name)": \(Self.color) }, "\(name)s": \(Self.color), "🎨": \(Self.color) } }
      """
    guard
      case .palette(let palette) = try PaletteDocument.read(.file("light.tokens.json", text))
        .document
    else { return }
    #expect(OutputFormat.dtcg.renamings(of: palette).isEmpty)
    let written = try OutputFormat.dtcg.write(palette)
    let paths = try Self.paths(written[0].bytes)
    #expect(Set(paths) == Set(try Self.paths(Array(text.utf8))), "\(paths)")
  }
}
