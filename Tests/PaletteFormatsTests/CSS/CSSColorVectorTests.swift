import Foundation
import Palette
import PaletteFormats
import TestSupport
import Testing

/// Colours from the tests of browsers and of two parsers, with what two independent
/// implementations make of them.
@Suite struct CSSColorVectorTests {
  private struct Vector: Decodable {
    var css: String
    var space: String?
    var components: [Double?]?
    var alpha: Double?
    var xyz: [Double]?
    var srgb: [Double]?
    var rgba8: [Double]?
    var sameAs: String?
    var isGamutMapped: Bool?
  }

  /// Strings that are valid CSS but are not read, each with its reason.
  private static let leftOut = [
    "currentcolor": "it is the colour of the text around it",
    "currentColor": "it is the colour of the text around it",
    "CURRENTcolor": "it is the colour of the text around it",
    "color(from color(display-p3 0.591 0.123 0.264) display-p3-linear r g b)":
      "colours relative to another one are CSS Color 5",
    "color(from color(display-p3-linear 0.3081 0.014 0.0567) display-p3 r g b)":
      "colours relative to another one are CSS Color 5",
  ]

  /// The reference caps a component at 2³¹ - 1, which CSS does not ask for.
  private static let capped = "color(display-p3 184 1.00001 2347329746587)"

  private static func vectors() throws -> [Vector] {
    let data = try Data(contentsOf: TestData.url("CSS/valid-colors.json"))
    return try JSONDecoder().decode([Vector].self, from: data)
  }

  /// The vectors carry ten digits; a colour far outside has fewer behind the point.
  private static func agree(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(other))
  }

  @Test func validColors() throws {
    let vectors = try Self.vectors()
    try #require(vectors.count == 3088)
    var counts = (xyz: 0, bytes: 0, same: 0)
    for vector in vectors where Self.leftOut[vector.css] == nil {
      let color = try CSSColor(parsing: vector.css)
      if let space = vector.space, let components = vector.components,
        vector.css != Self.capped
      {
        #expect(color.space.rawValue == space, "\(vector.css)")
        for (found, expected) in zip(color.components, components) {
          #expect((found == nil) == (expected == nil), "\(vector.css): \(color.components)")
          #expect(
            Self.agree(found ?? 0, expected ?? 0), "\(vector.css): \(color.components)")
        }
        #expect(color.alpha == vector.alpha, "\(vector.css)")
      }
      if let xyz = vector.xyz, let srgb = vector.srgb {
        for axis in 0..<3 {
          #expect(Self.agree(color.xyzD65[axis], xyz[axis]), "\(vector.css): \(color.xyzD65)")
          #expect(
            Self.agree(color.unclippedSRGB[axis], srgb[axis]),
            "\(vector.css): \(color.unclippedSRGB)")
        }
        counts.xyz += 1
      }
      if let bytes = vector.rgba8, vector.isGamutMapped != true {
        let found = color.eightBit.color
        let opacity = (bytes[3] * 255).rounded(.toNearestOrAwayFromZero)
        #expect(
          [found.opaque.red, found.opaque.green, found.opaque.blue].map(Double.init)
            == Array(bytes.prefix(3)), "\(vector.css)")
        #expect(Double(found.alpha) == opacity, "\(vector.css)")
        counts.bytes += 1
      }
      if let other = vector.sameAs {
        let same = try CSSColor(parsing: other)
        #expect(color.eightBit == same.eightBit, "\(vector.css) is \(other)")
        #expect(color.space == same.space, "\(vector.css) is \(other)")
        counts.same += 1
      }
    }
    #expect(counts.xyz == 3079)
    #expect(counts.bytes > 2100)
    #expect(counts.same > 100)
  }

  @Test(arguments: leftOut.keys.sorted())
  func leftOutColorsAreErrors(_ css: String) {
    #expect(throws: CSSColorError.self) { try CSSColor(parsing: css) }
  }

  @Test func invalidColors() throws {
    let data = try Data(contentsOf: TestData.url("CSS/invalid-colors.json"))
    let texts = try JSONDecoder().decode([String].self, from: data)
    try #require(texts.count == 660)
    for text in texts {
      #expect(throws: CSSColorError.self, "\(text)") { try CSSColor(parsing: text) }
    }
  }
}

extension CSSColorVectorTests {
  @Test func whatIsOutsideSRGBSaysSo() throws {
    for vector in try Self.vectors() where Self.leftOut[vector.css] == nil {
      guard let srgb = vector.srgb else { continue }
      let color = try CSSColor(parsing: vector.css)
      // Half a level is what rounding forgives.
      let isOutside = srgb.contains { $0 < -0.5 / 255 || $0 >= 1 + 0.5 / 255 }
      #expect(color.eightBit.isClipped == isOutside, "\(vector.css)")
    }
  }
}
