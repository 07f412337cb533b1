import Palette
import TestSupport
import Testing

/// Random palettes against the plain way: every pair of every step, level by level.
@Suite struct ComparisonPropertyTests {
  private static let variants: [AppearanceVariant] = [.light, .lightIncreasedContrast]

  /// A palette, and the same with some of its colours moved.
  private func pair(_ seed: UInt64) -> (old: ColorPalette, new: ColorPalette) {
    var generator = SeededGenerator(seed: seed)
    var old = ColorPalette.random(
      ramps: 4, steps: 1...9, slack: 50, variants: Self.variants,
      scope: seed % 3 == 0 ? .ramp : .palette, hasP3: seed % 2 == 0, &generator)
    old.increasedContrast = [nil, .surfaceContent, .everyPair][Int(seed) % 5 % 3]
    var new = old
    for ramp in new.ramps.indices {
      for variant in Self.variants {
        for step in new.ramps[ramp].stepNames.indices where Bool.random(using: &generator) {
          let color = SRGB8(gray: .random(in: 0...255, using: &generator))
          new.ramps[ramp].swatches[variant]?[step].color = color
        }
      }
    }
    if seed % 4 == 1 { new.rules[1].ratio = 5 }
    if seed % 7 == 1 { new.ramps[0].swatches[.light]?.removeLast() }
    return (old, new)
  }

  private struct Counts: Equatable {
    var pairs = 0
    var gained = 0
    var lost = 0
    var lostAndFailing = 0
    var broken = 0
    var mended = 0
  }

  @Test(arguments: Array(0..<30) as [UInt64])
  func countsAreExact(_ seed: UInt64) throws {
    let (old, new) = pair(seed)
    let comparison = try PaletteComparison(from: old, to: new, listing: 7)
    #expect(comparison.appearances.map(\.variant) == Self.variants)
    for appearance in comparison.appearances {
      let found = Counts(
        pairs: appearance.pairCount, gained: appearance.gained.count, lost: appearance.lost.count,
        lostAndFailing: appearance.lost.failingCount, broken: appearance.broken.count,
        mended: appearance.mended.count)
      #expect(found == brute(old, new, appearance.variant))
    }
  }

  private func brute(_ old: ColorPalette, _ new: ColorPalette, _ variant: AppearanceVariant)
    -> Counts
  {
    var counts = Counts()
    for (i, ramp) in old.ramps.enumerated() {
      for (j, other) in old.ramps.enumerated() {
        let (a, b) = (ramp.swatches[variant] ?? [], other.swatches[variant] ?? [])
        let (c, d) = (new.ramps[i].swatches[variant] ?? [], new.ramps[j].swatches[variant] ?? [])
        for first in 0..<min(a.count, c.count) {
          for second in 0..<min(b.count, d.count) where second > first {
            let before = BruteForce.ratio(a[first], b[second])
            let after = BruteForce.ratio(c[first], d[second])
            counts.pairs += 1
            let levels = [before, after].map { ratio in [3, 4.5, 7].count { ratio >= $0 } }
            if levels[1] > levels[0] { counts.gained += 1 }
            if levels[1] < levels[0] { counts.lost += 1 }
            let failed = fails(before, old, variant, i, j, first, second)
            let fails = fails(after, new, variant, i, j, first, second)
            if fails, levels[1] < levels[0] { counts.lostAndFailing += 1 }
            if fails, !failed { counts.broken += 1 }
            if failed, !fails { counts.mended += 1 }
          }
        }
      }
    }
    return counts
  }

  private func fails(
    _ ratio: Double, _ palette: ColorPalette, _ variant: AppearanceVariant, _ ramp: Int,
    _ other: Int, _ first: Int, _ second: Int
  ) -> Bool {
    guard palette.scope == .palette || ramp == other else { return false }
    let isRaised =
      variant == .lightIncreasedContrast && palette.increasedContrast == .surfaceContent
    if isRaised, !(first < 4 && second >= 4) { return false }
    return palette.rules.contains { rule in
      let raised = rule.ratio < 3 ? 3 : rule.ratio < 4.5 ? 4.5 : rule.ratio < 7 ? 7 : rule.ratio
      return second - first >= rule.distance && ratio < (isRaised ? raised : rule.ratio)
    }
  }

  @Test("What one way gained is lost the other way", arguments: Array(0..<10) as [UInt64])
  func symmetric(_ seed: UInt64) throws {
    let (old, new) = pair(seed)
    let there = try PaletteComparison(from: old, to: new)
    let back = try PaletteComparison(from: new, to: old)
    #expect(there.oldVerification == back.newVerification)
    #expect(there.movedCount > 0 && there.movedCount == back.movedCount)
    for (one, other) in zip(there.appearances, back.appearances) {
      #expect(Set(one.gained.listed) == Set(other.lost.listed.map(\.swapped)))
      #expect(Set(one.lost.listed) == Set(other.gained.listed.map(\.swapped)))
      #expect(Set(one.broken.listed) == Set(other.mended.listed.map(\.swapped)))
      #expect(Set(one.mended.listed) == Set(other.broken.listed.map(\.swapped)))
      #expect(one.added == other.removed && one.removed == other.added)
      #expect(one.moved.map(\.difference) == other.moved.map(\.difference))
      #expect(Set(one.moved.map(\.old)) == Set(other.moved.map(\.new)))
    }
  }

  @Test("A short list is the beginning of the long one", arguments: Array(0..<6) as [UInt64])
  func listsTheLargest(_ seed: UInt64) throws {
    let (old, new) = pair(seed)
    let long = try PaletteComparison(from: old, to: new)
    for limit in [1, 2, 5] {
      let short = try PaletteComparison(from: old, to: new, listing: limit)
      for (one, other) in zip(short.appearances, long.appearances) {
        for kind in [\AppearanceComparison.gained, \.lost, \.broken, \.mended] {
          #expect(one[keyPath: kind].listed == Array(other[keyPath: kind].listed.prefix(limit)))
          #expect(one[keyPath: kind].count == other[keyPath: kind].count)
          #expect(other[keyPath: kind].listed.count == other[keyPath: kind].count)
          let factors = other[keyPath: kind].listed.map(\.factor)
          #expect(factors == factors.sorted(by: >))
        }
      }
    }
  }

  @Test("By number, a pair is two numbers, and steps without one are in none")
  func byNumber() throws {
    var old = try ColorPalette.of([("a", "#ffffff #ffffff #767676 #000000")])
    old.ramps[0].stepNames = ["base", "0", "50", "100"]
    old.stepDistance = .number
    old.rules = [PairingRule(distance: 50, ratio: 4.5)]
    var new = old
    new.ramps[0].swatches[.light]?[2].color = SRGB8(gray: 0x77)
    let light = try PaletteComparison(from: old, to: new).appearances[0]
    #expect(light.pairCount == 3 && light.colorCount == 4)
    #expect(light.broken.listed.map { $0.pair.map(\.text) } == [["a 0", "a 50"]])
    #expect(light.lost.listed == light.broken.listed)
  }
}

extension PairChange {
  fileprivate var swapped: PairChange {
    var swapped = self
    (swapped.old, swapped.new) = (new, old)
    return swapped
  }
}
