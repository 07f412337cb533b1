/// What people may choose about the form of an output; the default is each format's own custom.
public struct WriteOptions: Hashable, Sendable {
  /// What the steps are called.
  public var steps: StepScheme?
  /// What stands before every name, in place of the format's own prefix; empty for nothing.
  public var prefix: String?
  /// How the words of a name are joined, where the format leaves a choice.
  public var letterCase: LetterCase?
  /// How design tokens state a colour.
  public var tokenColor = TokenColor.object
  /// The language of words for people, such as accessibility labels.
  public var language = PlainLanguage.english

  /// Every format's own custom.
  public init() {}
}

/// Names for the steps of an eleven-step ramp.
public enum StepScheme: String, CaseIterable, Hashable, Sendable {
  /// 1, 2 … 11, as the rules count them.
  case oneToEleven = "1-11"
  /// 50, 100, 200 … 900, 950, as Tailwind and others number them.
  case fiftyTo950 = "50-950"
  /// 0, 10 … 100.
  case zeroTo100 = "0-100"

  /// The name of each step, from the page.
  public var names: [String] {
    switch self {
    case .oneToEleven: (1...11).map(String.init)
    case .fiftyTo950: ["50"] + (1...9).map { "\($0)00" } + ["950"]
    case .zeroTo100: (0...10).map { "\($0)0" }.map { $0 == "00" ? "0" : $0 }
    }
  }
}

/// How the words of a name are joined.
public enum LetterCase: String, CaseIterable, Hashable, Sendable {
  /// `blue-gray`.
  case kebab
  /// `blue_gray`.
  case snake
  /// `blueGray`.
  case camel
  /// `BlueGray`.
  case pascal
}

/// How a design token states its colour.
public enum TokenColor: String, CaseIterable, Hashable, Sendable {
  /// An object with colour space and components, as DTCG 2025.10 has it.
  case object
  /// A hex text, as older readers want it.
  case hex
}
