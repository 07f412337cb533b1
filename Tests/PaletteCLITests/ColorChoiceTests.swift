import Testing

@testable import PaletteCLI
@testable import PaletteReports

@Suite struct ColorChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var choice = ColorChoice.auto
    var environment: [String: String] = [:]
    var isTerminal = true
    var depth: ColorDepth

    var testDescription: String { "\(choice) \(environment.sorted { $0.key < $1.key })" }
  }

  /// The conventions of no-color.org, bixense.com/clicolors and force-color.org, in the order that
  /// CMake and others give them.
  static let cases = [
    Case(depth: .ansi16), Case(isTerminal: false, depth: .none),
    Case(choice: .never, environment: ["CLICOLOR_FORCE": "1"], depth: .none),
    Case(choice: .always, isTerminal: false, depth: .ansi16),
    Case(choice: .always, environment: ["NO_COLOR": "1", "TERM": "dumb"], depth: .ansi16),
    Case(environment: ["NO_COLOR": "1"], depth: .none),
    Case(environment: ["NO_COLOR": "0"], depth: .none),
    Case(environment: ["NO_COLOR": ""], depth: .ansi16),
    Case(environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "FORCE_COLOR": "3"], depth: .none),
    Case(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, depth: .ansi16),
    Case(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, depth: .none),
    Case(environment: ["CLICOLOR_FORCE": ""], isTerminal: false, depth: .none),
    Case(environment: ["CLICOLOR": "0"], depth: .none),
    Case(environment: ["CLICOLOR": "1"], depth: .ansi16),
    Case(environment: ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], depth: .ansi16),
    Case(environment: ["FORCE_COLOR": "0"], depth: .none),
    Case(environment: ["FORCE_COLOR": "false"], depth: .none),
    Case(environment: ["FORCE_COLOR": ""], isTerminal: false, depth: .ansi16),
    Case(
      environment: ["FORCE_COLOR": "1", "COLORTERM": "24bit"], isTerminal: false, depth: .ansi16),
    Case(environment: ["FORCE_COLOR": "2"], isTerminal: false, depth: .ansi256),
    Case(environment: ["FORCE_COLOR": "3", "TERM": "dumb"], isTerminal: false, depth: .trueColor),
    Case(environment: ["TERM": "dumb"], depth: .none),
    Case(environment: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], depth: .ansi16),
    Case(environment: ["TERM": "xterm"], depth: .ansi16),
    Case(environment: ["TERM": "xterm-256color"], depth: .ansi256),
    Case(environment: ["TERM": "xterm-direct"], depth: .trueColor),
    Case(environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], depth: .trueColor),
    Case(environment: ["TERM": "xterm", "COLORTERM": "24bit"], depth: .trueColor),
    Case(environment: ["TERM": "xterm", "COLORTERM": "yes"], depth: .ansi16),
  ]

  @Test(arguments: cases)
  func depth(_ test: Case) {
    let environment = test.environment
    let system = System(environment: { environment[$0] }, isOutputTerminal: test.isTerminal)
    #expect(test.choice.depth(system) == test.depth)
  }
}
