import PaletteFormats

/// The files in a folder on the disk, and no others.
///
/// A path that leads out of the folder, through `..` or through a link, is refused: a catalog from
/// elsewhere must not read what it likes.
struct DirectoryFileTree: FileTree {
  /// No folder of colours has as many entries.
  private static let mostNames = 100_000

  /// What messages call the folder.
  private let name: String
  /// The folder itself, links followed.
  private let root: String

  init(_ folder: String, name: String) throws(FileFailure) {
    self.name = name
    do {
      root = try CLibrary.realPath(folder)
    } catch {
      throw FileFailure(.read, folder, error)
    }
  }

  func bytes(of path: String) throws(InputError) -> [UInt8] {
    do {
      let file = try inside(path)
      // A pipe would be waited for, and a device has no end.
      guard try CLibrary.status(of: file).kind == .file else {
        throw failure(path, FilePath.isDirectory(file) ? "it is a directory" : "it is no file")
      }
      return try FileReader.read(file)
    } catch let error as InputError {
      throw error
    } catch let error as FileFailure {
      throw failure(path, error.reason)
    } catch let error as SystemError {
      throw failure(path, error == .noSuchFile ? "no such file" : error.description)
    } catch {
      throw failure(path, "\(error)")
    }
  }

  func names(in folder: String) throws(InputError) -> [String] {
    do {
      let path = folder.isEmpty ? root : try inside(folder)
      guard FilePath.isDirectory(path) else { return [] }
      let names = try CLibrary.names(in: path, limit: Self.mostNames)
      return names.filter { !$0.hasPrefix(".") }.sorted()
    } catch let error as InputError {
      throw error
    } catch let error as SystemError {
      if error == .noSuchFile { return [] }
      throw failure(folder, error.description)
    } catch {
      throw failure(folder, "\(error)")
    }
  }

  /// A path on the disk.
  private func inside(_ path: String) throws -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !names.contains(where: { ["", ".."].contains($0) || $0.utf8.contains(0) }) else {
      throw failure(path, "the path may not lead out of the folder")
    }
    let file = try CLibrary.realPath(root + "/" + path)
    guard file == root || file.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw failure(path, "a link leads out of the folder")
    }
    return file
  }

  private func failure(_ path: String, _ reason: String) -> InputError {
    InputError(file: FilePath.join(name, path), message: "cannot be read: \(reason)")
  }
}

/// The surroundings of standard input: there are none.
struct NoFileTree: FileTree {
  func bytes(of path: String) throws(InputError) -> [UInt8] {
    throw InputError(file: path, message: "cannot be read: standard input has no files around it")
  }

  func names(in folder: String) throws(InputError) -> [String] { [] }
}
