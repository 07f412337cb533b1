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
      let members = trees.members(in: variant) { color, said in
        .object(
          [("type", .string("color")), ("value", .string(color.color.hex))] + remarks(said), .line)
      }
      return WrittenFile(
        path: variant.tokenName + ".json", text: JSONText.object(members).document)
    }
  }

  /// What is said about a token, under the names the project's own examples use.
  private static func remarks(_ remarks: Remarks) -> TokenTrees.Members {
    var members: TokenTrees.Members = []
    if let text = remarks.description { members.append(("comment", .string(text))) }
    if let deprecation = remarks.deprecation {
      members.append(("deprecated", .bool(deprecation.isDeprecated)))
      if let reason = deprecation.reason { members.append(("deprecated_comment", .string(reason))) }
    }
    if !remarks.extensions.isEmpty { members.append(("$extensions", remarks.extensions.json)) }
    return members
  }
}

extension OutputFormat {
  static let styleDictionary = OutputFormat(
    "style-dictionary", "tokens of Style Dictionary, an appearance a file",
    lacks: "Display P3 and text styles", drops: [.displayP3, .textStyles], remarks: .ofColors,
    partExtension: "json"
  ) { palette, options throws(NamingError) in
    try StyleDictionaryFiles.write(palette, options)
  }
}
