public import Palette

/// Palettes as tokens of Style Dictionary: a file an appearance, for a run each.
///
/// Values are hex texts under `value`, the form every version reads. It has no place for Display P3.
/// Text styles are tokens for size, in px, and weight, as the project's own examples have them.
public enum StyleDictionaryFiles {
  /// Writes `light.json`, `dark.json` and so on for the appearances a palette has.
  /// - Throws: `NamingError` where two names give one token, or a token and a group.
  public static func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> [WrittenFile] {
    let trees = try TokenTrees(palette, options)
    return trees.variants.map { variant in
      let members =
        trees.members(in: variant) { color, said in
          .object(
            [("type", .string("color")), ("value", .string(color.color.hex))] + remarks(said), .line
          )
        } + trees.textStyles(textStyle) + trees.textSizes(size)
      return WrittenFile(
        path: variant.tokenName + ".json", text: JSONText.object(members).document)
    }
  }

  private static func textStyle(_ style: TextStyle, _ letterCase: LetterCase) -> JSONText {
    let weight = JSONText.object(
      [("type", .string("fontWeight")), ("value", .number(style.weight, decimals: 4))], .line)
    return .object([
      (NameWords("font size").text(letterCase), size(style.size)),
      (NameWords("font weight").text(letterCase), weight),
    ])
  }

  private static func size(_ pixels: Double) -> JSONText {
    .object(
      [
        ("type", .string("dimension")), ("value", .string(pixels.fixed(decimals: 4) + "px")),
      ], .line)
  }

  /// A text without the braces that would make a reference of a part of it: Style Dictionary looks
  /// for these in every text of a token, and ends where one leads nowhere.
  private static func prose(_ text: String) -> String {
    // By scalars, since a mark that joins a brace leaves it one for others.
    let scalars = text.unicodeScalars
    guard let opening = scalars.firstIndex(of: "{"), scalars[opening...].contains("}") else {
      return text
    }
    return String(String.UnicodeScalarView(scalars.filter { $0 != "{" && $0 != "}" }))
  }

  /// What is said about a token, under the names the project's own examples use.
  private static func remarks(_ remarks: Remarks) -> TokenTrees.Members {
    var members: TokenTrees.Members = []
    if let text = remarks.description { members.append(("comment", .string(prose(text)))) }
    if let deprecation = remarks.deprecation {
      members.append(("deprecated", .bool(deprecation.isDeprecated)))
      if let reason = deprecation.reason {
        members.append(("deprecated_comment", .string(prose(reason))))
      }
    }
    if !remarks.extensions.isEmpty { members.append(("$extensions", remarks.extensions.json)) }
    return members
  }
}

extension OutputFormat {
  static let styleDictionary = OutputFormat(
    "style-dictionary", "tokens of Style Dictionary, an appearance a file",
    lacks: "Display P3", drops: [.displayP3], remarks: .ofColors,
    names: .tokens(isFree: false), partExtension: "json", roots: ["color"]
  ) { palette, options throws(NamingError) in
    try StyleDictionaryFiles.write(palette, options)
  }
}
