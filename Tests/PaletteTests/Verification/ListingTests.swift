import Testing

@testable import Palette

@Suite struct ListingTests {
  /// However many pairs fail, the list is bounded and holds the worst; the count is of all.
  @Test func `a short list holds the worst pairs and the rest are counted`() throws {
    let palette = try PublishedRamps.palette("fiori-v8")
    let whole = Verifier.verify(palette)
    let short = Verifier.verify(palette, listing: 7)
    let errors = whole.findings.filter { $0.severity == .error }
    let listed = short.findings.filter { $0.severity == .error }
    #expect(whole.unlistedFailures == 0 && !short.holds)
    #expect(listed.count + short.unlistedFailures == errors.count)
    #expect(short.summary == whole.summary)
    for variant in palette.variants {
      let worst = errors.filter { $0.variant == variant }.prefix(7)
      #expect(Set(worst) == Set(listed.filter { $0.variant == variant }))
    }
  }

  @Test func `a ramp without an appearance does not pass in it`() throws {
    var palette = try IncreasedContrastTests.sample(.even)
    palette.ramps[1].swatches[.dark] = nil
    let finding = try #require(
      Verifier.verify(palette).findings.first { $0.rule == .missing })
    #expect(finding.severity == .error && finding.variant == .dark)
    #expect(finding.message.contains(palette.ramps[1].name))
    palette.increasedContrast = nil
    #expect(Verifier.verify(palette).findings.first { $0.rule == .missing }?.severity == .warning)
  }
}
