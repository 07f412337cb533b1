import Palette

/// Where the roles of a palette stand in a tree of tokens: by the points in their names in groups,
/// unless a token is in the way.
struct TokenPlaces {
  /// More groups in groups than any design system has.
  private static let deepest = 8

  private(set) var paths: [String: [String]] = [:]
  /// The tokens and the ramps, and the groups around them, without regard to case.
  private var tokens: Set<[String]> = []
  private var groups: Set<[String]> = []

  /// - Parameters:
  ///   - reserved: Names at the top that groups of another kind have.
  ///   - spelling: How a name is written.
  /// - Throws: `NamingError` where two names give one place.
  init(
    _ palette: ColorPalette, reserved: [String], _ spelling: (String) -> String
  ) throws(NamingError) {
    for name in reserved { tokens.insert([name.lowercased()]) }
    for ramp in palette.ramps {
      try take([spelling(ramp.name)], for: "ramp \(ramp.name.quoted)")
    }
    // A name without points has no other place to go to.
    for role in palette.roles where !role.name.contains(".") {
      try place(role.name, at: [spelling(role.name)])
    }
    for role in palette.roles where role.name.contains(".") {
      let parts = role.name.split(separator: ".", omittingEmptySubsequences: false)
      let canNest =
        parts.count <= Self.deepest && parts.allSatisfy { !spelling(String($0)).isEmpty }
      let path = parts.map { spelling(String($0)) }
      try place(role.name, at: canNest && isFree(path) ? path : [spelling(role.name)])
    }
  }

  private mutating func place(_ role: String, at path: [String]) throws(NamingError) {
    try take(path, for: "role \(role.quoted)")
    paths[role] = path
  }

  private mutating func take(_ path: [String], for owner: String) throws(NamingError) {
    guard isFree(path) else {
      throw NamingError(
        "\(owner) would be written as \(path.joined(separator: ".").quoted), which another token or "
          + "group is called: rename one")
    }
    let folded = path.map { $0.lowercased() }
    tokens.insert(folded)
    for length in 1..<max(folded.count, 1) { groups.insert(Array(folded.prefix(length))) }
  }

  private func isFree(_ path: [String]) -> Bool {
    let folded = path.map { $0.lowercased() }
    return !groups.contains(folded)
      && (1...folded.count).allSatisfy { !tokens.contains(Array(folded.prefix($0))) }
  }
}
