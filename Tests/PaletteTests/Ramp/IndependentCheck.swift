import Foundation

@testable import Palette

/// The promise, computed from hex text with nothing of the project's own: a second opinion.
enum IndependentCheck {
  /// WCAG relative luminance of `#rrggbb`.
  static func luminance(_ hex: String) -> Double {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    let light = [value >> 16, value >> 8 & 255, value & 255].map { level -> Double in
      let encoded = Double(level) / 255
      return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }

  static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Pairs that miss 3, 4.5 or 7 at four, five or seven and more steps; any ramp with any ramp.
  static func failures(_ ramps: [[String]]) -> Int {
    let light = ramps.map { $0.map(luminance) }
    var count = 0
    for one in light {
      for other in light {
        for near in one.indices {
          for far in other.indices where far - near >= 4 {
            let needed = far - near >= 7 ? 7 : far - near >= 5 ? 4.5 : 3
            if ratio(one[near], other[far]) < needed { count += 1 }
          }
        }
      }
    }
    return count
  }

  /// Surface/content pairs of the increased variant that miss 4.5 (four apart) or 7 (farther), or
  /// are weaker than in the standard variant.
  static func increasedFailures(standard: [[String]], increased: [[String]]) -> Int {
    let (before, after) = (standard.map { $0.map(luminance) }, increased.map { $0.map(luminance) })
    var count = 0
    for one in after.indices {
      for other in after.indices {
        for surface in 0..<4 {
          for content in 4..<11 {
            let apart = content - surface
            let needed = apart >= 5 ? 7 : apart == 4 ? 4.5 : 1
            let now = ratio(after[one][surface], after[other][content])
            if now < needed || now < ratio(before[one][surface], before[other][content]) {
              count += 1
            }
          }
        }
      }
    }
    return count
  }

  /// Every step is darker than the one before, or lighter on a dark page.
  static func isStrictlyOrdered(_ ramp: [String], _ appearance: Appearance) -> Bool {
    let light = ramp.map(luminance)
    return zip(light, light.dropFirst()).allSatisfy { appearance == .light ? $0 > $1 : $0 < $1 }
  }
}

extension ColorPalette {
  /// The hex texts of all ramps in an appearance.
  func hex(_ variant: AppearanceVariant) -> [[String]] {
    ramps.map { ramp in (ramp.swatches[variant] ?? []).map(\.color.hex) }
  }

  /// Everything the promise says about the four appearances holds, by the second opinion.
  var keepsItsPromise: Bool {
    let standard: [AppearanceVariant] = [.light, .dark]
    return standard.allSatisfy { IndependentCheck.failures(hex($0)) == 0 }
      && IndependentCheck.increasedFailures(
        standard: hex(.light), increased: hex(.lightIncreasedContrast)) == 0
      && IndependentCheck.increasedFailures(
        standard: hex(.dark), increased: hex(.darkIncreasedContrast)) == 0
      && AppearanceVariant.allCases.allSatisfy { variant in
        hex(variant).allSatisfy {
          IndependentCheck.isStrictlyOrdered($0, variant.appearance) && $0.count == 11
        }
      }
  }
}
