import Palette
import PaletteFormats

/// A format palettes are written in.
struct OutputFormat: Sendable {
  /// What `--format` calls it.
  var name: String
  /// What it is, in a line of help.
  var summary: String
  /// What a file of it is called in a folder.
  var fileName: @Sendable (ColorPalette) -> String
  /// How its files end.
  var fileExtension: String
  /// Its text; names that give no distinct identifiers are an error.
  var write: @Sendable (ColorPalette) throws(NamingError) -> String

  /// Every format, the default first.
  static let all = [
    OutputFormat(
      name: "json", summary: "everything there is, for programs and for 'palette verify'",
      fileName: { $0.fileName + ".json" }, fileExtension: "json", write: ResultJSON.write),
    OutputFormat(
      name: "css", summary: "custom properties that follow light, dark and more contrast",
      fileName: { $0.fileName + ".css" }, fileExtension: "css", write: CSSCustomProperties.write),
    OutputFormat(
      name: "swift", summary: "source code for UIKit, AppKit and SwiftUI, and plain values",
      fileName: { $0.swiftFileName + ".swift" }, fileExtension: "swift", write: SwiftSource.write),
  ]
}
