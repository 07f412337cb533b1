import Palette
import Testing

/// What becomes of promises: of rules, of increased contrast and of checks.
@Suite struct ComparedPromiseTests {
  private func gray(_ rules: [PairingRule], _ colors: String = "#ffffff #767676 #000000") throws
    -> ColorPalette
  {
    try .of([("gray", colors)], rules: rules)
  }

  @Test("A stricter promise breaks pairs that have not moved")
  func stricter() throws {
    let old = try gray([PairingRule(distance: 1, ratio: 4.5)])
    let new = try gray([PairingRule(distance: 1, ratio: 4.6)])
    let comparison = try PaletteComparison(from: old, to: new)
    #expect(comparison.isPromiseChanged && !comparison.isEmpty && comparison.movedCount == 0)
    let broken = comparison.appearances[0].broken
    #expect(broken.count == 1 && comparison.appearances[0].lost.count == 0)
    #expect(broken.listed[0].pair.map(\.text) == ["gray 1", "gray 2"])
    #expect(broken.listed[0].old.required == 4.5 && broken.listed[0].new.required == 4.6)
    #expect(comparison.oldVerification.holds && !comparison.newVerification.holds)
    let back = try PaletteComparison(from: new, to: old).appearances[0]
    #expect(back.mended.listed[0].pair == broken.listed[0].pair && back.broken.count == 0)
  }

  /// 4.5:1 is missed by #777777 on white, though 4.48 is shown as 4.5 by whoever rounds.
  @Test func verdictsAreUnrounded() throws {
    let rules = [PairingRule(distance: 1, ratio: 4.5)]
    let comparison = try PaletteComparison(
      from: try gray(rules), to: try gray(rules, "#ffffff #777777 #000000"))
    let light = comparison.appearances[0]
    #expect(light.lost.count == 1 && light.broken.count == 1)
    #expect(light.lost.listed == light.broken.listed)
    #expect(!comparison.isPromiseChanged)
  }

  @Test("In the increased variant, its own promise counts")
  func increased() throws {
    let rules = [PairingRule(distance: 1, ratio: 3)]
    func palette(_ promise: IncreasedContrastPromise?, _ fifth: UInt8) throws -> ColorPalette {
      var palette = try ColorPalette.of(
        [("gray", "#ffffff #fdfdfd #fbfbfb #f8f8f8 #767676")], .lightIncreasedContrast,
        rules: rules)
      palette.ramps[0].swatches[.lightIncreasedContrast]?[4].color = SRGB8(gray: fifth)
      palette.increasedContrast = promise
      return palette
    }
    // 4.5:1 is what a surface and a content step need where the rule says 3:1.
    let rows: [(promise: IncreasedContrastPromise?, required: Double)] = [
      (.surfaceContent, 4.5), (.everyPair, 3), (nil, 3),
    ]
    for (promise, required) in rows {
      let light = try PaletteComparison(
        from: try palette(promise, 0x60), to: try palette(promise, 0x85)
      )
      .appearances[0]
      #expect(light.lost.count == 4)
      #expect(light.lost.listed.allSatisfy { $0.new.required == required })
      #expect(light.broken.count == (required == 4.5 ? 4 : 0))
    }
  }

  @Test("Pairs of roles are those that the checks of either palette name")
  func checks() throws {
    func palette(_ text: String, _ checks: [CheckDefinition]) throws -> ColorPalette {
      var palette = ColorPalette(name: "a", ramps: [])
      palette.roles = try [("page", "#ffffff"), ("text", text), ("glass", "#00000010")].map {
        name, color in
        var colors = PerAppearance<HexColor>()
        colors[.dark] = try HexColor(color)
        return ResolvedRole(name: name, colors: colors)
      }
      palette.checks = checks
      return palette
    }
    let text = CheckDefinition(
      .text(style: nil, level: .aa), foregrounds: ["text"], backgrounds: ["page"])
    let graphic = CheckDefinition(
      .graphic, foregrounds: ["text"], backgrounds: [RoleStack(["page", "glass"])])
    let old = try palette("#767676", [text])
    let new = try palette("#777777", [graphic])
    let dark = try PaletteComparison(from: old, to: new).appearances[0]
    #expect(dark.variant == .dark && dark.pairCount == 2 && dark.moved.count == 1)
    // On the page the text has lost its level, which nobody asks for any more.
    #expect(dark.lost.listed.map { $0.pair.map(\.text) } == [["page", "text"]])
    #expect(dark.lost.listed[0].old.required == 4.5 && dark.lost.listed[0].new.required == nil)
    #expect(dark.broken.count == 0 && dark.mended.count == 0)
    let still = try PaletteComparison(from: old, to: try palette("#777777", [text])).appearances[0]
    #expect(still.broken.listed.map { $0.pair.map(\.text) } == [["page", "text"]])
    #expect(try PaletteComparison(from: old, to: new).isPromiseChanged)
  }

  @Test("A check of a role in another case is the same check")
  func renamedRoles() throws {
    var colors = PerAppearance<HexColor>()
    colors[.light] = HexColor(.white)
    var old = ColorPalette(name: "a", ramps: [])
    old.roles = [ResolvedRole(name: "Page", colors: colors)]
    old.checks = [CheckDefinition(.graphic, foregrounds: ["Page"], backgrounds: ["Page"])]
    var new = old
    new.roles[0].name = "page"
    new.checks = [CheckDefinition(.graphic, foregrounds: ["page"], backgrounds: ["page"])]
    let comparison = try PaletteComparison(from: old, to: new)
    #expect(comparison.roles == [.renamed(old: "Page", new: "page")])
    #expect(!comparison.isPromiseChanged && comparison.appearances[0].pairCount == 1)
    #expect(comparison.appearances[0].mended.count == 0)
  }
}
