/// The files around an input that a format spreads over several: an asset catalog, `values-night`,
/// the sources of a resolver.
///
/// Formats read through it and never touch a file themselves.
public protocol FileTree {
  /// The bytes of a file; the path is relative to the folder of the input, with `/` between names.
  ///
  /// - Throws: `InputError` if there is none, or if the path leads out of that folder, be it through
  ///   `..` or through a link.
  func bytes(of path: String) throws(InputError) -> [UInt8]

  /// The names in a folder, sorted; empty where there is no such folder.
  func names(in folder: String) throws(InputError) -> [String]
}
