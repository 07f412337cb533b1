import Palette
import Testing

@Suite struct DynamicTextSizeTests {
  /// The example of the documents the rules come from.
  @Test func theirTables() {
    let style = TextStyle(name: "body", size: 17, weight: 400, dynamicRange: 15...30)
    #expect(
      style.sizesByCategory.map(\.size) == [15, 15, 16, 17, 19, 21, 23, 27, 30, 30, 30, 30])
    let scaled = style.sizesByScaleFactor.map(\.size)
    for (size, expected) in zip(scaled, [15, 17, 19.55, 21.25, 25.5, 30]) {
      #expect(abs(size - expected) < 1e-12)
    }
    #expect(scaled.count == 6)
  }

  /// Without bounds that matter, the deltas themselves show.
  @Test func deltas() {
    let style = TextStyle(name: "any", size: 100, weight: 400, dynamicRange: 1...1000)
    #expect(
      style.sizesByCategory.map { $0.size - 100 } == [-3, -2, -1, 0, 2, 4, 6, 10, 15, 20, 25, 30])
    #expect(ContentSizeCategory.allCases.map(\.rawValue).prefix(3) == ["XS", "S", "M"])
    #expect(ContentSizeCategory.allCases.last?.rawValue == "AccessibilityXXXL")
  }

  @Test func withoutRangeItKeepsItsSize() {
    let style = TextStyle(name: "title", size: 28, weight: 700)
    #expect(style.sizesByCategory.allSatisfy { $0.size == 28 && $0.isLarge })
    #expect(style.sizesByScaleFactor.allSatisfy { $0.size == 28 && $0.isLarge })
  }

  /// Clamped even where nothing moved it, and never to nothing.
  @Test func clamping() {
    let small = TextStyle(name: "s", size: 2, weight: 400, dynamicRange: 1...9)
    #expect(small.sizesByCategory.map(\.size) == [1, 1, 1, 2, 4, 6, 8, 9, 9, 9, 9, 9])
    let outside = TextStyle(name: "s", size: 10, weight: 400, dynamicRange: 12...13)
    #expect(outside.dynamicSize(.category(.large)).size == 12)
  }

  static let hardest: [(style: TextStyle, size: Double, setting: DynamicTextSize.Setting)] = [
    (TextStyle(name: "", size: 17, weight: 400, dynamicRange: 15...30), 17, .category(.large)),
    (TextStyle(name: "", size: 20, weight: 700, dynamicRange: 10...40), 17, .category(.extraSmall)),
    (TextStyle(name: "", size: 20, weight: 700), 20, .category(.large)),
    (TextStyle(name: "", size: 25, weight: 400, dynamicRange: 10...40), 22, .category(.extraSmall)),
    (TextStyle(name: "", size: 28, weight: 400, dynamicRange: 10...40), 21, .scale(0.75)),
    (TextStyle(name: "", size: 40, weight: 400, dynamicRange: 10...40), 40, .category(.large)),
  ]

  @Test(arguments: hardest)
  func hardestSize(
    _ test: (style: TextStyle, size: Double, setting: DynamicTextSize.Setting)
  ) {
    let hardest = test.style.hardestSize
    #expect(hardest.size == test.size && hardest.setting == test.setting)
    let all = test.style.sizesByCategory + test.style.sizesByScaleFactor
    for level in ConformanceLevel.allCases {
      #expect(all.map { $0.requiredRatio(level) }.max() == hardest.requiredRatio(level))
    }
  }
}
