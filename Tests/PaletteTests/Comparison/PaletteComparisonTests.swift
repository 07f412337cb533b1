import TestSupport
import Testing

@testable import Palette

@Suite struct PaletteComparisonTests {
  private func gray() throws -> ColorPalette {
    try .of([("gray", "#ffffff #959595 #767676 #595959 #000000")])
  }

  @Test("A palette and itself have no difference, whatever is in it")
  func same() throws {
    var generator = SeededGenerator(seed: 1)
    for hasP3 in [false, true] {
      let palette = ColorPalette.random(
        ramps: 5, steps: 1...12, slack: 60, variants: AppearanceVariant.allCases, hasP3: hasP3,
        &generator)
      let comparison = try PaletteComparison(from: palette, to: palette)
      #expect(comparison.isEmpty)
      #expect(comparison.appearances.count == 4)
      for appearance in comparison.appearances {
        #expect(appearance.presence == .both)
        #expect(appearance.colorCount == palette.ramps.reduce(0) { $0 + $1.stepCount })
        for changes in [appearance.gained, appearance.lost, appearance.broken, appearance.mended] {
          #expect(changes == PairChanges())
        }
      }
    }
    #expect(try PaletteComparison(from: .of([]), to: .of([])).isEmpty)
  }

  @Test("A colour that moved has its difference, its contrast on the page, and its pairs")
  func moved() throws {
    var new = try gray()
    // #959595 has 2.99:1 on white, #949494 3.03:1; #767676 has 4.54:1, #777777 4.47:1.
    new.ramps[0].swatches[.light]?[1].color = SRGB8(gray: 0x94)
    new.ramps[0].swatches[.light]?[2].color = SRGB8(gray: 0x77)
    let comparison = try PaletteComparison(from: try gray(), to: new)
    let light = try #require(comparison.appearances.first)
    #expect(!comparison.isEmpty && comparison.appearances.count == 1)
    #expect(light.moved.map(\.new.label.text) == ["gray 3", "gray 2"])
    #expect(light.moved.map(\.old.color.hex) == ["#767676", "#959595"])
    #expect(light.moved.map { $0.old.onPage?.description } == ["4.54", "2.99"])
    #expect(light.moved.map { $0.new.onPage?.description } == ["4.47", "3.03"])
    #expect(light.pairCount == 10 && light.colorCount == 5)
    // So have 2 and 5, of 7.01:1 and now 6.92:1.
    #expect(light.gained.count == 1 && light.lost.count == 2)
    #expect(
      light.gained.listed.map { $0.pair.map(\.text) } == [["gray 1", "gray 2"]])
    #expect(
      light.lost.listed[0].pair == [ColorLabel("gray", step: "1"), ColorLabel("gray", step: "3")])
    #expect(light.lost.listed[0].old.level == .text && light.lost.listed[0].new.level == .graphics)
  }

  @Test("Appearances that one palette lacks are said, and nothing more of them")
  func appearances() throws {
    var new = try gray()
    new.ramps[0].swatches[.dark] = new.ramps[0].swatches[.light]
    new.roles = [
      ResolvedRole(
        name: "text", colors: PerAppearance { _ in HexColor(.black) })
    ]
    let comparison = try PaletteComparison(from: try gray(), to: new)
    #expect(comparison.appearances.map(\.presence) == [.both, .onlyNew, .onlyNew, .onlyNew])
    #expect(comparison.appearances[0].added == [ColorLabel("text")])
    #expect(comparison.roles == [.added("text")])
    let back = try PaletteComparison(from: new, to: try gray())
    #expect(back.appearances.map(\.presence) == [.both, .onlyOld, .onlyOld, .onlyOld])
    #expect(back.roles == [.removed("text")])
    #expect(back.appearances[0].removed == [ColorLabel("text")])
    #expect(!comparison.isEmpty && !back.isEmpty)
  }

  @Test("A ramp is renamed where all its colours tell so, and nowhere else")
  func ramps() throws {
    let white = "#ffffff #767676 #000000"
    let old = try ColorPalette.of([
      ("gray", white), ("red", "#ff0000 #aa0000 #550000"), ("dot", "#123456"),
    ])
    let new = try ColorPalette.of([
      ("slate", white), ("rose", "#ff0000 #aa0000 #560000"), ("spot", "#123456"),
    ])
    let comparison = try PaletteComparison(from: old, to: new)
    #expect(
      comparison.ramps == [
        .removed("red"), .removed("dot"), .added("rose"), .added("spot"),
        .renamed(old: "gray", new: "slate"),
      ])
    #expect(comparison.movedCount == 0 && !comparison.isEmpty)
    #expect(comparison.appearances[0].colorCount == 3)
    #expect(
      comparison.appearances[0].added.map(\.text) == ["rose 1", "rose 2", "rose 3", "spot 1"])
    // Two that it could be are none.
    let twins = try ColorPalette.of([("slate", white), ("stone", white)])
    #expect(
      try PaletteComparison(from: .of([("gray", white)]), to: twins).ramps
        == [.removed("gray"), .added("slate"), .added("stone")])
  }

  @Test("Steps that come and go are told, and the others are compared by their names")
  func steps() throws {
    var new = try ColorPalette.of([("gray", "#ffffff #aaaaaa #959595 #767676 #595959")])
    new.ramps[0].stepNames = ["1", "1b", "2", "3", "4"]
    let comparison = try PaletteComparison(from: try gray(), to: new)
    #expect(comparison.steps == [StepsChange(name: "gray", removed: ["5"], added: ["1b"])])
    #expect(comparison.movedCount == 0)
    #expect(comparison.appearances[0].removed.map(\.text) == ["gray 5"])
    #expect(comparison.appearances[0].added.map(\.text) == ["gray 1b"])
    #expect(comparison.appearances[0].pairCount == 6)
    new.ramps[0].stepNames = ["50", "100", "200", "300", "400"]
    let moved = try PaletteComparison(from: try gray(), to: new).appearances[0].moved
    #expect(moved.map { [$0.old.label.text, $0.new.label.text] }.contains(["gray 5", "gray 400"]))
    #expect(moved.count == 4)
  }

  @Test func seriesHaveNoAppearance() throws {
    var (old, new) = (try gray(), try gray())
    let colors = [SRGB8.black, SRGB8(red: 230, green: 159, blue: 0)]
    old.series = [SeriesDefinition(name: "chart", colors: colors)]
    new.series = [SeriesDefinition(name: "Chart", colors: [.white, colors[1], .black])]
    let comparison = try PaletteComparison(from: old, to: new)
    #expect(comparison.series == [.renamed(old: "chart", new: "Chart")])
    #expect(comparison.steps == [StepsChange(name: "Chart", removed: [], added: ["3"])])
    #expect(comparison.movedSeriesColors.map(\.new.label.text) == ["Chart 1"])
    #expect(abs(comparison.movedSeriesColors[0].difference - 100) < 1e-3)
    #expect(comparison.movedSeriesColors[0].new.onPage == nil)
    #expect(comparison.movedCount == 1)
  }
}
