import Palette

/// What a palette is read from: a file and the files around it, or a folder of files.
public struct InputFile {
  /// What messages call it.
  public var name: String
  /// Its content; `nil` for a folder.
  public var bytes: [UInt8]?
  /// The files around it, or those in it.
  public var files: any FileTree
  /// Where it stands among `files`; empty where it is their folder.
  public var path: String
  /// What messages call the folder of `files`; `.` where they leave it out.
  public var folder: String

  /// An input from its parts.
  public init(
    name: String, bytes: [UInt8]?, files: any FileTree, path: String, folder: String
  ) {
    (self.name, self.bytes, self.files) = (name, bytes, files)
    (self.path, self.folder) = (path, folder)
  }

  /// How many folders above a file, or a folder, the files begin that it may need: one for
  /// `values/colors.xml`, which has `values-night` beside its folder.
  public static func foldersAbove(_ path: String) -> Int {
    let names = path.split(separator: "/")
    if AndroidColorsReader.isValuesFolder(names.last ?? "") { return 1 }
    guard path.hasSuffix(".xml"), AndroidColorsReader.isValuesFolder(names.dropLast().last ?? "")
    else { return 0 }
    return 1
  }

  /// What messages call one of `files`.
  func name(of path: String) -> String {
    if path == self.path { return name }
    return folder == "." ? path : folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The bytes of the file.
  /// - Throws: `InputError` if it is a folder.
  func content() throws(InputError) -> [UInt8] {
    guard let bytes else {
      throw InputError(file: name, message: "it is a folder, and a file is needed")
    }
    return bytes
  }
}
