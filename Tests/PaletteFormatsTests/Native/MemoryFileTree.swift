import PaletteFormats

/// Files that are nowhere but in a test.
struct MemoryFileTree: FileTree {
  var files: [String: [UInt8]]

  init(_ texts: [String: String]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  func bytes(of path: String) throws(InputError) -> [UInt8] {
    guard let bytes = files[path] else { throw InputError(file: path, message: "no such file") }
    return bytes
  }

  func names(in folder: String) throws(InputError) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap {
      $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted()
  }
}

extension InputFile {
  /// A folder of such files.
  static func folder(_ name: String, _ texts: [String: String]) -> InputFile {
    InputFile(name: name, bytes: nil, files: MemoryFileTree(texts), path: "", folder: name)
  }

  /// A file that stands alone.
  static func file(_ name: String, _ text: String) -> InputFile {
    .file(name, bytes: Array(text.utf8))
  }

  /// A file that stands alone.
  static func file(_ name: String, bytes: [UInt8]) -> InputFile {
    InputFile(name: name, bytes: bytes, files: MemoryFileTree([:]), path: name, folder: ".")
  }
}
