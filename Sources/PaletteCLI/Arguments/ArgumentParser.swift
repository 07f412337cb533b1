import PaletteFormats

/// Sorts the words after a command's name by the command's own table.
struct ArgumentParser {
  private let command: CommandDescription
  private var parsed = ParsedArguments()

  /// Operands and options of a command.
  ///
  /// `--name value`, `--name=value`, `-o value`, `-ovalue`; `--` ends the options; a lone `-` is an operand.
  /// Asking for help wins over every mistake in the other words.
  static func parse(
    _ words: [String], for command: CommandDescription
  ) throws(CommandFailure) -> ParsedArguments {
    var parser = ArgumentParser(command: command)
    if let asked = everywhereOption(in: words) {
      parser.parsed.add(asked)
      return parser.parsed
    }
    try parser.read(words[...])
    try parser.checkOperandCount()
    return parser.parsed
  }

  /// `--help` or `--version`, if a word before `--` is one of them.
  static func everywhereOption(in words: [String]) -> OptionDescription? {
    for word in words.prefix(while: { $0 != "--" }) {
      if let option = find(word, in: OptionDescription.everywhere) { return option }
    }
    return nil
  }

  private init(command: CommandDescription) {
    self.command = command
  }

  private static func find(
    _ flag: String, in options: [OptionDescription]
  ) -> OptionDescription? {
    options.first { $0.flag == flag || $0.short.map { "-\($0)" } == flag }
  }

  private mutating func read(_ words: ArraySlice<String>) throws(CommandFailure) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.operands.append(word)
        continue
      }
      let (flag, attached) = split(word)
      guard let option = Self.find(flag, in: command.allOptions) else {
        throw unknown(flag)
      }
      guard option.isRepeatable || !parsed.has(option) else {
        throw .usage(
          "\(option.flag) is given twice" + (option.value == nil ? "" : "; it takes one value"))
      }
      guard let expected = option.value else {
        guard attached == nil else {
          throw .usage("\(option.flag) takes no value")
        }
        parsed.add(option)
        continue
      }
      if attached == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
        rest.removeFirst()
        try add(option, expected, next)
      } else if let attached {
        try add(option, expected, attached)
      } else {
        throw .usage("\(option.flag) needs a value: \(expected.wanted)")
      }
    }
  }

  private mutating func add(
    _ option: OptionDescription, _ expected: OptionDescription.Value, _ text: String
  ) throws(CommandFailure) {
    guard !text.isEmpty || expected.mayBeEmpty else {
      throw .usage("\(option.flag) needs a value: \(expected.wanted)")
    }
    let names = expected.choices.map(\.name)
    guard names.isEmpty || expected.isOpen || names.contains(text) else {
      let guess = Spelling.hint(for: text, among: names)
      throw .usage(
        "\(option.flag) cannot be \(text.quoted)"
          + (guess.isEmpty ? "; it is \(expected.wanted)" : guess))
    }
    parsed.add(option, text)
  }

  private func checkOperandCount() throws(CommandFailure) {
    let operands = command.operands
    for (index, operand) in operands.enumerated()
    where index >= parsed.operands.count && !operand.isOptional {
      throw .usage("\(operand.name) is missing: \(operand.summary)")
    }
    if operands.isEmpty, let word = parsed.operands.first {
      throw .usage("\(word.quoted) is one word too many: \(command.name) takes options only")
    }
    if operands.last?.isRepeatable != true, parsed.operands.count > operands.count {
      throw .usage(
        "\(parsed.operands[operands.count].quoted) is one word too many: after \(command.name) "
          + "\(operands.count == 1 ? "comes" : "come") "
          + operands.map(\.name).joined(separator: " and "))
    }
  }

  private func unknown(_ flag: String) -> CommandFailure {
    let known = command.allOptions.map(\.flag)
    let guess =
      Spelling.suggestion(for: flag, among: known)
      ?? known.first { flag.count > 3 && $0.hasPrefix(flag) }
    return .usage("there is no option \(flag)" + (guess.map { "; did you mean \($0)?" } ?? ""))
  }

  /// A word at its first equals sign, or a short option with its value behind it.
  private func split(_ word: String) -> (flag: String, value: String?) {
    guard word.hasPrefix("--") else {
      let takesValue = command.allOptions.contains { option in
        option.value != nil && option.short.map { word.hasPrefix("-\($0)") } == true
      }
      guard takesValue, word.count > 2 else { return (word, nil) }
      return (String(word.prefix(2)), String(word.dropFirst(2)))
    }
    guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }
}

extension OptionDescription.Value {
  /// The values it may have, in words.
  var wanted: String {
    let names = choices.map(\.name) + (isOpen || choices.isEmpty ? [placeholder] : [])
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
