import Palette
import TestSupport
import Testing

/// The quick verdict against the plain one, over random palettes.
@Suite struct VerifierPropertyTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var ramps: ClosedRange<Int>
    var steps: ClosedRange<Int>
    /// How far colours stray from the order of luminance.
    var slack: Int
    var hasP3 = false
    var rules = PairingRule.fiori
    var scope = PairingScope.palette
    var testDescription: String {
      "\(ramps) ramps, \(steps) steps, slack \(slack)\(hasP3 ? ", P3" : ""), \(scope.rawValue)"
    }
  }

  static let kinds = [
    Kind(ramps: 1...6, steps: 11...11, slack: 0), Kind(ramps: 1...6, steps: 11...11, slack: 4),
    Kind(ramps: 2...5, steps: 9...13, slack: 20), Kind(ramps: 2...5, steps: 1...11, slack: 80),
    Kind(ramps: 1...4, steps: 5...11, slack: 255),
    Kind(ramps: 2...5, steps: 11...11, slack: 3, hasP3: true),
    Kind(ramps: 2...4, steps: 6...11, slack: 120, hasP3: true),
    Kind(ramps: 2...5, steps: 9...12, slack: 30, scope: .ramp),
    Kind(ramps: 2...4, steps: 9...12, slack: 90, hasP3: true, scope: .ramp),
    // Rules that ask less of pairs farther apart, and two rules for one distance.
    Kind(
      ramps: 2...4, steps: 8...11, slack: 40,
      rules: [(6, 3), (3, 4.5), (3, 2), (1, 1.1), (9, 21)].map(PairingRule.init)),
  ]

  @Test(arguments: kinds)
  func agreesWithBruteForce(kind: Kind) throws {
    var generator = SeededGenerator(seed: 2026)
    for _ in 0..<25 {
      let palette = ColorPalette.random(
        ramps: .random(in: kind.ramps, using: &generator), steps: kind.steps, slack: kind.slack,
        variants: [.light, .darkIncreasedContrast], rules: kind.rules, scope: kind.scope,
        hasP3: kind.hasP3, &generator)
      let verification = Verifier.verify(palette)
      for variant in palette.variants {
        let plain = BruteForce(palette, variant)
        let lines = verification.summary.filter { $0.variant == variant }
        #expect(lines.map(BruteForce.Line.init) == plain.lines)
        let failures = verification.findings.filter {
          $0.variant == variant && $0.rule == .pairing
        }
        #expect(Set(failures.map(BruteForce.Failure.init)) == plain.failures)
        #expect(failures.count == plain.failures.count)
      }
    }
  }

  /// Ties are real here: a few colours, many ramps.
  @Test func tiesGoToTheFirstRampThenStep() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      var palette = ColorPalette.random(ramps: 5, steps: 11...11, slack: 0, &generator)
      palette.ramps.shuffle(using: &generator)
      for ramp in 1..<5 where Bool.random(using: &generator) {
        palette.ramps[ramp].swatches[.light] = palette.ramps[0].swatches[.light]?.map { swatch in
          Swatch(SRGB8(gray: swatch.color.red / 3 * 3))
        }
      }
      #expect(
        Verifier.verify(palette).summary.map(\.leastPair)
          == BruteForce(palette, .light).lines.map(\.leastPair))
    }
  }

  /// The pairs of surface and content that lose contrast, found by looking at all of them.
  @Test(arguments: [(0, false), (3, false), (60, false), (255, false), (3, true), (90, true)])
  func weakenedPairsAgreeWithBruteForce(slack: Int, hasP3: Bool) {
    var generator = SeededGenerator(seed: 11)
    for scope in PairingScope.allCases {
      for _ in 0..<20 {
        var palette = ColorPalette.random(
          ramps: 3, steps: 7...11, slack: slack, variants: [.dark, .darkIncreasedContrast],
          rules: [], scope: scope, hasP3: hasP3, &generator)
        palette.increasedContrast = .everyPair
        let found = Verifier.verify(palette).findings.filter { $0.rule == .weakened }
        let plain = BruteForce.weakened(palette, from: .dark, to: .darkIncreasedContrast)
        #expect(found.count == plain.count)
        #expect(Set(found.map { $0.pair.map(\.name) }) == plain)
      }
    }
  }

  /// Ten thousand ramps that hold take as long as ten thousand ramps, not as their square.
  @Test func isLinearInTheRamps() {
    // Gray steps at L* 100, 90 … 0 keep every rule.
    let levels: [UInt8] = [255, 226, 198, 171, 145, 118, 94, 71, 48, 27, 0]
    var swatches = PerAppearance<[Swatch]>()
    for variant in [AppearanceVariant.light, .lightIncreasedContrast] {
      swatches[variant] = levels.map { Swatch(SRGB8(gray: $0)) }
    }
    let ramps = (0..<10_000).map { Ramp(name: "r\($0)", swatches: swatches) }
    let clock = ContinuousClock()
    var holds = false
    let time = clock.measure {
      holds = Verifier.verify(ColorPalette(name: "many", ramps: ramps)).holds
    }
    #expect(holds)
    // A look at all pairs would be 2 × 55 × 10,000² steps, minutes in a debug build.
    #expect(time < .seconds(20))
  }
}

extension BruteForce.Line {
  init(_ line: Verification.RuleSummary) {
    self.init(
      own: line.own, all: line.all, farther: line.fartherFailures, least: line.least ?? .infinity,
      leastPair: line.leastPair)
  }
}

extension BruteForce.Failure {
  init(_ finding: Finding) {
    self.init(
      pair: finding.pair.map(\.name), required: finding.required ?? .nan,
      ratio: finding.ratio ?? .nan)
  }
}
