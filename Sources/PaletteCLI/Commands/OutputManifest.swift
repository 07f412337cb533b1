import Palette
import PaletteFormats

/// The files a palette file's outputs came to, kept beside it so that the next run can tell which
/// of them are made no more: a colour under a new name must not go on shipping under the old one.
struct OutputManifest {
  static let start = "# Made by palette from "

  /// The files, from the palette file's folder.
  let paths: [String]
  private let place: OutputPlace

  init(paths: [String], of place: OutputPlace) {
    // By bytes, which is the same everywhere.
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.place = place
  }

  /// The manifest that is there; an empty one if none is.
  ///
  /// - Throws: `CommandFailure` for a file that palette cannot have written: what it lists would be
  ///   removed.
  init(readFrom place: OutputPlace) throws(CommandFailure) {
    let path = place.path(place.manifestName)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReader.content(path)
    } catch {
      guard error == .noSuchFile else {
        throw CommandFailure(FileFailure(.read, path, error))
      }
      self.init(paths: [], of: place)
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { String($0) }
    guard lines.first?.hasPrefix(Self.start) == true else {
      throw CommandFailure(.badInput, "\(path) is no list that palette wrote; remove it")
    }
    let paths = lines.filter { !$0.hasPrefix("#") }
    if let path = paths.first(where: { !OutputPlace.isInside($0) }) {
      throw CommandFailure(
        .badInput, "\(place.path(place.manifestName)) lists \(path.quoted), which palette never did"
      )
    }
    self.init(paths: paths, of: place)
  }

  /// The palette file a manifest says it is of.
  static func paletteName(ofHeader line: Substring) -> String {
    let name = line.dropFirst(start.count)
    guard let end = name.lastIndex(of: ";") else { return String(name) }
    return String(name[..<end])
  }

  /// The manifest as a file.
  var file: WrittenFile {
    let header =
      Self.start + place.paletteName.withVisibleControls
      + "; it removes what it makes no more. Commit this list with the files.\n"
    return WrittenFile(
      path: place.manifestName, text: header + paths.map { $0 + "\n" }.joined())
  }
}
