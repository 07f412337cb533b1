import Palette
import Testing

/// Where a colour has Display P3 components, both of its values are judged.
@Suite struct RepresentationTests {
  static let rules = [PairingRule(distance: 1, ratio: 4.5)]

  /// The P3 values are weaker: #ffffff and #767676 reach 4.54:1, gray 0.48 only 4.26:1.
  @Test func aPairIsAsGoodAsItsWeakerValues() throws {
    let verification = verify([
      Swatch(.white, p3: DisplayP3Color(rounding: [1, 1, 1])),
      Swatch(SRGB8(gray: 118), p3: DisplayP3Color(rounding: [0.48, 0.48, 0.48])),
    ])
    let finding = try #require(verification.findings.first)
    // Y of 0.48 is ((0.48 + 0.055) / 1.055)^2.4 = 0.195994.
    #expect(abs((finding.ratio ?? 0) - 1.05 / (0.195994 + 0.05)) < 1e-4)
    #expect(verification.summary.map(\.least) == [finding.ratio])
    #expect(finding.pair[1].color == "color(display-p3 0.48 0.48 0.48)")
    #expect(finding.message.hasSuffix("(measured on the Display P3 values)"))
  }

  @Test func theFallbackCanBeTheWeakerOne() throws {
    let verification = verify([
      Swatch(.white, p3: DisplayP3Color(rounding: [1, 1, 1])),
      Swatch(SRGB8(gray: 119), p3: DisplayP3Color(rounding: [0.4, 0.4, 0.4])),
    ])
    let finding = try #require(verification.findings.first)
    #expect(finding.ratio == SRGB8.white.contrast(with: SRGB8(gray: 119)).value)
    #expect(finding.pair.map(\.color) == ["#ffffff", "#777777"])
    #expect(finding.message.hasSuffix("(measured on the sRGB values)"))
  }

  /// A wide display shows the sRGB value of a colour that has no other.
  @Test func colorsWithoutP3StandForThemselves() throws {
    let verification = verify([
      Swatch(.white), Swatch(SRGB8(gray: 100), p3: DisplayP3Color(rounding: [0.5, 0.5, 0.5])),
    ])
    let finding = try #require(verification.findings.first)
    #expect(finding.pair.map(\.color) == ["#ffffff", "color(display-p3 0.5 0.5 0.5)"])
  }

  @Test func withoutAnyP3NothingIsSaidOfIt() throws {
    let finding = try #require(
      verify([Swatch(.white), Swatch(SRGB8(gray: 119))]).findings.first)
    #expect(finding.message == "a.1 #ffffff and a.2 #777777 reach 4.47:1; 1 apart needs 4.5:1")
  }

  /// Two steps that differ on one kind of display only are the same colour on the other.
  @Test func distinctOnEveryDisplay() {
    let gray = DisplayP3Color(rounding: [0.3, 0.3, 0.3])
    let found = verify(
      [Swatch(.white), Swatch(SRGB8(gray: 77), p3: gray), Swatch(SRGB8(gray: 76), p3: gray)],
      rules: []
    ).findings
    #expect(found.map(\.rule) == [.distinct])
    #expect(found[0].message.contains("color(display-p3 0.3 0.3 0.3)"))
  }

  private func verify(
    _ swatches: [Swatch], rules: [PairingRule] = rules
  ) -> Verification {
    var perAppearance = PerAppearance<[Swatch]>()
    perAppearance[.light] = swatches
    return Verifier.verify(
      ColorPalette(name: "a", rules: rules, ramps: [Ramp(name: "a", swatches: perAppearance)]))
  }
}
