import PaletteReports

/// Whether results are coloured, as `--color` says it.
enum ColorChoice: String, CaseIterable {
  /// If standard output is a terminal and its user has nothing against it.
  case auto
  case always
  case never

  /// The colours to write with.
  ///
  /// The option comes first, then NO_COLOR, which is a user's wish for every program, then
  /// CLICOLOR_FORCE and FORCE_COLOR, then what the terminal is.
  func depth(_ system: System) -> ColorDepth {
    isOn(system) ? Self.depthOfTerminal(system.environment) : .none
  }

  private func isOn(_ system: System) -> Bool {
    let environment = system.environment
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    if let value = environment("FORCE_COLOR") { return value != "0" && value != "false" }
    if environment("TERM") == "dumb" || environment("CLICOLOR") == "0" { return false }
    return system.isOutputTerminal
  }

  private static func depthOfTerminal(_ environment: (String) -> String?) -> ColorDepth {
    switch environment("FORCE_COLOR") {
    case "1": return .ansi16
    case "2": return .ansi256
    case "3": return .trueColor
    default: break
    }
    if ["truecolor", "24bit"].contains(environment("COLORTERM")) { return .trueColor }
    let terminal = environment("TERM") ?? ""
    if terminal.hasSuffix("-direct") { return .trueColor }
    return terminal.hasSuffix("256color") || terminal.hasSuffix("256") ? .ansi256 : .ansi16
  }
}
