/// The words of a command line, sorted into operands and options.
struct ParsedArguments: Sendable {
  /// What was given by place, in order.
  var operands: [String] = []

  private var given: [String: [String]] = [:]

  /// Whether an option was given.
  func has(_ option: OptionDescription) -> Bool {
    given[option.name] != nil
  }

  /// The value of an option that is given once at most.
  func value(of option: OptionDescription) -> String? {
    given[option.name]?.last
  }

  /// The values of an option, in the order they were given.
  func values(of option: OptionDescription) -> [String] {
    given[option.name] ?? []
  }

  /// Adds an option; a switch has no value.
  mutating func add(_ option: OptionDescription, _ value: String? = nil) {
    given[option.name, default: []] += value.map { [$0] } ?? []
  }
}
