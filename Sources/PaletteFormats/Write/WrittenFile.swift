/// A file a writer makes, or several for formats that are folders.
public struct WrittenFile: Hashable, Sendable {
  /// Where it goes, from the output's place, with `/` between names: `harbor.css`,
  /// `Harbor.xcassets/blue/blue6.colorset/Contents.json`.
  public var path: String
  /// Its content.
  public var bytes: [UInt8]

  /// A file of text, in UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A file of bytes.
  public init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }
}
