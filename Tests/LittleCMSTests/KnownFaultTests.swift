import LittleCMS
import TestSupport
import Testing

/// Where LittleCMS lies in wait: each of these has cost other projects a bug.
@Suite struct KnownFaultTests {
  /// BUG-D74: colours outside a gamut come out with components below zero.
  ///
  /// In linear light these are the true ones. Through the encoded profile they are not
  /// CSS's: -2.906 instead of -0.512.
  @Test func outsideTheGamut() throws {
    let green = SIMD3<Double>(0, 1, 0)
    let encoded = try Transform(from: .displayP3(.sRGB), to: .sRGB(.sRGB))(green)
    #expect(distance(encoded, [-2.906227, 1.018266, -1.015978]) < 1e-4)

    let linear = try Transform(from: .displayP3(.linear), to: .sRGB(.linear))(green)
    // color(srgb -0.511605 1.018266 -0.310675), decoded with the mirrored sRGB curve.
    #expect(distance(linear, [-0.224940, 1.042057, -0.078636]) < 1e-5)
  }

  /// BUG-D75: the connection space is D50, OKLab is D65: without adaptation every grey would turn yellow.
  @Test func whiteIsWhiteInOKLab() throws {
    let white = try Transform(from: .sRGB(.sRGB), to: .oklab())([1, 1, 1])
    #expect(distance(white, [1, 0, 0]) <= 1e-5)
  }

  /// BUG-D06: LittleCMS's Y is that of D50 and must never decide about contrast: it would let a pair of
  /// 4.29:1 pass at 4.5:1.
  @Test func luminanceOfTheConnectionSpaceIsNotWCAGs() throws {
    let toXYZ = try Transform(from: .sRGB(.sRGB), to: .xyz())
    let ratio = 1.05 / (toXYZ(encoded("#1872ff")).y + 0.05)
    #expect(abs(ratio - 4.501111) < 1e-3)
  }

  /// BUG-D76: four threads share one transform and get what one thread gets, to the last bit.
  @Test(arguments: PerceptualSpace.allCases)
  func oneTransformOnFourThreads(space: PerceptualSpace) async throws {
    let model = try PerceptualModel(space, linear: .sRGB(.linear))
    let levels = (0...31).map { Double($0) / 31 }
    let colors: [SIMD3<Double>] = levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in [red, green, blue] } }
    }
    let serial = colors.map(model.coordinates)
    let passes = await withTaskGroup(of: [LCh].self) { group in
      for _ in 0..<4 {
        group.addTask { colors.map(model.coordinates) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(passes.count == 4)
    #expect(passes.allSatisfy { $0 == serial })
  }

  /// BUG-D73: NaN would come out as an innocent mid-grey that even passes 3:1 on white.
  ///
  /// So handing it over stops the program. What people write is checked by its reader long before.
  @Test func onlyFiniteColorsAreHandedOver() async {
    await #expect(processExitsWith: .failure) {
      _ = try Transform(from: .cielab(), to: .sRGB(.sRGB))([.nan, .nan, .nan])
    }
    await #expect(processExitsWith: .failure) {
      _ = try Transform(from: .cielab(), to: .sRGB(.sRGB))([[50, 0, 0], [50, .infinity, 0]])
    }
    await #expect(processExitsWith: .failure) {
      _ = try CIECAM02().xyz(ofAppearance: [50, .nan, 0])
    }
    await #expect(processExitsWith: .success) {
      _ = try Transform(from: .cielab(), to: .sRGB(.sRGB))([50, 0, 0])
    }
  }
}
