import LittleCMS
import TestSupport
import Testing

@testable import Palette

@Suite struct ColorNamePropertyTests {
  /// Every designation there can be.
  private static var designations: [ColorDesignation] {
    let tinges: [Tinge?] = [nil] + Tinge.allCases
    return NeutralTone.allCases.flatMap { tone in
      tinges.map { ColorDesignation.neutral(tone, $0) }
    }
      + ColorTone.allCases.flatMap { tone in
        HueWord.allCases.map { ColorDesignation.chromatic(tone, $0) }
      }
  }

  @Test(arguments: PlainLanguage.allCases)
  func noTwoNamesSoundAlike(language: PlainLanguage) {
    let texts = Self.designations.map { PlainColorName($0).text(in: language) }
    #expect(Set(texts).count == texts.count)
    for text in texts {
      #expect(!text.isEmpty && !text.contains("  ") && text.first != " " && text.last != " ")
      if language == .english {
        #expect(text.utf8.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0) }, "\(text)")
      }
    }
  }

  /// Cells that touch differ in one term; the few where three meet are the exception.
  @Test func neighboursDifferInOneTerm() {
    var generator = SeededGenerator(seed: 11)
    var changes = [0, 0, 0, 0]
    for _ in 0..<60_000 {
      // Below this, one level of eight bits is a large step.
      let channels = (0..<3).map { _ in Int.random(in: 48...254, using: &generator) }
      var next = channels
      next[Int.random(in: 0..<3, using: &generator)] += 1
      let (one, other) = (ColorClass(Self.color(channels)), ColorClass(Self.color(next)))
      #expect(abs(one.lightness.rawValue - other.lightness.rawValue) <= 1)
      #expect(abs(one.chroma.rawValue - other.chroma.rawValue) <= 1)
      let sameHue = one.chroma.rawValue > 1 ? one.hue == other.hue : one.tinge == other.tinge
      let terms = [one.lightness == other.lightness, one.chroma == other.chroma, sameHue]
      changes[terms.count { !$0 }] += 1
    }
    #expect(changes[1] > 1000)
    #expect(changes[2] + changes[3] < 40, "\(changes)")
  }

  @Test func greysAreWhiteGreyOrBlackAndFallInOrder() {
    let tones = (0...255).reversed().map { level -> NeutralTone? in
      guard
        case .neutral(let tone, nil) = PlainColorName(SRGB8(gray: UInt8(level))).designation
      else { return nil }
      return tone
    }
    let order = NeutralTone.allCases
    let ranks = tones.map { tone in tone.flatMap(order.firstIndex) ?? -1 }
    #expect(ranks == ranks.sorted() && Set(ranks) == Set(order.indices))
  }

  /// How light an English name says a colour is; nil where it says nothing of it.
  private static func lightness(_ name: String) -> Int? {
    let words = name.split(separator: " ")
    if name.hasSuffix("white") { return 6 }
    // A pale colour is as light as a tinged white, and lighter than a grey called pale.
    if words.contains("pale"), !name.hasSuffix("grey") { return 6 }
    if words.contains("pale") { return 5 }
    if words.contains("light") { return 4 }
    if name.hasSuffix("black") || words.contains("blackish") || words.contains("very") { return 1 }
    if words.contains("dark") || words.contains("deep") { return 2 }
    return words.contains("vivid") ? nil : 3
  }

  @Test func rampsNeverSayADarkerWordBeforeALighterOne() throws {
    let model = try PerceptualModel(.oklch, linear: .sRGB(.linear))
    var generator = SeededGenerator(seed: 5)
    var ramps = try CSVTable("published-palettes.csv").rows.filter {
      $0.text("appearance") == "light"
    }.map { try $0.text("colors").split(separator: " ").map { try SRGB8(hex: $0) } }
    for _ in 0..<300 {
      let hue = Double.random(in: 0..<360, using: &generator)
      let chroma = Double.random(in: 0...0.2, using: &generator)
      ramps.append(
        (0...40).compactMap { step in
          let place = LCh(lightness: 1 - Double(step) / 40, chroma: chroma, hue: hue)
          let rgb = model.linearRGB(place)
          guard rgb.min() >= 0, rgb.max() <= 1 else { return nil }
          return Self.color(
            [rgb.x, rgb.y, rgb.z].map { Int((SRGBTransfer.encoded($0) * 255).rounded()) })
        })
    }
    for ramp in ramps {
      let names = ramp.map { PlainColorName($0).text(in: .english) }
      let said = names.compactMap(Self.lightness)
      #expect(said == said.sorted(by: >), "\(names)")
    }
  }

  /// The place in OKLCh against coloraide's.
  @Test func placesAgreeWithAnIndependentImplementation() throws {
    for row in try CSVTable("colour-spaces.csv").rows {
      let place = NamingPlace(try SRGB8(hex: row.text("hex")))
      #expect(abs(place.lightness - row.number("oklchL")) < 1e-6)
      #expect(abs(place.chroma - row.number("oklchC")) < 1e-6)
      let turn = abs(place.hue - row.number("oklchH"))
      #expect(min(turn, 360 - turn) * place.chroma < 1e-4, "\(row)")
    }
  }

  private static func color(_ channels: [Int]) -> SRGB8 {
    SRGB8(
      red: UInt8(clamping: channels[0]), green: UInt8(clamping: channels[1]),
      blue: UInt8(clamping: channels[2]))
  }
}
