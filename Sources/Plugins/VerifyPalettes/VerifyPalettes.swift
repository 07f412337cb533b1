import Foundation
import PackagePlugin

/// `swift package verify-palettes`: checks every palette file of the package.
///
/// Reads only, so it needs no permission. What follows the verb goes on to `palette verify`, as in
/// `swift package verify-palettes --report github`.
@main struct VerifyPalettes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let files = paletteFiles(in: context.package.directoryURL)
    guard !files.isEmpty else {
      Diagnostics.remark("the package has no palette file (NAME.palette.json)")
      return
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "palette-tool").url
    tool.arguments = ["verify"] + arguments + ["--"] + files
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    guard tool.terminationReason == .exit, tool.terminationStatus == 0 else {
      Diagnostics.error(
        tool.terminationStatus == 1
          ? "a palette does not keep its promise"
          : "palette verify ended with exit code \(tool.terminationStatus)")
      return
    }
  }

  /// Paths from the package's folder, in a stable order; build folders are hidden, other packages
  /// inside are not this one.
  private func paletteFiles(in folder: URL) -> [String] {
    let manager = FileManager.default
    let root = folder.standardizedFileURL.path + "/"
    var found: [String] = []
    let entries = manager.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    while let entry = entries?.nextObject() as? URL {
      if manager.fileExists(atPath: entry.appending(path: "Package.swift").path) {
        entries?.skipDescendants()
      } else if entry.lastPathComponent.hasSuffix(".palette.json") {
        found.append(String(entry.standardizedFileURL.path.dropFirst(root.count)))
      }
    }
    return found.sorted()
  }
}
