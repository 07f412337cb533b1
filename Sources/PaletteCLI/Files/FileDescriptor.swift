/// An open file.
struct FileDescriptor: Sendable {
  /// What a file is opened for.
  enum Mode {
    case reading
    /// A device or pipe that is there.
    case writing
    /// A file that is not there yet.
    case creating
    /// A file to add to, there or not.
    case appending
  }

  private let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// Opens a file for the time of `body`.
  static func open<Result>(
    _ path: String, for mode: Mode,
    _ body: (FileDescriptor) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let file = FileDescriptor(number: try CLibrary.openFile(path, mode))
    defer { CLibrary.closeFile(file.number) }
    return try body(file)
  }

  /// Whether somebody may be watching.
  var isTerminal: Bool { CLibrary.isTerminal(number) }

  /// Columns of the terminal it is, if it is one.
  var columns: Int? { CLibrary.columns(number) }

  /// Everything from here to the end.
  /// - Throws: `SystemError.tooLarge` where that is more than `limit` bytes.
  func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try CLibrary.readSome(number, into: &buffer)
      guard count > 0 else { return content }
      guard content.count + count <= limit else { throw .tooLarge }
      content += buffer.prefix(count)
    }
  }

  /// Writes all of it, in as many calls as it takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      // `withUnsafeBytes` hands only untyped errors through, hence the detour by a result.
      let written = bytes.withUnsafeBytes { buffer in
        Result { () throws(SystemError) in
          try CLibrary.writeSome(number, UnsafeRawBufferPointer(rebasing: buffer[start...]))
        }
      }
      start += try written.get()
    }
  }

  func setPermissions(_ permissions: UInt32) throws(SystemError) {
    try CLibrary.setPermissions(number, permissions)
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(SystemError) {
    try CLibrary.synchronize(number)
  }
}
