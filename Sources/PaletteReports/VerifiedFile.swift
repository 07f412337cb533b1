public import Palette

/// A palette's verification and the file the palette was read from.
public struct VerifiedFile: Hashable, Sendable {
  /// The file's name as the user wrote it.
  public var file: String
  /// What verifying it found.
  public var verification: Verification

  /// A file and what was found in it.
  public init(file: String, verification: Verification) {
    (self.file, self.verification) = (file, verification)
  }
}
