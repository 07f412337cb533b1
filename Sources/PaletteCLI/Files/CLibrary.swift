// The one file of this target that asks which C library there is.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's calls with Swift's values and errors; `FileDescriptor` has those on open files.
enum CLibrary {
  /// What `stat` tells about a path.
  struct Status: Hashable {
    enum Kind {
      case file
      case directory
      case link
      /// A device, a pipe or a socket.
      case device
    }

    var kind: Kind
    /// Permission bits.
    var permissions: UInt32
    /// Bytes; of a device or a pipe, nothing that could be relied on.
    var size: Int
    /// What tells two files apart, whatever they are called: device and number on it.
    var identity: [UInt64]
  }

  static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static var processIdentifier: Int32 { getpid() }

  /// Makes a write to a pipe that nobody reads fail with an error instead of a signal.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func endProcess(_ code: Int32) -> Never {
    exit(code)
  }

  static func text(ofError code: Int32) -> String {
    String(cString: strerror(code))
  }

  /// What is at a path; a link itself is only seen if it is not followed.
  static func status(
    of path: String, followingLink: Bool = true
  ) throws(SystemError) -> Status {
    var found = stat()
    try check(followingLink ? stat(path, &found) : lstat(path, &found))
    let kind: Status.Kind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .device
      }
    return Status(
      kind: kind, permissions: UInt32(found.st_mode & 0o7777), size: Int(found.st_size),
      identity: [UInt64(truncatingIfNeeded: found.st_dev), UInt64(found.st_ino)])
  }

  /// Where a symbolic link points.
  static func target(ofLink path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    try check(Int32(clamping: count))
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A path from the root without links and without `.` and `..`; what is there must exist.
  static func realPath(_ path: String) throws(SystemError) -> String {
    // C would stop at the zero and look at another file.
    guard !path.utf8.contains(0) else { throw .noSuchFile }
    guard let resolved = realpath(path, nil) else { throw SystemError(code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, unsorted, without `.` and `..`.
  /// - Throws: `SystemError.tooLarge` where there are more than `limit`.
  static func names(in folder: String, limit: Int) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      guard names.count < limit else { throw .tooLarge }
      names.append(name)
    }
    return names
  }

  static func checkWritable(_ path: String) throws(SystemError) {
    try check(access(path, W_OK))
  }

  static func move(_ path: String, to other: String) throws(SystemError) {
    try check(rename(path, other))
  }

  static func remove(_ path: String) throws(SystemError) {
    try check(unlink(path))
  }

  /// Removes a folder that has nothing in it.
  static func removeEmptyDirectory(_ path: String) throws(SystemError) {
    try check(rmdir(path))
  }

  static func makeDirectory(_ path: String) throws(SystemError) {
    try check(mkdir(path, 0o777))
  }

  static func openFile(_ path: String, _ mode: FileDescriptor.Mode) throws(SystemError) -> Int32 {
    let flags: Int32 =
      switch mode {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .appending: O_WRONLY | O_CREAT | O_APPEND
      }
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }

  static func closeFile(_ descriptor: Int32) {
    close(descriptor)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Columns of a terminal; `nil` where it is none, or does not tell.
  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func setPermissions(_ descriptor: Int32, _ permissions: UInt32) throws(SystemError) {
    try check(fchmod(descriptor, mode_t(permissions)))
  }

  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    try check(fsync(descriptor))
  }

  /// Reads up to a buffer's size; 0 at the end.
  static func readSome(
    _ descriptor: Int32, into buffer: inout [UInt8]
  ) throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return count }
      try waitIfBusy(descriptor, POLLIN)
    }
  }

  /// Writes as much as one call takes.
  static func writeSome(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      let count = write(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 { return count }
      try waitIfBusy(descriptor, POLLOUT)
    }
  }

  /// Waits where a call is only to be repeated: interrupted, or on a pipe set not to block.
  private static func waitIfBusy(_ descriptor: Int32, _ event: Int32) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var wait = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      poll(&wait, 1, -1)
    default: throw SystemError(code: errno)
    }
  }

  private static func check(_ result: Int32) throws(SystemError) {
    guard result >= 0 else { throw SystemError(code: errno) }
  }
}

extension SystemError {
  static let brokenPipe = SystemError(code: EPIPE)
  static let exists = SystemError(code: EEXIST)
  static let isDirectory = SystemError(code: EISDIR)
  static let notDirectory = SystemError(code: ENOTDIR)
  static let noSuchFile = SystemError(code: ENOENT)
  static let tooLarge = SystemError(code: EFBIG)
  static let tooManyLinks = SystemError(code: ELOOP)
}
