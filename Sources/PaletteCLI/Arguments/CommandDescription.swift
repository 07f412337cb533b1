/// A command: what it is called, what it takes, what it does.
struct CommandDescription: Sendable {
  /// Something given by its place and not by a name.
  struct Operand: Sendable {
    /// What help calls it, as in `FILE`.
    var name: String
    /// What to give, in a line.
    var summary: String
    /// It may be left out.
    var isOptional = false
    /// It may be given more than once; only the last operand can be.
    var isRepeatable = false
  }

  /// A command line to learn from.
  struct Example: Sendable {
    /// The command line.
    var line: String
    /// What it is good for.
    var summary: String
  }

  /// The word that calls it.
  var name: String
  /// What it does, in a line.
  var summary: String
  /// The ways to write it, without `palette NAME`.
  var usage: [String]
  /// What it takes by place.
  var operands: [Operand]
  /// What it takes by name, without the options every command has.
  var options: [OptionDescription]
  /// What its user should know before the first try, a line each.
  var notes: [String] = []
  /// Examples, the commonest first.
  var examples: [Example]
  /// What its exit codes mean here.
  var exitCodes: [ExitCode]
  /// Does it.
  var run: @Sendable (ParsedArguments, System) throws(CommandFailure) -> Outcome

  /// Every option it understands.
  var allOptions: [OptionDescription] { options + OptionDescription.everywhere }
}
