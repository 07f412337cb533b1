public import Palette

/// Palettes as design tokens of DTCG 2025.10: a file an appearance, and a resolver of them.
///
/// Every token states its type, because not every tool lets it come from a group. A colour is an
/// object, in Display P3 where it leaves sRGB and always with the sRGB value as its `hex`; tools
/// older than the format want hex texts instead, which `WriteOptions.tokenColor` gives them. Text
/// styles are `typography` tokens. These must name a typeface, the spacing of letters and the height
/// of lines, about which a palette says nothing: neutral ones stand there, and the token says so.
public enum DTCGTokenFiles {
  private static let schemas = "https://www.designtokens.org/schemas/2025.10/"
  private static let version = "2025.10"
  /// What the resolver says its modifier is.
  static let modifierDescription = "appearance and contrast"

  /// Writes `light.tokens.json`, `dark.tokens.json` and so on for the appearances a palette has,
  /// and `NAME.resolver.json`, whose modifier `theme` chooses among them.
  /// - Throws: `NamingError` where two names give one token, or a token and a group.
  public static func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> [WrittenFile] {
    let trees = try TokenTrees(palette, options, isFree: true)
    let files = trees.variants.map { variant in
      let members =
        schema(options.tokenColor)
        + remarks(trees.remarks(in: variant))
        + trees.members(in: variant, { token($0, $1, options.tokenColor) }, group: remarks)
        + trees.textStyles { style, _ in textStyle(style) }
        + trees.textSizes { token("dimension", size($0)) }
      return WrittenFile(path: fileName(variant), text: JSONText.object(members).document)
    }
    let resolver = resolver(of: trees.variants, palette)
    return files + [
      WrittenFile(path: palette.fileName + ".resolver.json", text: resolver.document)
    ]
  }

  /// The schema of a file of tokens; none for colours as texts, which are not of that format.
  private static func schema(_ form: TokenColor) -> TokenTrees.Members {
    form == .object ? [("$schema", .string(schemas + "format.json"))] : []
  }

  private static func fileName(_ variant: AppearanceVariant) -> String {
    variant.tokenName + ".tokens.json"
  }

  private static func token(
    _ type: String, _ value: JSONText, _ said: Remarks = Remarks()
  ) -> JSONText {
    .object([("$type", .string(type)), ("$value", value)] + remarks(said), .line)
  }

  /// What is said about a token, a group or a file.
  static func remarks(_ remarks: Remarks) -> TokenTrees.Members {
    var members: TokenTrees.Members = []
    if let text = remarks.description { members.append(("$description", .string(text))) }
    if let deprecation = remarks.deprecation { members.append(("$deprecated", deprecation.json)) }
    if !remarks.extensions.isEmpty { members.append(("$extensions", remarks.extensions.json)) }
    return members
  }

  private static func token(
    _ color: WrittenColor, _ said: Remarks, _ form: TokenColor
  ) -> JSONText {
    guard form == .object else { return token("color", .string(color.color.hex), said) }
    let opaque = color.color.opaque
    let components =
      color.p3.map { [$0.components.x, $0.components.y, $0.components.z] }
      ?? [opaque.red, opaque.green, opaque.blue].map { Double($0) / 255 }
    var members: [(key: String, value: JSONText)] = [
      ("colorSpace", .string(color.p3 == nil ? "srgb" : "display-p3")),
      ("components", .array(components.map { .number($0, decimals: 4) }, .line)),
    ]
    if color.color.alpha < 255 {
      members.append(("alpha", .number(Double(color.color.alpha) / 255, decimals: 4)))
    }
    members.append(("hex", .string(opaque.hex)))
    return token("color", .object(members, .line), said)
  }

  private static func textStyle(_ style: TextStyle) -> JSONText {
    let value = JSONText.object(
      [
        // What a browser takes where a page says nothing; of `normal`, the height of most typefaces
        // (CSS 2, 10.8.1).
        ("fontFamily", .array([.string("system-ui"), .string("sans-serif")], .line)),
        ("fontSize", size(style.size)),
        ("fontWeight", .number(style.weight, decimals: 4)),
        ("letterSpacing", size(0)),
        ("lineHeight", .literal("1.2")),
      ], .line)
    return token("typography", value, Remarks(description: textStyleDescription))
  }

  private static let textStyleDescription =
    "Size and weight are the palette's; typeface, letter spacing and line height are neutral "
    + "stand-ins, for it sets none."

  private static func size(_ pixels: Double) -> JSONText {
    .object([("value", .number(pixels, decimals: 4)), ("unit", .string("px"))], .line)
  }

  /// Appearance and contrast are one modifier: of two, the later would write over the earlier, and
  /// the colours for both would have no place.
  private static func resolver(
    of variants: [AppearanceVariant], _ palette: ColorPalette
  ) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("$schema", .string(schemas + "resolver.json")),
      ("name", .string(palette.name)),
      ("version", .string(version)),
    ]
    let said = palette.remarks.palette
    if let text = said.description { members.append(("description", .string(text))) }
    // The root itself may have none.
    let extensions: [(key: String, value: JSONText)] =
      said.extensions.isEmpty ? [] : [("$extensions", said.extensions.json)]
    // A modifier needs a choice.
    guard variants.count > 1 else {
      let set = JSONText.object([("sources", sources(variants))] + extensions)
      members.append(("sets", .object([("palette", set)])))
      members.append(("resolutionOrder", .array([reference("#/sets/palette")])))
      return .object(members)
    }
    let contexts = variants.map { (key: $0.tokenName, value: sources([$0])) }
    let theme: [(key: String, value: JSONText)] = [
      ("description", .string(modifierDescription)),
      ("contexts", .object(contexts)),
      ("default", .string(variants[0].tokenName)),
    ]
    let modifier = JSONText.object(theme + extensions)
    members.append(("modifiers", .object([("theme", modifier)])))
    members.append(("resolutionOrder", .array([reference("#/modifiers/theme")])))
    return .object(members)
  }

  private static func sources(_ variants: [AppearanceVariant]) -> JSONText {
    .array(variants.map { reference(fileName($0)) }, .line)
  }

  private static func reference(_ target: String) -> JSONText {
    .object([("$ref", .string(target))], .line)
  }
}

extension OutputFormat {
  static let dtcg = OutputFormat(
    "dtcg", "design tokens (DTCG 2025.10), an appearance a file, with a resolver",
    lacks: "typeface and line height of text styles: neutral ones stand in",
    remarks: .everything, names: .tokens(isFree: true), partExtension: "json",
    roots: ["color"]
  ) { palette, options throws(NamingError) in
    try DTCGTokenFiles.write(palette, options)
  }
}
