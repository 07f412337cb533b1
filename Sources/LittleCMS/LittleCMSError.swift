/// What LittleCMS refused to do, with everything it said about it.
public struct LittleCMSError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for, as in "open the ICC profile".
  public var operation: String
  /// LittleCMS's own messages, oldest first; empty where it gave none.
  public var messages: [String]

  /// One sentence: what could not be done, and why.
  public var description: String {
    let reason = messages.isEmpty ? "LittleCMS gave no reason" : messages.joined(separator: "; ")
    return "cannot \(operation): \(reason)"
  }
}
