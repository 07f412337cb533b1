public import Palette

/// All there is to report of a run.
public struct CheckResults: Hashable, Sendable {
  /// The files that were checked, in the order they were given.
  public var files: [VerifiedFile]
  /// The files that could not be.
  public var unchecked: [UncheckedFile]
  /// The least severity that makes the run fail; `nil` where no finding does.
  public var failing: Finding.Severity?

  /// The results of a run.
  public init(
    _ files: [VerifiedFile], unchecked: [UncheckedFile] = [], failing: Finding.Severity? = .error
  ) {
    (self.files, self.unchecked, self.failing) = (files, unchecked, failing)
  }

  /// It is one of those that make the run fail.
  public func isFailure(_ finding: Finding) -> Bool {
    failing.map { finding.severity.isAtLeast($0) } ?? false
  }

  /// Every file was checked, and no finding is an error.
  var holds: Bool { unchecked.isEmpty && files.allSatisfy(\.holds) }

  /// The run fails for what was found.
  public var isFailure: Bool {
    guard let failing else { return false }
    return files.contains { file in
      file.verification.unlistedFailures > 0
        || file.verification.findings.contains { $0.severity.isAtLeast(failing) }
    }
  }

  /// Failing pairs that are counted, but too many to list.
  var unlistedFailures: Int { files.reduce(0) { $0 + $1.verification.unlistedFailures } }

  /// How many findings there are of a severity.
  func count(_ severity: Finding.Severity) -> Int {
    files.reduce(0) { $0 + $1.count(severity) }
  }

  /// How many findings a baseline accepts; `nil` where there is no baseline.
  var acceptedCount: Int? {
    let counts = files.compactMap(\.acceptedCount)
    return counts.isEmpty ? nil : counts.reduce(0, +)
  }
}

extension Finding.Severity {
  /// As grave as another, or graver.
  public func isAtLeast(_ other: Finding.Severity) -> Bool {
    rank <= other.rank
  }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
