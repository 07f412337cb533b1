import Palette
import Testing

@Suite struct OrderCheckTests {
  @Test(
    arguments: [
      // The steps of each violation.
      ("#ffffff #cccccc #999999 #666666", []),
      ("#000000 #333333 #999999 #ffffff", []),
      ("#ffffff #999999 #cccccc #666666", [[2, 3]]),
      ("#000000 #999999 #333333 #ffffff", [[2, 3]]),
      ("#ffffff #333333 #444444 #555555 #000000", [[2, 3], [3, 4]]),
      ("#ffffff", []), ("", []),
    ] as [(String, [[Int]])])
  func order(colors: String, violations: [[Int]]) throws {
    let found = try findings(colors)
    #expect(found.map { $0.pair.compactMap(\.step) } == violations)
    #expect(found.allSatisfy { $0.rule == .order && $0.required == nil && $0.distance == 1 })
  }

  @Test(arguments: [
    ("#ffffff #cccccc #cccccc #000000", [[2, 3]]),
    // Once for each repetition, wherever it stands.
    ("#ffffff #cccccc #cccccc #cccccc #000000", [[2, 3], [3, 4]]),
    ("#ffffff #cccccc #999999 #cccccc", [[2, 4]]),
  ])
  func repetition(colors: String, violations: [[Int]]) throws {
    let found = try findings(colors).filter { $0.rule == .distinct }
    #expect(found.map { $0.pair.compactMap(\.step) } == violations)
    #expect(found.allSatisfy { $0.ratio == 1 && $0.message.contains("are the same colour") })
  }

  @Test(
    arguments: [
      (nil, Finding.Severity.warning), (IncreasedContrastPromise.surfaceContent, .error),
      (.everyPair, .error),
    ] as [(IncreasedContrastPromise?, Finding.Severity)])
  func severity(promise: IncreasedContrastPromise?, severity: Finding.Severity) throws {
    var palette = try ColorPalette.of([("a", "#ffffff #666666 #777777 #777777 #000000")], rules: [])
    palette.increasedContrast = promise
    let verification = Verifier.verify(palette)
    #expect(
      verification.findings.map(\.rule).sorted { $0.rawValue < $1.rawValue } == [.distinct, .order])
    #expect(verification.findings.allSatisfy { $0.severity == severity })
    #expect(verification.holds == (severity == .warning))
  }

  @Test func messages() throws {
    let found = try findings("#ffffff #333333 #444444 #444444 #000000")
    #expect(
      found.map(\.message) == [
        "a.3 and a.4 are the same colour, #444444",
        "a.2 #333333 to a.3 #444444: the ramp gets darker, but this step gets lighter",
      ])
  }

  private func findings(_ colors: String) throws -> [Finding] {
    Verifier.verify(try .of([("a", colors)], rules: [])).findings
  }
}
