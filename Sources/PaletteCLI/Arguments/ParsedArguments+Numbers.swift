import Palette

extension ParsedArguments {
  /// The number an option has, `nil` where it was not given.
  func number(
    _ option: OptionDescription, in range: ClosedRange<Double>
  ) throws(CommandFailure) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Double(plain: text), range.contains(number) else {
      throw .usage(
        "\(option.flag) cannot be '\(text)'; it is a number from "
          + "\(range.lowerBound.fixed(decimals: 0)) to \(range.upperBound.fixed(decimals: 0))")
    }
    return number
  }

  /// The size of text an option has.
  func pixels(_ option: OptionDescription) throws(CommandFailure) -> Double? {
    try number(option, in: 1...10_000)
  }
}
