import Foundation
import Palette
import PaletteFormats
import TestSupport

/// Files in memory, beside the input.
struct FilesInMemory: FileTree {
  var files: [String: String]

  func bytes(of path: String) throws(InputError) -> [UInt8] {
    guard !path.split(separator: "/").contains("..") else {
      throw InputError(file: path, message: "the path leads out of the folder")
    }
    guard let text = files[path] else { throw InputError(file: path, message: "no such file") }
    return Array(text.utf8)
  }

  func names(in folder: String) -> [String] { files.keys.sorted() }
}

extension FoundColors {
  /// `group.token: #rrggbb`, with the variant where it is not light.
  var lines: [String] {
    colors.map { color in
      let variant = color.variant == .light ? "" : "@\(color.variant.rawValue)"
      return "\(color.path.joined(separator: "."))\(variant): \(color.color.hex)"
    }
  }
}

func dtcg(_ text: String, isStrict: Bool = false) throws(InputError) -> FoundColors {
  try DTCGReader.read(Array(text.utf8), file: "a.json", isStrict: isStrict)
}

/// The message of the error that reading throws, `nil` where it throws none.
func failure(_ read: () throws(InputError) -> FoundColors) -> InputError? {
  do throws(InputError) {
    _ = try read()
    return nil
  } catch {
    return error
  }
}

/// The colours of the small palette that several formats hold, by appearance and ramp.
enum SmallPalette {
  static let hex: [(variant: AppearanceVariant, blue: [String], gray: [String])] = [
    (.light, ["#e3eeff", "#2f6fd6", "#0b2350"], ["#f1f3f5", "#66707a", "#16191d"]),
    (.dark, ["#10233f", "#6ba1f5", "#e8f1ff"], ["#1b1e22", "#99a3ad", "#f4f6f8"]),
    (
      .lightIncreasedContrast, ["#eef5ff", "#1d52ad", "#061633"],
      ["#f8f9fa", "#4a535c", "#000000"]
    ),
    (
      .darkIncreasedContrast, ["#0a1729", "#9cc2ff", "#f7faff"],
      ["#0f1113", "#bfc7cf", "#ffffff"]
    ),
  ]

  /// As `FoundColors.lines` has it.
  static func lines(
    of variants: [AppearanceVariant], in group: String = "color."
  ) -> [String] {
    hex.filter { variants.contains($0.variant) }.flatMap { variant, blue, gray in
      [("blue", blue), ("gray", gray)].flatMap { name, colors in
        zip(["100", "500", "900"], colors).map { step, color in
          let suffix = variant == .light ? "" : "@\(variant.rawValue)"
          return "\(group)\(name).\(step)\(suffix): \(color)"
        }
      }
    }
  }
}
