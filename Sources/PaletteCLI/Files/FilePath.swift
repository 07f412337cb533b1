/// Paths as text.
enum FilePath {
  /// The folder a path lies in, `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path inside a folder; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// A path as messages show it: from the working directory, where it leads into it.
  static func shown(
    _ path: String, in folder: @autoclosure () -> String? = try? CLibrary.realPath(".")
  ) -> String {
    var path = path[...]
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
    guard path.hasPrefix("/"), let folder = folder() else { return String(path) }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(start), path.count > start.count else { return String(path) }
    return String(path.dropFirst(start.count))
  }

  /// A path as seen from a folder, wherever the tool is run; as it is, where nothing is there.
  static func relative(_ path: String, to folder: String) -> String {
    guard let real = try? CLibrary.realPath(path), let base = try? CLibrary.realPath(folder) else {
      return path
    }
    let (names, from) = (real.split(separator: "/"), base.split(separator: "/"))
    let shared = zip(names, from).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: from.count - shared)
    return (up + names.dropFirst(shared)).joined(separator: "/")
  }

  /// Whether a path is another name for standard output.
  ///
  /// Opening `/dev/stdout` again would start at the file's beginning where output is redirected.
  static func isStandardOutput(_ path: String) -> Bool {
    path == "-" || path == "/dev/stdout" || path == "/dev/fd/1"
  }

  /// What is at a path, links followed; `nil` where nothing is.
  ///
  /// Whatever lies under `/dev` counts as a device: `/dev/stderr` may lead to a file, but one that
  /// others are writing to.
  static func statusIfPresent(_ path: String) throws(SystemError) -> CLibrary.Status? {
    do {
      var status = try CLibrary.status(of: path)
      if path.hasPrefix("/dev/"), status.kind == .file { status.kind = .device }
      return status
    } catch {
      guard error == .noSuchFile else { throw error }
      return nil
    }
  }

  static func exists(_ path: String) -> Bool {
    (try? CLibrary.status(of: path)) != nil
  }

  /// Two paths lead to one file.
  static func areSame(_ one: String, _ other: String) -> Bool {
    guard let first = try? CLibrary.status(of: one), let second = try? CLibrary.status(of: other)
    else { return false }
    return first.kind == .file && first.identity == second.identity
  }

  static func isDirectory(_ path: String) -> Bool {
    (try? CLibrary.status(of: path))?.kind == .directory
  }

  /// The file a path leads to, through symbolic links, whether it exists or not.
  static func resolvingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    if path.hasPrefix("/dev/") { return path }
    // 40 links deep is where Linux gives up too.
    for _ in 0..<40 {
      guard (try? CLibrary.status(of: path, followingLink: false))?.kind == .link else {
        return path
      }
      path = join(folder(of: path), try CLibrary.target(ofLink: path))
    }
    throw .tooManyLinks
  }

  /// Makes a folder, and the folders it lies in, where they are missing.
  ///
  /// - Parameter made: Gets those that were missing, each after the one it lies in, even if an
  ///   error follows.
  static func makeDirectories(_ path: String, made: inout [String]) throws(SystemError) {
    if path == "." || path == "/" || path.isEmpty || isDirectory(path) { return }
    if path.hasSuffix("/") { return try makeDirectories(String(path.dropLast()), made: &made) }
    try makeDirectories(folder(of: path), made: &made)
    do {
      try CLibrary.makeDirectory(path)
      made.append(path)
    } catch {
      // Another process may have made it in the meantime.
      guard error == .exists else { throw error }
      guard isDirectory(path) else { throw .notDirectory }
    }
  }
}
