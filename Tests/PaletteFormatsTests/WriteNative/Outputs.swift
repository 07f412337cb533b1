import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

extension OutputFormat {
  /// The palette's files as a reader meets them in a folder, below `folder`.
  func written(_ palette: ColorPalette, below folder: String = "") throws -> InputFile {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let files = try write(palette).map { file in
      (String(file.path.dropFirst(prefix.count)), String(decoding: file.bytes, as: UTF8.self))
    }
    return .folder(folder.isEmpty ? "." : folder, Dictionary(uniqueKeysWithValues: files))
  }
}

extension TemporaryDirectory {
  /// Writes files in it.
  func write(_ files: [WrittenFile]) throws {
    for file in files { try write(file.bytes, to: file.path) }
  }
}

/// A program that accepts a file, or what it has against it.
func expectSuccess(
  _ program: String, _ arguments: [String], directory: TemporaryDirectory,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  let result = try run(program, arguments, directory: directory.url.path)
  #expect(
    result.status == 0, "\(program): \(result.stderr)\(result.stdout)",
    sourceLocation: sourceLocation)
  return result.stdout
}

/// What should be written of a palette: the name of each colour and its values.
enum Expectation {
  /// The values of every colour in the four appearances, in order: ramps, then roles.
  static func values(_ palette: ColorPalette) throws -> [[String]] {
    try palette.namedColors().map { color in
      AppearanceVariant.allCases.map { color.values.nearest(to: $0)?.color.hex ?? "" }
    }
  }

  /// Ramps and roles as a reader gives them back: names and values of each.
  static func summary(_ palette: ColorPalette) -> [String] {
    let ramps = palette.ramps.map { ramp in
      let swatches = AppearanceVariant.allCases.map { variant in
        ramp.swatches[variant]?.map(\.color.hex).joined(separator: " ") ?? "-"
      }
      return "\(ramp.name) \(ramp.stepNames): \(swatches)"
    }
    return ramps
      + palette.roles.map { role in
        "\(role.name): \(AppearanceVariant.allCases.map { role.colors[$0]?.hex ?? "-" })"
      }
  }

  /// A palette of every level of sRGB and of alpha.
  static let levels = ColorPalette(
    name: "levels",
    ramps: [
      Ramp(
        name: "all",
        swatches: PerAppearance { variant in
          (0...255).map { level in
            let other = UInt8(truncatingIfNeeded: level * 7 + (variant == .light ? 0 : 3))
            return Swatch(SRGB8(red: UInt8(level), green: other, blue: UInt8(255 - level)))
          }
        })
    ],
    roles: (0...255).map { level in
      ResolvedRole(
        name: "veil"
          + String(
            String.UnicodeScalarView(
              String(level).unicodeScalars.map {
                UnicodeScalar(UInt8($0.value) + 49)
              })),
        colors: PerAppearance { _ in HexColor(SRGB8(gray: 9), alpha: UInt8(level)) })
    })
}
