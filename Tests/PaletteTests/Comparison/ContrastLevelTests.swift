import Palette
import Testing

@Suite struct ContrastLevelTests {
  /// WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11: a ratio is not rounded up to reach a level.
  static let cases: [(ratio: Double, level: ContrastLevel)] = [
    (1, .none), (2.999, .none), (3, .graphics), (4.499_999, .graphics), (4.5, .text),
    (6.9999, .text), (7, .enhancedText), (21, .enhancedText),
  ]

  @Test(arguments: cases.indices)
  func reaches(_ index: Int) {
    let (ratio, level) = Self.cases[index]
    #expect(ContrastLevel(ofRatio: ratio) == level)
    #expect(ratio >= level.ratio)
    #expect(ContrastLevel.allCases.filter { $0.ratio <= ratio }.max() == level)
  }
}

@Suite struct PageTests {
  private func palette(_ name: String, _ colors: [AppearanceVariant: String]) throws -> ColorPalette
  {
    var role = ResolvedRole(name: name, colors: .init())
    for (variant, hex) in colors { role.colors[variant] = try HexColor(hex) }
    return ColorPalette(name: "a", ramps: [], roles: [role])
  }

  @Test("The role says what the page is, its nearest appearance where it lacks one")
  func role() throws {
    let page = try palette("Page", [.light: "#fafafa", .dark: "#0a0a0a"])
    let expected: [AppearanceVariant: String] = [
      .light: "#fafafa", .dark: "#0a0a0a", .lightIncreasedContrast: "#fafafa",
      .darkIncreasedContrast: "#0a0a0a",
    ]
    for (variant, hex) in expected { #expect(page.page(in: variant).hex == hex) }
  }

  @Test("Without an opaque page, it is white, and nearly black in the dark")
  func none() throws {
    for palette in [
      try palette("paper", [.light: "#fafafa"]), try palette("page", [.light: "#fafafa80"]),
    ] {
      #expect(palette.page(in: .light) == .white)
      #expect(palette.page(in: .darkIncreasedContrast).luminance < 0.01)
    }
  }
}
