import Palette
import PaletteFormats

/// The folder of a palette file, which its outputs never leave.
struct OutputPlace {
  /// The palette file's name without its folder.
  let paletteName: String
  private let paletteFile: String
  private let folder: String

  init(paletteFile: String) {
    self.paletteFile = paletteFile
    folder = FilePath.folder(of: paletteFile)
    paletteName = paletteFile.split(separator: "/").last.map { String($0) } ?? paletteFile
  }

  /// `.harbor.palette.files` for `harbor.palette.json`.
  var manifestName: String {
    let stem = paletteName.hasSuffix(".json") ? String(paletteName.dropLast(5)) : paletteName
    return ".\(stem).files"
  }

  /// A path from here as the working directory sees it.
  func path(_ path: String) -> String {
    FilePath.join(folder, path)
  }

  /// Whether a path names a file below a folder.
  static func isInside(_ path: String) -> Bool {
    let names = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    return !path.unicodeScalars.contains(where: \.isControl)
      && !names.contains { ["", ".", ".."].contains(String($0)) }
  }

  /// Files with paths from the working directory.
  ///
  /// - Throws: `CommandFailure` for one that would replace the palette file, or lie elsewhere
  ///   because a link leads there.
  func files(_ files: [WrittenFile]) throws(CommandFailure) -> [OutputFile] {
    var result: [OutputFile] = []
    for file in files {
      let path = path(file.path)
      guard !FilePath.areSame(path, paletteFile) else {
        throw CommandFailure(
          .badInput, "an output would overwrite \(path), which the palette is made from")
      }
      do {
        try checkLinks(path)
      } catch {
        throw CommandFailure(error)
      }
      result.append(OutputFile(path: path, bytes: file.bytes))
    }
    return result
  }

  /// Throws where a link on the way leads out of the folder.
  private func checkLinks(_ path: String) throws(FileFailure) {
    let (root, real): (String, String)
    do {
      root = try CLibrary.realPath(folder)
      var present = path
      // A link that leads nowhere is present too, and has no real path.
      while (try? CLibrary.status(of: present, followingLink: false)) == nil, present != folder {
        present = FilePath.folder(of: present)
      }
      real = try CLibrary.realPath(present)
    } catch {
      throw FileFailure(.write, path, error)
    }
    guard real == root || real.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw FileFailure(.write, path, "a link leads out of the folder of the palette file")
    }
  }

  /// Which of the files an earlier run made are there and made no more.
  func leftovers(
    _ earlier: [String], beside files: [OutputFile]
  ) throws(CommandFailure) -> [String] {
    let made = Dictionary(files.map { ($0.path.lowercased(), $0.path) }) { first, _ in first }
    var result: [String] = []
    for name in earlier {
      let path = path(name)
      // Where case does not count, the old name may be the new file.
      if let twin = made[path.lowercased()], twin == path || FilePath.areSame(twin, path) {
        continue
      }
      guard (try? CLibrary.status(of: path, followingLink: false))?.kind == .file,
        !FilePath.areSame(path, paletteFile)
      else { continue }
      do {
        try checkLinks(path)
      } catch {
        throw CommandFailure(error)
      }
      result.append(name)
    }
    return result
  }

  /// Throws where a file cannot be removed, before anything is written.
  func checkRemovable(_ names: [String]) throws(FileFailure) {
    for name in names {
      do {
        try CLibrary.checkWritable(FilePath.folder(of: path(name)))
      } catch {
        throw FileFailure(.write, path(name), error)
      }
    }
  }

  /// Removes files, and the folders that have nothing in them then.
  func remove(_ names: [String]) throws(FileFailure) {
    for name in names {
      do {
        try CLibrary.remove(path(name))
      } catch {
        throw FileFailure(.write, path(name), error)
      }
      var above = FilePath.folder(of: name)
      while above != ".", (try? CLibrary.removeEmptyDirectory(path(above))) != nil {
        above = FilePath.folder(of: above)
      }
    }
  }
}
