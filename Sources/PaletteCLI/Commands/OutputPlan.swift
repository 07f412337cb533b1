import Palette
import PaletteFormats

/// Where the files of a palette are to be written.
enum OutputPlan {
  /// To standard output: a single file.
  case standardOutput
  /// To a file of this path: a single file too.
  case file(String)
  /// Into a folder.
  case folder(String)

  /// The plan for a command line.
  ///
  /// Several files need a folder; one goes to a folder only if the path is one already or ends in
  /// a slash.
  init(_ formats: [OutputFormat], output: String?) throws(CommandFailure) {
    let isSingle = formats.count == 1 && formats[0].fileExtension != nil
    let isOne = formats.count == 1
    let need = isOne ? "\(formats[0].name) is a folder" : "\(formats.count) formats need a folder"
    guard let output, !FilePath.isStandardOutput(output) else {
      guard isSingle else {
        throw .usage(
          (isOne ? "\(formats[0].name) is a folder and does" : "\(formats.count) formats do")
            + " not fit on standard output: give a folder, as in --output tokens")
      }
      self = .standardOutput
      return
    }
    let isFolder = output.hasSuffix("/") || FilePath.isDirectory(output)
    if isSingle, !isFolder {
      self = .file(output)
      return
    }
    if !isFolder, formats.contains(where: { $0.isFile(output) }) {
      throw .usage(
        "--output \(output.quoted) names a file, and \(need); "
          + "for a folder of that name, end it in '/'")
    }
    if !isFolder, FilePath.exists(output) {
      throw CommandFailure(
        FileFailure(.write, output, "it is a file, and \(need)"))
    }
    self = .folder(output)
  }
}
