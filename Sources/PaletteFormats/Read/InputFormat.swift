import Palette

/// A form in which palettes are read.
///
/// This table is all there is to know about a form: `--from`, its help and the messages about
/// unknown files read it, and `InputContent` tells by it what a file is.
public struct InputFormat: Sendable {
  /// What `--from` calls it.
  public let name: String
  /// What it is, in a line of help.
  public let summary: String
  /// What a file may say of a palette and is not read, in a line.
  public var lacks: String?
  /// Reads it.
  let read: @Sendable (InputContent) throws(InputError) -> PaletteReading

  /// Every form, our own first.
  public static let all = [
    palette, result, ramps, css, dtcg, styleDictionary, tokensStudio, xcassets, android, gpl, ase,
  ]

  static let palette = InputFormat(
    name: "palette", summary: "a palette file, which says what a palette should be",
    read: { content throws(InputError) in
      let (root, source) = try content.json()
      return PaletteReading(
        document: .definition(try PaletteFileReader(source: source).definition(root)))
    })

  static let result = InputFormat(
    name: "result", summary: "JSON that 'palette generate' wrote",
    read: { content throws(InputError) in
      let (root, source) = try content.json()
      return PaletteReading(
        document: .palette(try ColorPaletteReader(source: source).palette(root)))
    })

  static let ramps = InputFormat(
    name: "ramps", summary: "plain JSON, as in { \"blue\": { \"50\": \"#eff6ff\", … } }",
    read: { content throws(InputError) in
      let (root, source) = try content.json()
      return PaletteReading(document: .palette(try PaletteDocument.plainRamps(root, source)))
    })

  static let css = InputFormat(
    name: "css", summary: "custom properties of a style sheet, or Tailwind's @theme",
    lacks: "text styles",
    read: { content throws(InputError) in
      try content.reading(content.input, CSSReader.read)
    })

  static let dtcg = InputFormat(
    name: "dtcg", summary: "design tokens (DTCG 2025.10), a resolver of them, or its folder",
    lacks: "text styles",
    read: { content throws(InputError) in
      guard content.input.bytes != nil else {
        let resolver = try ResolverInput.resolver(in: content.input)
        return try content.reading(try ResolverInput(resolver).colors())
      }
      let (root, _) = try content.json()
      guard JSONRecognition.isResolver(root) else {
        return try content.reading(content.input) { bytes, file throws(InputError) in
          try DTCGReader.read(bytes, file: file)
        }
      }
      return try content.reading(try ResolverInput(content.input).colors())
    })

  static let styleDictionary = InputFormat(
    name: "style-dictionary", summary: "tokens of Style Dictionary, or a folder of them",
    lacks: "Display P3 and text styles",
    read: { content throws(InputError) in
      guard content.input.bytes != nil else {
        return try content.reading(try StyleDictionaryFolder.read(content.input))
      }
      return try content.reading(content.input, StyleDictionaryReader.read)
    })

  static let tokensStudio = InputFormat(
    name: "tokens-studio", summary: "token sets of Tokens Studio or Penpot",
    lacks: "Display P3 and text styles",
    read: { content throws(InputError) in
      try content.reading(content.input, TokensStudioReader.read)
    })

  static let xcassets = InputFormat(
    name: "xcassets", summary: "an asset catalog of Xcode, or a colour set of one",
    read: { content throws(InputError) in
      try content.reading(try XcodeCatalogReader.read(content.input))
    })

  static let android = InputFormat(
    name: "android", summary: "colours of Android: the folder res, or values/colors.xml",
    read: { content throws(InputError) in
      try content.reading(try AndroidColorsReader.read(content.input))
    })

  static let gpl = InputFormat(
    name: "gpl", summary: "a palette of GIMP, Inkscape or Krita",
    lacks: "dark and increased contrast, and alpha",
    read: { content throws(InputError) in
      try content.reading(content.input, GIMPPaletteReader.read)
    })

  static let ase = InputFormat(
    name: "ase", summary: "Adobe Swatch Exchange",
    lacks: "dark and increased contrast, and alpha",
    read: { content throws(InputError) in
      try content.reading(content.input, AdobeSwatchReader.read)
    })
}

/// A palette that was read, and what is to be said about it.
public struct PaletteReading: Hashable, Sendable {
  /// The palette.
  public var document: PaletteDocument
  /// What was read, but not as one might think.
  public var notes: [InputNote] = []
}
