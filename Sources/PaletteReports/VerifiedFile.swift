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

  /// No error is left, be it listed or only counted: a baseline cannot accept what has no name.
  public var holds: Bool { verification.holds && verification.unlistedFailures == 0 }

  /// How many findings there are of a severity, with those that are only counted.
  func count(_ severity: Finding.Severity) -> Int {
    let listed = verification.findings.count { $0.severity == severity }
    return severity == .error ? listed + verification.unlistedFailures : listed
  }
}
