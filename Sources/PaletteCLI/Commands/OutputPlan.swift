import Palette
import PaletteFormats

/// Where a palette is to be written, and in which formats.
enum OutputPlan {
  /// To standard output.
  case standardOutput(OutputFormat)
  /// To files, the formats in the order they were asked for.
  case files([(path: String, format: OutputFormat)])

  /// The plan for a command line.
  ///
  /// Several formats need a folder; one goes to a folder only if the path is one already or ends in
  /// a slash.
  init(
    _ formats: [OutputFormat], output: String?, for palette: ColorPalette
  ) throws(CommandFailure) {
    let isSingle = formats.count == 1
    guard let output, !FilePath.isStandardOutput(output) else {
      guard isSingle else {
        throw .usage(
          "\(formats.count) formats do not fit on standard output: "
            + "give a folder, as in --output tokens")
      }
      self = .standardOutput(formats[0])
      return
    }
    let isFolder = output.hasSuffix("/") || FilePath.isDirectory(output)
    if isSingle, !isFolder {
      self = .files([(output, formats[0])])
      return
    }
    if !isFolder, formats.contains(where: { output.hasSuffix("." + $0.fileExtension) }) {
      throw .usage(
        "--output \(output.quoted) names a file, and \(formats.count) formats need a folder; "
          + "for a folder of that name, end it in '/'")
    }
    if !isFolder, FilePath.exists(output) {
      throw CommandFailure(
        FileFailure(
          .write, output,
          "it is a file, and \(formats.count) formats need a folder"))
    }
    self = .files(formats.map { (FilePath.join(output, $0.fileName(palette)), $0) })
  }
}
