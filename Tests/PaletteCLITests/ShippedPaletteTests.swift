import Foundation
import Palette
import PaletteCLI
import PaletteFormats
import Testing

/// The palettes that ship, checked by arithmetic that shares nothing with the project.
@Suite struct ShippedPaletteTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("palettes")

  static let names = ["harbor", "fiori"]

  private func generate(_ name: String) throws -> [String: [String: [[String: Any]]]] {
    let file = Self.folder.appendingPathComponent("\(name).palette.json").path
    let result = try Tool().run(["generate", file])
    #expect(result.exit.rawValue == 0)
    let json = try JSONSerialization.jsonObject(with: Data(result.stdout.utf8))
    let ramps = try #require((json as? [String: Any])?["ramps"] as? [String: [String: Any]])
    return ramps.mapValues { ramp in ramp.compactMapValues { $0 as? [[String: Any]] } }
  }

  private func light(_ step: [String: Any]) -> Double {
    let hex = (step["color"] as? String) ?? "#"
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    let linear = [value >> 16, value >> 8 & 255, value & 255].map { level in
      let encoded = Double(level) / 255
      return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: names)
  func `no pair fails in any appearance`(name: String) throws {
    let ramps = try generate(name)
    #expect(ramps.count == 9)
    for (appearance, increased) in [
      ("light", "lightIncreasedContrast"), ("dark", "darkIncreasedContrast"),
    ] {
      let standard = ramps.values.map { ($0[appearance] ?? []).map(light) }
      let stronger = ramps.values.map { ($0[increased] ?? []).map(light) }
      #expect(standard.allSatisfy { $0.count == 11 } && stronger.allSatisfy { $0.count == 11 })
      for one in standard.indices {
        for other in standard.indices {
          for near in 0..<11 {
            for far in near..<11 {
              let apart = far - near
              let needed = apart >= 7 ? 7 : apart >= 5 ? 4.5 : apart >= 4 ? 3 : 1
              let before = ratio(standard[one][near], standard[other][far])
              #expect(before >= needed)
              guard near < 4 && far >= 4 else { continue }
              let after = ratio(stronger[one][near], stronger[other][far])
              #expect(after >= (apart >= 5 ? 7 : apart >= 4 ? 4.5 : 1) && after >= before)
            }
          }
        }
        let page = appearance == "light" ? 1.0 : 0
        for step in 4..<9 {
          #expect(ratio(stronger[one][step], page) >= ratio(standard[one][step + 1], page))
        }
      }
    }
  }

  /// Every Fiori colour the file says it keeps is one of Fiori's, and is kept.
  @Test func `fiori keeps a colour of every ramp`() throws {
    let file = Self.folder.appendingPathComponent("fiori.palette.json")
    let definition = try PaletteFile.read([UInt8](Data(contentsOf: file)), file: "fiori")
    let built = try definition.build()
    for (ramp, wish) in zip(built.palette.ramps, definition.ramps) {
      let kept = (ramp.swatches[.light] ?? []).filter(\.isKey).map(\.color)
      #expect(kept == [wish.key?.color])
    }
    #expect(built.notices.isEmpty)
  }
}
