public import Palette

/// A format palettes are written in.
public struct OutputFormat: Sendable {
  /// What `--format` calls it.
  public var name: String
  /// What it is, in a line of help.
  public var summary: String
  /// What the format cannot carry or do, in a line for people; `nil` where there is nothing.
  public var lacks: String?
  /// What a palette may have and its files of this format have not: data alone, to be counted.
  public var drops: Set<PaletteFeature>
  /// How much it carries of what is said about colours.
  let remarks: RemarkCarriage
  /// What it lets the names of colours be.
  let names: NameForm
  /// `WriteOptions.letterCase` changes how its names are written; elsewhere the language settles it.
  public var usesLetterCase: Bool
  /// `WriteOptions.language` changes its words for people; elsewhere there are none.
  public var usesLanguage: Bool
  /// What it puts before every name, one after the other, where no prefix is asked for.
  let roots: [String]
  /// Of these, how many a prefix does not stand in place of.
  let fixedRootCount: Int
  /// How its files end, where it writes a single file; `nil` for a folder.
  public var fileExtension: String?
  /// How the files of a format that is a folder end; `nil` for a single file.
  public var partExtension: String?
  /// What the one folder that all its files are in is called, or with a dot how its name ends.
  public var rootName: String?
  private let writer: @Sendable (ColorPalette, WriteOptions) throws(NamingError) -> [WrittenFile]

  /// A format of any number of files.
  init(
    _ name: String, _ summary: String, lacks: String? = nil, drops: Set<PaletteFeature> = [],
    remarks: RemarkCarriage = .asComments, usesLetterCase: Bool = true,
    usesLanguage: Bool = false, names: NameForm = .words,
    fileExtension: String? = nil, partExtension: String? = nil,
    rootName: String? = nil, roots: [String] = [], fixedRootCount: Int = 0,
    _ writer: @escaping @Sendable (ColorPalette, WriteOptions) throws(NamingError) -> [WrittenFile]
  ) {
    self.name = name
    self.summary = summary
    self.lacks = lacks
    self.drops = drops
    self.remarks = remarks
    self.names = names
    (self.roots, self.fixedRootCount) = (roots, fixedRootCount)
    self.usesLetterCase = usesLetterCase
    self.usesLanguage = usesLanguage
    self.fileExtension = fileExtension
    (self.partExtension, self.rootName) = (partExtension, rootName)
    self.writer = writer
  }

  /// The files of a palette, in a stable order; a single one for a format with a `fileExtension`.
  ///
  /// - Throws: `NamingError` where two names give one identifier, or a name gives none.
  public func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> [WrittenFile] {
    var palette = try palette.naming(options.steps)
    for root in options.prefix.map({ roots.prefix(fixedRootCount) + [$0] }) ?? roots {
      palette.dropRoot(root)
    }
    return try writer(palette, options)
  }

  /// Every format, the default first.
  public static let all = [
    json,
    css, cssMedia, tailwind, tailwind3, scss, less,
    dtcg, styleDictionary, tokensStudio,
    swift, assetCatalog,
    android, compose, flutter, reactNative,
    gimp, adobeSwatches, svg, reading,
  ]
}

extension OutputFormat {
  static let json = OutputFormat(
    "json", "every colour there is, for programs and for 'palette verify'",
    lacks: "text styles, which stay in the palette file", drops: [.textStyles],
    remarks: .nothing, usesLetterCase: false, names: .asGiven, fileExtension: "json"
  ) { palette, _ in
    [WrittenFile(path: palette.fileName + ".json", text: ResultJSON.write(palette))]
  }

  static let css = OutputFormat(
    "css", "custom properties that follow light, dark and more contrast", fileExtension: "css",
    roots: ["color"]
  ) { palette, options throws(NamingError) in
    [
      WrittenFile(
        path: palette.fileName + ".css", text: try CSSCustomProperties.write(palette, options))
    ]
  }

  static let swift = OutputFormat(
    "swift", "source code for UIKit, AppKit and SwiftUI, and plain values",
    usesLetterCase: false, usesLanguage: true, names: .swift, fileExtension: "swift"
  ) { palette, options throws(NamingError) in
    [
      WrittenFile(
        path: palette.swiftFileName + ".swift", text: try SwiftSource.write(palette, options))
    ]
  }
}
