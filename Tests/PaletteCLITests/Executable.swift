import Foundation

@testable import PaletteCLI

/// The command as it was built, beside the test bundle.
enum Executable {
  static let path: String = {
    // On macOS the tests are in a bundle beside it, elsewhere they are an executable beside it.
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let words = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    for place in bundles + words {
      var folder = place
      for _ in 0..<5 {
        let candidate = folder.appendingPathComponent("palette").path
        if FileManager.default.isExecutableFile(atPath: candidate),
          !FilePath.isDirectory(candidate)
        {
          return candidate
        }
        folder = folder.deletingLastPathComponent()
      }
    }
    return "palette"
  }()
}
