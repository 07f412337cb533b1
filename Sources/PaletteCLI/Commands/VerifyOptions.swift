import Palette
import PaletteFormats

extension OptionDescription {
  static let rules = OptionDescription(
    name: "rules", value: Value(placeholder: "LIST"),
    summary: "other rules than the palette's own; 4:3 means four steps apart 3:1")

  static let increasedContrast = OptionDescription(
    name: "increased",
    value: Value(
      placeholder: "NAME",
      choices: IncreasedContrastPromise.allCases.map { promise in
        switch promise {
        case .surfaceContent:
          Choice(name: promise.rawValue, summary: "each surface and content step one level up")
        case .everyPair: Choice(name: promise.rawValue, summary: "the rules, for every pair")
        }
      }),
    summary: "what increased variants have to keep, where the file does not say")

  static let scope = OptionDescription(
    name: "scope",
    value: Value(
      placeholder: "NAME",
      choices: PairingScope.allCases.map { scope in
        switch scope {
        case .palette: Choice(name: scope.rawValue, summary: "any two colours of the palette")
        case .ramp: Choice(name: scope.rawValue, summary: "two colours of the same ramp")
        }
      }),
    summary: "which pairs have to keep the rules, instead of the palette's own choice")
}

extension OptionDescription {
  static let from = OptionDescription(
    name: "from",
    value: Value(
      placeholder: "NAME",
      choices: InputFormat.all.map { Choice(name: $0.name, summary: $0.summary) }),
    summary: "what the files are, where name and content do not tell")

  static let by = OptionDescription(
    name: "by",
    value: Value(
      placeholder: "NAME",
      choices: StepDistance.allCases.map { distance in
        switch distance {
        case .position: Choice(name: distance.rawValue, summary: "by position in the ramp")
        case .number:
          Choice(name: distance.rawValue, summary: "by the numbers in their names, or more apart")
        }
      }),
    summary: "how --rules counts the distance of two steps (default: position)")
}

extension PairingRule {
  /// Rules as they are written on a command line: `4:3,5:4.5,7:7`.
  static func list(_ text: String) throws(CommandFailure) -> [PairingRule] {
    var rules: [PairingRule] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
      guard numbers.count == 2, let distance = Int(numbers[0]), (1...1000).contains(distance),
        let ratio = Double(plain: numbers[1]), ratio > 1, ratio <= 21
      else {
        throw .usage(
          "--rules cannot have '\(part)': write steps apart (1 or more), a colon and the contrast "
            + "ratio (over 1, at most 21), as in 4:3,5:4.5,7:7")
      }
      guard !rules.contains(where: { $0.distance == distance }) else {
        throw .usage("--rules has two rules for \(distance) steps apart")
      }
      rules.append(PairingRule(distance: distance, ratio: ratio))
    }
    return rules
  }
}

extension Double {
  /// A number in digits and a point, as in `4.5`; nothing else that `Double` would read.
  init?(plain text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}
