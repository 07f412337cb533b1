/// Reads whole files.
enum FileReader {
  /// Greater than any palette, small enough not to fill the memory from an endless device.
  static let sizeLimit = 16 << 20

  /// The content of a file, a device or a pipe.
  static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    do {
      return try content(path)
    } catch {
      throw FileFailure(.read, path, error)
    }
  }

  /// The content of a file, a device or a pipe.
  static func content(_ path: String) throws(SystemError) -> [UInt8] {
    // A file that is too large is not read first.
    let status = try CLibrary.status(of: path)
    if status.kind == .file, status.size > sizeLimit { throw .tooLarge }
    return try FileDescriptor.open(path, for: .reading) { file throws(SystemError) in
      try file.readToEnd(limit: sizeLimit)
    }
  }
}
