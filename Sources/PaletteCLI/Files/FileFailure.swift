/// Why a file cannot be read or written.
public struct FileFailure: Error, Hashable, Sendable {
  /// What was tried.
  enum Attempt: Hashable, Sendable {
    case read
    case write
  }

  /// What was tried.
  var attempt: Attempt
  /// The file, as it was given.
  var path: String
  /// Why it failed, for the end of a sentence.
  var reason: String

  init(_ attempt: Attempt, _ path: String, _ reason: String) {
    (self.attempt, self.path, self.reason) = (attempt, path, reason)
  }

  init(_ attempt: Attempt, _ path: String, _ error: SystemError) {
    let reason =
      switch error {
      case .isDirectory: "it is a directory"
      case .tooLarge: "it is larger than \(FileReader.sizeLimit >> 20) MB"
      case .noSuchFile where attempt == .read: "no such file"
      default: error.description
      }
    self.init(attempt, path, reason)
  }
}

extension FileFailure: CustomStringConvertible {
  /// `cannot read harbor.json: no such file`.
  public var description: String {
    "cannot \(attempt == .read ? "read" : "write") \(path.isEmpty ? "''" : path): \(reason)"
  }
}

extension CommandFailure {
  /// A failure because of a file.
  init(_ failure: FileFailure) {
    self.init(failure.attempt == .read ? .noInput : .cannotWrite, failure.description)
  }
}
