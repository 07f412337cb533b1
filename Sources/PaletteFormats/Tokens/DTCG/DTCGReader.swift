import Palette

/// Reads design tokens of the DTCG 2025.10 format.
public enum DTCGReader {
  /// The colours of a token file.
  ///
  /// Whoever reads strictly gets an error for all that the specification forbids. Otherwise values
  /// of older drafts are read too: colours as text, such as `"#0070f2"`; and what is wrong with
  /// tokens that are no colours is remarked on in the notes.
  /// - Throws: `InputError` with line and column.
  public static func read(
    _ bytes: [UInt8], file: String, isStrict: Bool = false
  ) throws(InputError) -> FoundColors {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    let object = try source.object(root, "a file of design tokens")
    var tokens = try DTCGTokens(
      [TokenDocument(root: object, source: source)], file: file, isStrict: isStrict)
    let colors = try tokens.colors(in: AppearanceMeaning.variant(ofFile: file))
    var found = FoundColors(colors: colors, notes: tokens.notes)
    found.groups = tokens.groups(in: AppearanceMeaning.variant(ofFile: file))
    return found
  }

  /// The colours of a resolver file with its sources, in the appearances its modifiers know.
  ///
  /// A modifier whose contexts are called after appearances (`light`, `dark-high-contrast`, `hc` …)
  /// is read in each of them, any other in its default. `inputs` chooses contexts by the names of
  /// modifiers.
  /// - Throws: `InputError` with line and column, in the file at fault.
  public static func readResolver(
    _ bytes: [UInt8], file: String, files: any FileTree, inputs: [String: String] = [:],
    isStrict: Bool = false
  ) throws(InputError) -> FoundColors {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    var resolver = TokenResolverFile(
      document: try ResolverDocument(root, source), files: files, isStrict: isStrict)
    return try resolver.colors(inputs: inputs)
  }
}

/// Groups and tokens, and the text they come from.
struct TokenDocument {
  var root: JSONObject
  var source: JSONSource
}
