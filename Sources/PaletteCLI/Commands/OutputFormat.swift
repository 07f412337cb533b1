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
  /// Its text.
  var write: @Sendable (ColorPalette) -> String

  /// Every format, the default first.
  static let all = [
    OutputFormat(
      name: "json", summary: "everything there is, for programs and for 'palette verify'",
      fileName: { OutputName.kebab($0.name) + ".json" }, write: ResultJSON.write),
    OutputFormat(
      name: "css", summary: "custom properties that follow light, dark and more contrast",
      fileName: { OutputName.kebab($0.name) + ".css" }, write: CSSCustomProperties.write),
    OutputFormat(
      name: "swift", summary: "source code for UIKit, AppKit and SwiftUI, and plain values",
      fileName: { OutputName.upperCamel($0.name) + ".swift" }, write: SwiftSource.write),
  ]
}
