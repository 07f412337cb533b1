import Palette
import TestSupport
import Testing

/// Real palettes, judged by an independent program: every count and every weakest pair.
@Suite struct PublishedPaletteTests {
  static let names = [
    "fiori-v6", "fiori-v7", "fiori-v8", "tailwind-v3", "tailwind-v4", "harmony", "carbon",
    "open-color", "uswds",
  ]

  @Test(arguments: names, PairingScope.allCases)
  func summary(name: String, scope: PairingScope) throws {
    let verification = Verifier.verify(try palette(name, scope))
    let expected = try CSVTable("published-palette-verdicts.csv").rows.filter {
      $0.text("palette") == name
    }
    try #require(expected.count >= 3 && verification.summary.count == expected.count)
    for (found, row) in zip(verification.summary, expected) {
      #expect(found.variant.rawValue == row.text("appearance"))
      #expect(Double(found.distance) == row.number("distance"))
      #expect(found.required == row.number("ratio"))
      #expect(Double(found.own.pairs) == row.number("ownPairs"))
      #expect(Double(found.own.failures) == row.number("ownFailures"), "\(row)")
      #expect(Double(found.all.pairs) == row.number("allPairs"))
      #expect(Double(found.all.failures) == row.number("allFailures"), "\(row)")
      #expect(abs(try #require(found.least) - row.number("least")) <= 5e-7)
      #expect(found.leastPair == [row.text("lighterNumbered"), row.text("other")])
    }
  }

  /// Only Carbon inside its ramps and Fiori V6 inside its standard ones keep the rules.
  @Test(arguments: names)
  func noneKeepsThePromise(name: String) throws {
    #expect(!Verifier.verify(try palette(name, .palette)).holds)
    #expect(Verifier.verify(try palette(name, .ramp)).holds == (name == "carbon"))
  }

  /// The worst come first, and no pair is told twice.
  @Test(arguments: names, PairingScope.allCases)
  func findings(name: String, scope: PairingScope) throws {
    let verification = Verifier.verify(try palette(name, scope))
    let errors = verification.findings.filter { $0.severity == .error }
    let shares = try errors.map { try #require($0.ratio) / (try #require($0.required)) }
    #expect(shares == shares.sorted() && shares.allSatisfy { $0 < 1 })
    #expect(
      Set(errors.map { [$0.variant?.rawValue ?? ""] + $0.pair.map(\.name) }).count == errors.count)
    if scope == .ramp { #expect(errors.allSatisfy { $0.pair[0].ramp == $0.pair[1].ramp }) }
  }

  private func palette(_ name: String, _ scope: PairingScope) throws -> ColorPalette {
    var ramps: [Ramp] = []
    for row in try CSVTable("published-palettes.csv").rows where row.text("palette") == name {
      let variant = try #require(AppearanceVariant(rawValue: row.text("appearance")))
      let index =
        ramps.firstIndex { $0.name == row.text("ramp") }
        ?? {
          ramps.append(Ramp(name: row.text("ramp"), swatches: .init()))
          return ramps.count - 1
        }()
      ramps[index].swatches[variant] = try row.text("colors").split(separator: " ").map {
        Swatch(try SRGB8(hex: $0))
      }
    }
    return ColorPalette(name: name, scope: scope, ramps: ramps)
  }
}
