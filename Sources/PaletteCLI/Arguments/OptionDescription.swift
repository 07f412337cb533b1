/// One option of a command: parsing, help and suggestions all read it.
struct OptionDescription: Sendable {
  /// What follows the option's name.
  struct Value: Sendable {
    /// What help calls it, as in `PATH`.
    var placeholder: String
    /// The values it may have; none where any text will do.
    var choices: [Choice] = []
    /// Other values than `choices` are taken too.
    var isOpen = false
    /// An empty text is a value too.
    var mayBeEmpty = false
  }

  /// The name without its two hyphens.
  var name: String
  /// The letter of the short form.
  var short: Character?
  /// Its value; `nil` for a switch.
  var value: Value?
  /// It may be given more than once.
  var isRepeatable = false
  /// What it does, in a line.
  var summary: String
  /// What else help says of it, each a line.
  var notes: [String] = []

  /// The name as people write it, as in `--output`.
  var flag: String { "--" + name }
}

/// A value an option may have.
struct Choice: Sendable {
  /// The value as people write it.
  var name: String
  /// What it means, where the name does not say it.
  var summary: String?
}

extension OptionDescription {
  /// What every command understands, and the command line without a command too.
  static let everywhere = [help, version]

  static let help = OptionDescription(name: "help", short: "h", summary: "show this help")
  static let version = OptionDescription(name: "version", summary: "show the version")
}
