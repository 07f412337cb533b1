/// What the exit code of the tool says (64 and up as in BSD's sysexits).
public enum ExitCode: Int32, CaseIterable, Comparable, Sendable {
  /// Done, and everything that was asked about holds.
  case success = 0
  /// A check found something.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// What was read is wrong.
  case badInput = 65
  /// Something cannot be read.
  case noInput = 66
  /// The tool itself is at fault.
  case internalFault = 70
  /// Something cannot be written.
  case cannotWrite = 73

  /// Orders by gravity, which is the order of the numbers.
  public static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What it means, in a few words of help.
  var summary: String {
    switch self {
    case .success: "done, and everything holds"
    case .findings: "a check found something"
    case .usage: "the command line is wrong"
    case .badInput: "the input is wrong"
    case .noInput: "a file cannot be read"
    case .internalFault: "the fault is in palette itself; please report it"
    case .cannotWrite: "a file cannot be written"
    }
  }
}
