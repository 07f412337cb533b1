public import Palette

/// A palette's verification and the file the palette was read from.
public struct VerifiedFile: Hashable, Sendable {
  /// The file's name as reports show it.
  public var file: String
  /// What verifying it found; of what a baseline accepts, nothing is left here.
  public var verification: Verification
  /// How many findings a baseline accepts; `nil` where there is none.
  public var acceptedCount: Int?

  /// A file and what was found in it.
  public init(file: String, verification: Verification, acceptedCount: Int? = nil) {
    (self.file, self.verification, self.acceptedCount) = (file, verification, acceptedCount)
  }
}
