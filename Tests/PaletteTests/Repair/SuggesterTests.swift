import Testing

@testable import Palette

@Suite struct SuggesterTests {
  /// BUG-D15: the suggestion differs from what failed and passes when its hex is read back.
  @Test func `a suggestion passes where the input fails by a hair`() throws {
    let (foreground, background) = (try SRGB8(hex: "#0b7c82"), try SRGB8(hex: "#fdf3d8"))
    #expect(foreground.contrast(with: background).value < 4.5)
    let suggester = try Suggester(ColorPalette(name: "none", ramps: []))
    let better = try #require(suggester.nearest(to: foreground, against: background, 4.5))
    #expect(better != foreground)
    let ratio = IndependentCheck.ratio(
      IndependentCheck.luminance(better.hex), IndependentCheck.luminance("#fdf3d8"))
    #expect(ratio >= 4.5 && ratio < 4.6)
  }

  /// BUG-D10: neither white nor black reaches 5:1 on #767676.
  @Test func `what no colour reaches is said to be unreachable`() throws {
    let suggester = try Suggester(ColorPalette(name: "none", ramps: []))
    let middle = try SRGB8(hex: "#767676")
    #expect(suggester.nearest(to: .black, against: middle, 5) == nil)
    #expect(suggester.nearest(to: .black, against: middle, 4.6) == .black)
  }

  @Test func `every failing pair of Fiori gets a colour that passes and the nearest step`() throws {
    let palette = try PublishedRamps.palette("fiori-v8")
    let suggester = try Suggester(palette)
    let findings = Verifier.verify(palette).findings.filter { $0.rule == .pairing }
    for finding in findings.prefix(300) {
      let text = try #require(suggester.suggestion(for: finding))
      let required = try #require(finding.required)
      guard let match = text.firstMatch(of: /passes as (#[0-9a-f]{6})/) else {
        #expect(text.hasPrefix("no colour in place of one"))
        continue
      }
      let other = text.hasPrefix(finding.pair[0].name + " ") ? finding.pair[1] : finding.pair[0]
      let ratio = IndependentCheck.ratio(
        IndependentCheck.luminance(String(match.1)), IndependentCheck.luminance(other.color))
      #expect(ratio >= required, "\(text)")
    }
  }
}
