public import Palette

/// Palettes as tokens of Style Dictionary: a file an appearance, for a run each.
///
/// Values are hex texts under `value`, the form every version reads. It has no place for Display
/// P3, and text styles are left to the `dtcg` format, which newer versions read as well.
public enum StyleDictionaryFiles {
  /// Writes `light.json`, `dark.json` and so on for the appearances a palette has.
  /// - Throws: `NamingError` where two names give one token, or a token and a group.
  public static func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> [WrittenFile] {
    let trees = try TokenTrees(palette, options)
    return trees.variants.map { variant in
      let members = trees.members(in: variant) { color in
        .object([("type", .string("color")), ("value", .string(color.color.hex))], .line)
      }
      return WrittenFile(
        path: variant.tokenName + ".json", text: JSONText.object(members).document)
    }
  }
}

extension OutputFormat {
  static let styleDictionary = OutputFormat(
    "style-dictionary", "tokens of Style Dictionary, an appearance a file",
    lacks: "Display P3 and text styles", drops: [.displayP3, .textStyles], partExtension: "json"
  ) { palette, options throws(NamingError) in
    try StyleDictionaryFiles.write(palette, options)
  }
}
