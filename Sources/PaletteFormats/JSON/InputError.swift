public import Palette

/// What is wrong with a text that was read, and where.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the caller gave it.
  public var file: String
  /// The place in the file; `nil` where the fault is the file as a whole.
  public var position: SourcePosition?
  /// One sentence: the subject, what was found, what would be right.
  public var message: String
  /// What was to be said about the file before it was found to be wrong.
  public var notes: [InputNote] = []

  /// An error at a place.
  ///
  /// Control and direction characters that the message quotes from the file become escapes, so
  /// that no file can move the cursor of a terminal or start a line in a log.
  public init(file: String, position: SourcePosition? = nil, message: String) {
    (self.file, self.position) = (file, position)
    self.message = message.withVisibleControls
  }

  /// `file:line:column: message`, the form editors and CI systems turn into a link.
  public var description: String {
    guard let position else { return "\(file): \(message)" }
    return "\(file):\(position.line):\(position.column): \(message)"
  }
}
