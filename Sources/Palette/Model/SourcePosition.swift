/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// Line, from 1.
  public var line: Int
  /// Column in characters, from 1.
  public var column: Int

  /// A place from its line and column, both from 1.
  public init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }
}
