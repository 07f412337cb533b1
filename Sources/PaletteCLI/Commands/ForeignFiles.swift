import Palette
import PaletteFormats

/// Files at the paths of outputs that palette did not make, and will not replace.
///
/// What the manifest lists is ours, and so is what says so itself. Formats without a place for that
/// are ours when they are what would be written now: whoever made them by other means removes them
/// once.
enum ForeignFiles {
  /// Throws where one of the files would be overwritten.
  ///
  /// - Parameters:
  ///   - files: What is to be written, the manifest left out.
  ///   - known: The paths of files that an earlier run made.
  static func check(_ files: some Sequence<OutputFile>, known: [String]) throws(CommandFailure) {
    let known = Set(known.map { $0.lowercased() })
    for file in files where !known.contains(file.path.lowercased()) {
      // What cannot be read is for the writer to complain about.
      guard let content = try? FileReader.content(file.path), !content.isEmpty,
        content != file.bytes, !OutputFormat.isGenerated(content)
      else { continue }
      throw CommandFailure(
        .badInput,
        "an output would overwrite \(file.path), which palette did not make: remove it, or give the "
          + "output another path")
    }
  }
}
