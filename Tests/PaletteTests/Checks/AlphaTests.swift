import Palette
import Testing

@Suite struct AlphaTests {
  /// BUG-D32: the alpha of text counts, and encoded components are mixed, not light.
  @Test func alphaOfText() throws {
    let palette = RolePalette(
      roles: [("page", ["#ffffff"]), ("text", ["#0b1f3a99"])],
      checks: [.text(["text"], on: ["page"])])
    let finding = try #require(try palette.verify().findings.first)
    #expect(finding.rule == .contrast && finding.severity == .error)
    #expect(abs((finding.ratio ?? 0) - 4.424388) < 1e-6)
    #expect(finding.pair.map(\.name) == ["page", "text"])
    #expect(finding.pair.map(\.color) == ["#ffffff", "#0b1f3a99"])
    #expect(
      finding.message == "text #0b1f3a99 on page #ffffff reaches 4.42:1; text of any size needs "
        + "4.5:1 at AA (seen as #6d7989 on #ffffff)")
    let contrast = SeenContrast(
      of: TranslucentColor(try HexColor("#0b1f3a99")), on: Composite(HexColor(.white)))
    #expect(abs(contrast.unrounded.value - 4.448394) < 1e-6)
  }

  /// BUG-D33: a translucent surface has no contrast of its own.
  @Test func translucentSurfaceWithNothingBehind() throws {
    let palette = RolePalette(
      roles: [("banner", ["#ffd24d8c"]), ("text", ["#1b1b1b"])],
      checks: [.text(["text"], on: ["banner"])])
    let verification = try palette.verify()
    #expect(!verification.holds)
    #expect(verification.findings.map(\.pair).map { $0.map(\.name) } == [["banner"]])
    #expect(verification.findings[0].ratio == nil)
    #expect(verification.findings[0].message.contains("depends on what lies behind it"))
    #expect(verification.checks[0].pairs == .init(pairs: 1, failures: 1))
    #expect(verification.checks[0].least == nil)
  }

  /// BUG-D33, the page known: #8c732a over black has 3.7736, #ffe69d over white 13.9908.
  @Test(arguments: [("#000000", 3.773630, false), ("#ffffff", 13.990784, true)])
  func translucentSurfaceOnThePage(_ page: String, _ ratio: Double, _ holds: Bool) throws {
    let palette = RolePalette(
      roles: [("banner", ["#ffd24d8c"]), ("page", [page]), ("text", ["#1b1b1b"])],
      checks: [.text(["text"], on: ["banner"])])
    let verification = try palette.verify()
    #expect(verification.holds == holds)
    #expect(abs((verification.checks[0].least ?? 0) - ratio) < 1e-6)
    let message = verification.findings.first?.message
    #expect(message?.contains("on banner #ffd24d8c on page #000000") ?? holds)
  }

  /// BUG-D33, with its exact alpha.
  @Test(arguments: [(SRGB8.black, 3.796368), (.white, 14.014187)])
  func exactAlpha(_ page: SRGB8, _ ratio: Double) throws {
    let banner = TranslucentColor(encoded: [1, 210.0 / 255, 77.0 / 255], alpha: 0.55)
    let contrast = SeenContrast(
      of: TranslucentColor(try HexColor("#1b1b1b")),
      on: Composite(HexColor(page)).covered(by: banner))
    #expect(abs(contrast.unrounded.value - ratio) < 1e-6)
  }

  /// Without a role `page` that is opaque, the check's own first opaque surface lies behind.
  @Test func theFirstOpaqueSurfaceIsThePage() throws {
    for page in [[], [("page", ["#ffffff80"])]] as [[(name: String, colors: [String])]] {
      let palette = RolePalette(
        roles: page + [
          ("banner", ["#ffd24d8c"]), ("card", ["#ffffff"]), ("sheet", ["#000000"]),
          ("text", ["#1b1b1b"]),
        ],
        checks: [
          .text(["text"], on: ["banner", "card"]), .text(["text"], on: ["banner", "sheet"]),
        ])
      let verification = try palette.verify()
      #expect(verification.checks.map(\.pairs.failures) == [0, 2])
      #expect(abs((verification.checks[0].least ?? 0) - 13.990784) < 1e-6)
    }
  }

  /// Mixed by a program in Python on white: 8-bit rounding moves these over 4.5:1 or below it.
  @Test(arguments: [
    ("#193304a4", 4.507137, 4.496931), ("#2a4f0dba", 4.501173, 4.479880),
    ("#e90810ee", 4.497151, 4.516133), ("#935d57ea", 4.492507, 4.503428),
  ])
  func roundingThatDecides(_ color: String, _ unrounded: Double, _ shown: Double) throws {
    let palette = RolePalette(
      roles: [("page", ["#ffffff"]), ("text", [color])], checks: [.text(["text"], on: ["page"])])
    let findings = try palette.verify().findings
    #expect(findings.count == 1)
    #expect(abs((findings[0].ratio ?? 0) - min(unrounded, shown)) < 1e-6)
    #expect(
      findings[0].message.hasSuffix(
        unrounded > shown
          ? ":1 once the colours are rounded to 8 bits, \(cut(unrounded)):1 before"
          : ":1 once the colours are rounded to 8 bits, but \(cut(unrounded)):1 before"))
  }

  private func cut(_ ratio: Double) -> String {
    let digits = String(Int(ratio * 10_000))
    return "\(digits.prefix(1)).\(digits.dropFirst())"
  }

  /// BUG-D34 and BUG-D35: alpha becomes a byte by rounding halves up, and ships as that byte.
  @Test(arguments: [
    (0.0375, "#0000000a"), (0.3, "#0000004d"), (0.5, "#00000080"), (0, "#00000000"), (1, "#000000"),
  ])
  func alphaAsByte(_ alpha: Double, _ hex: String) throws {
    var definition = PaletteDefinition(name: "test", ramps: [.neutral(name: "grey")])
    definition.roles = [RoleDefinition(name: "veil", ramp: "grey", step: 11, alpha: alpha)]
    #expect(try definition.build().palette.roles[0].colors[.light]?.hex == hex)
  }

  @Test func nothingOverNothing() {
    let nothing = TranslucentColor(encoded: .one, alpha: 0)
    #expect(nothing.over(nothing) == TranslucentColor(encoded: .zero, alpha: 0))
    #expect(nothing.over(TranslucentColor(encoded: .one)).encoded == .one)
  }
}
