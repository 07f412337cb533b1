/// What comes from outside the tool, files aside, so that tests can stand in for it.
public struct System: Sendable {
  /// Reads standard input to its end.
  public var readStandardInput: @Sendable () throws(FileFailure) -> [UInt8]
  /// The value of an environment variable.
  public var environment: @Sendable (String) -> String?
  /// Standard output is a terminal.
  public var isOutputTerminal: Bool
  /// Columns of the terminal that standard output is; `nil` where it is none, or does not tell.
  public var outputWidth: Int?
  /// Standard error is a terminal.
  public var isErrorTerminal: Bool
  /// Columns of the terminal that standard error is; `nil` where it is none, or does not tell.
  public var errorWidth: Int?
  /// Writes to standard error at once, for what is only of interest while it is being waited for.
  public var writeToTerminal: @Sendable (String) -> Void

  /// An outside from its parts; unless said otherwise nothing comes in and nobody watches.
  public init(
    readStandardInput: @escaping @Sendable () throws(FileFailure) -> [UInt8] = { [] },
    environment: @escaping @Sendable (String) -> String? = { _ in nil },
    isOutputTerminal: Bool = false, outputWidth: Int? = nil, isErrorTerminal: Bool = false,
    errorWidth: Int? = nil, writeToTerminal: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.readStandardInput = readStandardInput
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
    self.outputWidth = outputWidth
    self.isErrorTerminal = isErrorTerminal
    self.errorWidth = errorWidth
    self.writeToTerminal = writeToTerminal
  }
}
