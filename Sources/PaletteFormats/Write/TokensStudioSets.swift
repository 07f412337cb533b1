public import Palette

/// Palettes as a file of Tokens Studio, which Penpot reads too: a set and a theme an appearance.
///
/// Colours are hex texts, since neither reads the objects of DTCG 2025.10; so there is no place for
/// Display P3. Text styles are left out: their sizes would need units that the two take differently.
public enum TokensStudioSets {
  /// Writes a palette as one file.
  /// - Throws: `NamingError` where two names give one token, or a token and a group.
  public static func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> String {
    let trees = try TokenTrees(palette, options)
    func set(_ variant: AppearanceVariant) -> String {
      palette.fileName + "/" + variant.tokenName
    }
    var members = trees.variants.map { variant in
      let tokens = trees.members(in: variant) { color, said in
        .object(
          [("$type", .string("color")), ("$value", .string(color.color.hex))]
            + DTCGTokenFiles.remarks(said), .line)
      }
      return (key: set(variant), value: JSONText.object(tokens))
    }
    let themes = trees.variants.map { variant in
      let name = JSONText.string(variant.tokenName)
      return JSONText.object([
        ("id", name), ("name", name), ("group", .string(palette.fileName)),
        ("selectedTokenSets", .object([(set(variant), .string("enabled"))], .line)),
      ])
    }
    let order = trees.variants.map { JSONText.string(set($0)) }
    members.append(("$themes", .array(themes)))
    members.append(("$metadata", .object([("tokenSetOrder", .array(order))])))
    return JSONText.object(members).document
  }
}

extension OutputFormat {
  static let tokensStudio = OutputFormat(
    "tokens-studio", "token sets and themes of Tokens Studio and Penpot",
    lacks: "Display P3 and text styles", drops: [.displayP3, .textStyles], remarks: .ofColors,
    names: .tokens(isFree: false), fileExtension: "json", roots: ["color"]
  ) { palette, options throws(NamingError) in
    [
      WrittenFile(
        path: palette.fileName + ".tokens-studio.json",
        text: try TokensStudioSets.write(palette, options))
    ]
  }
}
