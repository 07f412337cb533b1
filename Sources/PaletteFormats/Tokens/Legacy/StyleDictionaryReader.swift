import Palette

/// Reads the tokens of Style Dictionary: `value` in place of `$value`, with or without types.
public enum StyleDictionaryReader {
  /// The colours of a token file, in the appearance its name says, else in light.
  ///
  /// A token is a colour by its type, by a group or category `color`, or by a value that can be
  /// nothing else. `darkValue` and its kin beside a value are the same token in another appearance.
  /// - Throws: `InputError` with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> FoundColors {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    let object = try source.object(root, "a file of design tokens")
    var tokens = try LegacyTokens(
      [TokenDocument(root: object, source: source)], dialect: .styleDictionary, file: file)
    let colors = try tokens.colors(in: AppearanceMeaning.variant(ofFile: file))
    var found = FoundColors(colors: colors, notes: tokens.notes)
    found.groups = tokens.groups(in: AppearanceMeaning.variant(ofFile: file))
    return found
  }
}
