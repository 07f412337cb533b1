import Palette
import Testing

/// What the increased variants promise, on a ramp of greys whose every number can be checked by
/// hand.
@Suite struct IncreasedContrastCheckTests {
  /// L* 100, 90 … 0.
  static let light: [UInt8] = [255, 226, 198, 171, 145, 118, 94, 71, 48, 27, 0]
  /// Content one step on, and far enough for 4.5:1 four apart and 7:1 five apart.
  static let increasedLight: [UInt8] = [255, 226, 198, 171, 118, 89, 71, 48, 27, 14, 0]
  static let increasedDark: [UInt8] = [0, 27, 48, 71, 118, 149, 171, 198, 226, 240, 255]

  @Test(arguments: PairingScope.allCases)
  func holds(scope: PairingScope) throws {
    let verification = Verifier.verify(palette(scope: scope))
    #expect(verification.holds)
    #expect(verification.findings.allSatisfy { $0.severity == .note })
    let lines = verification.summary.filter { $0.variant.contrast == .increased }
    #expect(lines.map(\.distance) == [4, 5, 7, 4, 5, 7])
    #expect(lines.map(\.required) == [4.5, 7, 7, 4.5, 7, 7])
    // Four surfaces, each with one content step so far away.
    #expect(lines.allSatisfy { $0.own == Verification.Count(pairs: 4, failures: 0) })
  }

