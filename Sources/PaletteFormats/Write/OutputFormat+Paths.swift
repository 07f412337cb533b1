extension OutputFormat {
  /// Whether a path ends as the format's files do.
  public func isFile(_ path: String) -> Bool {
    guard let ending = fileExtension ?? partExtension else { return false }
    return path.lowercased().hasSuffix("." + ending)
  }

  /// Where one of the files of a format that is a folder goes.
  ///
  /// `app/Shop.xcassets` and `src/main/res` are what people call the output itself, so nothing is
  /// made inside that has the same meaning once more.
  ///
  /// - Parameters:
  ///   - file: The path a `WrittenFile` has.
  ///   - folder: The output's folder, with or without a slash at its end.
  public func place(_ file: String, in folder: String) -> String {
    let folderNames = folder.split(separator: "/")
    var file = file[...]
    if let rootName, let last = folderNames.last,
      rootName.hasPrefix(".") ? last.hasSuffix(rootName) : last == rootName,
      let slash = file.firstIndex(of: "/")
    {
      file = file[slash...].dropFirst()
    }
    if folder == "." { return String(file) }
    return folder.hasSuffix("/") ? folder + file : folder + "/" + file
  }
}
