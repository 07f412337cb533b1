public import Palette

/// A file that could not be checked, which is never the same as one that holds.
public struct UncheckedFile: Hashable, Sendable {
  /// The file's name as reports show it.
  public var file: String
  /// Where the fault is, if it is at a place.
  public var position: SourcePosition?
  /// Why it could not be checked, in a sentence.
  public var message: String

  /// A file, and what is wrong with it.
  public init(file: String, position: SourcePosition? = nil, message: String) {
    (self.file, self.position, self.message) = (file, position, message)
  }
}
