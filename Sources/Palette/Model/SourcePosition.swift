/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// Line, from 1.
  public var line: Int
  /// Column in characters, from 1.
  public var column: Int
  /// The file, where it is another than the one that is being read, as in an asset catalog.
  public var file: String?

  /// A place from its line and column, both from 1.
  public init(line: Int, column: Int, file: String? = nil) {
    (self.line, self.column, self.file) = (line, column, file)
  }
}
