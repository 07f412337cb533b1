/// The reason the C library gives for a failed call.
public struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  var code: Int32
}

extension SystemError: CustomStringConvertible {
  /// A few words for the middle of a sentence, as in `permission denied`.
  public var description: String {
    if self == .noSuchFile { return "no such file or directory" }
    let text = CLibrary.text(ofError: code)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
