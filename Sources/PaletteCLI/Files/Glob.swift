/// Patterns of paths, for shells that leave them as they are and for patterns in quotes.
///
/// `*` stands for any characters of a name, `?` for one, a name of `**` for folders in folders.
/// Hidden names are matched only by patterns that start with a point too, and `**` follows no link.
enum Glob {
  private static let mostPaths = 100_000
  private static let wildcards: Set<Unicode.Scalar> = ["*", "?"]

  static func isPattern(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains(where: wildcards.contains)
  }

  /// The paths that match, sorted.
  static func paths(matching pattern: String) throws(SystemError) -> [String] {
    let names = pattern.split(separator: "/").map(String.init)
    var paths = [pattern.hasPrefix("/") ? "/" : "."]
    for (index, name) in names.enumerated() {
      var next: [String] = []
      let isLast = index == names.count - 1
      for path in paths {
        next += try step(path, name, isLast: isLast)
        guard next.count <= mostPaths else { throw .tooLarge }
      }
      paths = next
    }
    return Set(paths).sorted()
  }

  private static func step(
    _ folder: String, _ name: String, isLast: Bool
  ) throws(SystemError) -> [String] {
    if name == "**" {
      let folders = try foldersWithin(folder)
      guard isLast else { return folders }
      var files: [String] = []
      for folder in folders {
        files += try step(folder, "*", isLast: true).filter { !FilePath.isDirectory($0) }
      }
      return files
    }
    guard isPattern(name) else {
      let path = FilePath.join(folder, name)
      return FilePath.exists(path) ? [path] : []
    }
    let pattern = Array(name.unicodeScalars)
    return names(folder)
      .filter { matches(Array($0.unicodeScalars)[...], pattern[...]) }
      .map { FilePath.join(folder, $0) }
      .filter { isLast || FilePath.isDirectory($0) }
  }

  /// A folder and all folders in it.
  private static func foldersWithin(_ folder: String) throws(SystemError) -> [String] {
    var folders = [folder]
    var index = 0
    while index < folders.count {
      for name in names(folders[index]) where !name.hasPrefix(".") {
        let path = FilePath.join(folders[index], name)
        guard (try? CLibrary.status(of: path, followingLink: false))?.kind == .directory else {
          continue
        }
        folders.append(path)
      }
      index += 1
      guard folders.count <= mostPaths else { throw .tooLarge }
    }
    return folders
  }

  private static func names(_ folder: String) -> [String] {
    // What cannot be listed has nothing to match, as in a shell.
    (try? CLibrary.names(in: folder, limit: mostPaths)) ?? []
  }

  /// Whether a whole name matches; the last star gives way as far as it must, so that time is at
  /// most the product of the lengths.
  static func matches(
    _ name: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    if name.first == ".", pattern.first != "." { return false }
    var (name, pattern) = (name, pattern)
    var retry: (name: ArraySlice<Unicode.Scalar>, pattern: ArraySlice<Unicode.Scalar>)?
    while true {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
      } else if let one = name.first, let wanted = pattern.first, wanted == "?" || wanted == one {
        (name, pattern) = (name.dropFirst(), pattern.dropFirst())
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let last = retry, !last.name.isEmpty {
        retry = (last.name.dropFirst(), last.pattern)
        (name, pattern) = (last.name.dropFirst(), last.pattern)
      } else {
        return false
      }
    }
  }
}
