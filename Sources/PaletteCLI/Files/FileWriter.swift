/// Writes several files whole, or none of them.
///
/// Each file is first written beside its target under another name; only when all of them are on
/// the disk do they take their targets' places. What is there already and is the same stays
/// untouched, so that build systems see no change.
struct FileWriter {
  private var staged: [StagedFile] = []
  private var devices: [OutputFile] = []
  private var folders: [String] = []

  /// Writes the files, and tells for each whether that changed anything.
  static func write(_ files: [OutputFile]) throws(FileFailure) -> [Bool] {
    var writer = FileWriter()
    do {
      var changes: [Bool] = []
      for file in files { changes.append(try writer.stage(file)) }
      for file in writer.devices { try writer.fill(file) }
      try writer.commit()
      return changes
    } catch {
      for file in writer.staged { file.discard() }
      // One that another process has put something into stays.
      for folder in writer.folders.reversed() { try? CLibrary.removeEmptyDirectory(folder) }
      throw error
    }
  }

  /// Prepares a file; false where there is nothing to change.
  private mutating func stage(_ file: OutputFile) throws(FileFailure) -> Bool {
    do throws(SystemError) {
      let target = try FilePath.resolvingLinks(file.path)
      try FilePath.makeDirectories(FilePath.folder(of: target), made: &folders)
      guard let status = try FilePath.statusIfPresent(target) else {
        staged.append(try StagedFile(file, target: target, previous: nil))
        return true
      }
      switch status.kind {
      case .directory: throw .isDirectory
      case .device, .link:
        devices.append(file)
        return true
      case .file:
        let content = try FileReader.content(target)
        if content == file.bytes { return false }
        // Renaming would replace it all the same, but a file set to be read only is to stay.
        try CLibrary.checkWritable(target)
        staged.append(
          try StagedFile(file, target: target, previous: (content, status.permissions)))
        return true
      }
    } catch {
      throw FileFailure(.write, file.path, error)
    }
  }

  /// Writes to a device or a pipe, which nothing can take the place of.
  private func fill(_ file: OutputFile) throws(FileFailure) {
    do {
      try FileDescriptor.open(file.path, for: .writing) { device throws(SystemError) in
        try device.write(file.bytes)
      }
    } catch  where error == .brokenPipe {
      // Whoever reads the pipe has enough.
    } catch {
      throw FileFailure(.write, file.path, error)
    }
  }

  /// Puts every file in its place, or leaves every place as it was.
  private func commit() throws(FileFailure) {
    for (index, file) in staged.enumerated() {
      do {
        try CLibrary.move(file.temporary, to: file.target)
      } catch {
        for done in staged[..<index].reversed() { done.restore() }
        throw FileFailure(.write, file.path, error)
      }
    }
  }
}