  /// 6-10 and 7-11 miss 3:1, 5-10 and 6-11 miss 4.5:1: told, one line a rule, not hidden.
  @Test func pairsOnTheSameSideAreNotes() throws {
    let notes = Verifier.verify(palette()).findings.filter { $0.variant == .lightIncreasedContrast }
    #expect(
      notes.map(\.pair).map { $0.map(\.name) } == [["gray.6", "gray.11"], ["gray.7", "gray.11"]])
    #expect(notes.map(\.required) == [4.5, 3])
    #expect(notes.allSatisfy { $0.severity == .note && $0.rule == .pairing })
    #expect(notes.allSatisfy { $0.message.hasPrefix("2 pairs of content steps fall below") })
    #expect(notes[1].message.contains("gray.7 #474747 and gray.11 #000000 with 2.26:1"))
  }

  /// Judged by the plain rules, the same colours break them.
  @Test(arguments: [nil, IncreasedContrastPromise.everyPair])
  func plainRulesForAllPairs(promise: IncreasedContrastPromise?) throws {
    let verification = Verifier.verify(palette(promise: promise))
    let found = verification.findings.filter {
      $0.variant == .lightIncreasedContrast && $0.severity == .error
    }
    #expect(!verification.holds)
    #expect(found.allSatisfy { $0.rule == .pairing })
    #expect(
      Set(found.map { $0.pair.map(\.step) }) == [[6, 10], [7, 11], [5, 10], [6, 11]])
    let lines = verification.summary.filter { $0.variant == .lightIncreasedContrast }
    #expect(lines.map(\.required) == [3, 4.5, 7])
    #expect(lines.map(\.own) == [(7, 2), (6, 2), (4, 0)].map(Verification.Count.init))
  }

  /// 171 against 66 is 4.26:1: enough for 3:1, not for one level more.
  @Test func surfaceAndContentGoOneLevelUp() throws {
    let found = try errors(increasedLight(step: 8, gray: 66))
    #expect(found.map(\.rule).contains(.increasedContrast))
    let pair = try #require(found.first { $0.pair.map(\.step) == [4, 8] })
    #expect(pair.required == 4.5 && "\(pair.ratio ?? 0)".hasPrefix("4."))
    let five = try #require(found.first { $0.pair.map(\.step) == [3, 8] })
    #expect(five.required == 7 && five.distance == 5)
  }

  /// #353535 pairs well enough, but the next standard step begins at #303030.
  @Test func contentMovesOneStepOn() throws {
    let found = try errors(increasedLight(step: 8, gray: 53))
    #expect(found.map(\.rule) == [.increasedContrast])
    #expect(found[0].pair.map(\.name) == ["gray.8"] && found[0].distance == 0)
    #expect(found[0].ratio == SRGB8.white.contrast(with: SRGB8(gray: 53)).value)
    #expect(found[0].required == SRGB8.white.contrast(with: SRGB8(gray: 48)).value)
    #expect(found[0].message.contains("where step 9 of the standard variant begins"))
    #expect(found[0].message.contains("(gray.9 #303030)"))
    #expect(try errors(increasedLight(step: 8, gray: 48)).isEmpty)
    // The promise that all pairs go on holding says nothing of it.
    let everyPair = Verifier.verify(
      palette(promise: .everyPair, increasedLight: increasedLight(step: 8, gray: 53)))
    #expect(!everyPair.findings.contains { $0.rule == .increasedContrast })
  }

  /// In the dark "on" is lighter.
  @Test func contentMovesOneStepOnInTheDark() throws {
    var dark = Self.increasedDark
    dark[7] = 190
    let found = Verifier.verify(palette(increasedDark: dark)).findings.filter {
      $0.severity == .error
    }
    #expect(found.map(\.pair).map { $0.map(\.name) } == [["gray.8"]])
    #expect(found.first?.ratio == SRGB8.black.contrast(with: SRGB8(gray: 190)).value)
    #expect(found.first?.required == SRGB8.black.contrast(with: SRGB8(gray: 198)).value)
  }

  /// Across ramps the next step begins with its weakest colour, in one ramp with its own.
  @Test func whereTheNextStepBegins() throws {
    var pale = gray()
    pale.name = "pale"
    pale.swatches[.light]?[8].color = SRGB8(gray: 53)
    for scope in PairingScope.allCases {
      var palette = palette(scope: scope, increasedLight: increasedLight(step: 8, gray: 52))
      palette.ramps.append(pale)
      let found = Verifier.verify(palette).findings.filter { $0.rule == .increasedContrast }
      #expect(found.isEmpty == (scope == .palette))
    }
  }

  /// A darker surface under the same black: 8.72:1 where there was 9.14:1.
  @Test(arguments: [IncreasedContrastPromise.surfaceContent, .everyPair])
  func nothingIsWeakened(promise: IncreasedContrastPromise) throws {
    let verification = Verifier.verify(
      palette(promise: promise, increasedLight: increasedLight(step: 4, gray: 167)))
    let found = verification.findings.filter { $0.rule == .weakened }
    #expect(found.map { $0.pair.map(\.name) } == [["gray.4", "gray.11"]])
    #expect(found[0].severity == .error && found[0].variant == .lightIncreasedContrast)
    #expect(found[0].ratio == SRGB8(gray: 167).contrast(with: .black).value)
    #expect(found[0].required == SRGB8(gray: 171).contrast(with: .black).value)
    #expect(found[0].message.contains("8.72:1, less than the 9.14:1 of the standard variant"))
  }

  @Test func weakenedAcrossRampsOnlyUnderPaletteScope() throws {
    // A ramp whose page gets darker together with all its content keeps its own contrast, not that
    // with the other ramp's.
    var other = gray()
    other.name = "other"
    other.swatches[.lightIncreasedContrast] = Self.increasedLight.map {
      Swatch(SRGB8(gray: $0 > 250 ? 250 : $0 > 30 ? $0 - 4 : $0))
    }
    for scope in PairingScope.allCases {
      var palette = palette(scope: scope)
      palette.ramps.append(other)
      let found = Verifier.verify(palette).findings.filter { $0.rule == .weakened }
      #expect(!found.isEmpty)
      #expect(
        found.contains { $0.pair[0].ramp != $0.pair[1].ramp } == (scope == .palette))
    }
  }

  private func errors(_ increasedLight: [UInt8]) throws -> [Finding] {
    Verifier.verify(palette(increasedLight: increasedLight)).findings.filter {
      $0.severity == .error
    }
  }

  private func increasedLight(step: Int, gray: UInt8) -> [UInt8] {
    var levels = Self.increasedLight
    levels[step - 1] = gray
    return levels
  }

  private func palette(
    promise: IncreasedContrastPromise? = .surfaceContent, scope: PairingScope = .palette,
    increasedLight: [UInt8] = increasedLight, increasedDark: [UInt8] = increasedDark
  ) -> ColorPalette {
    ColorPalette(
      name: "gray", scope: scope, increasedContrast: promise,
      ramps: [gray(increasedLight: increasedLight, increasedDark: increasedDark)])
  }

  private func gray(
    increasedLight: [UInt8] = increasedLight, increasedDark: [UInt8] = increasedDark
  ) -> Ramp {
    Ramp(
      name: "gray",
      swatches: PerAppearance { variant in
        let levels: [UInt8] =
          switch variant {
          case .light: Self.light
          case .dark: Array(Self.light.reversed())
          case .lightIncreasedContrast: increasedLight
          case .darkIncreasedContrast: increasedDark
          }
        return levels.map { Swatch(SRGB8(gray: $0)) }
      })
  }
}
