/// A file that waits beside its target, whole and on the disk.
struct StagedFile {
  /// The target as it was given.
  let path: String
  /// The target, links followed.
  let target: String
  /// Where the content waits.
  let temporary: String

  private let previous: (content: [UInt8], permissions: UInt32)?

  /// Writes the content beside its target; a file that was there lends its permissions.
  init(
    _ file: OutputFile, target: String, previous: (content: [UInt8], permissions: UInt32)?
  ) throws(SystemError) {
    path = file.path
    self.target = target
    self.previous = previous
    temporary = try Self.write(file.bytes, beside: target, previous?.permissions)
  }

  /// Leaves nothing behind.
  func discard() {
    try? CLibrary.remove(temporary)
  }

  /// Undoes taking the target's place, as far as the disk allows.
  func restore() {
    guard let previous else {
      try? CLibrary.remove(target)
      return
    }
    if let copy = try? Self.write(previous.content, beside: target, previous.permissions) {
      try? CLibrary.move(copy, to: target)
    }
  }

  private static func write(
    _ bytes: [UInt8], beside target: String, _ permissions: UInt32?
  ) throws(SystemError) -> String {
    let stem = FilePath.join(
      FilePath.folder(of: target), ".palette-\(CLibrary.processIdentifier)-")
    var number = 0
    while true {
      let path = "\(stem)\(number).tmp"
      do throws(SystemError) {
        try FileDescriptor.open(path, for: .creating) { file throws(SystemError) in
          do throws(SystemError) {
            if let permissions { try file.setPermissions(permissions) }
            try file.write(bytes)
            try file.synchronize()
          } catch {
            try? CLibrary.remove(path)
            throw error
          }
        }
        return path
      } catch  where error == .exists {
        number += 1
      }
    }
  }
}
