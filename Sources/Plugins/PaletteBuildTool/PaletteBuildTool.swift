import Foundation
import PackagePlugin

/// Turns each palette file of a target into Swift source, before the target is compiled.
@main struct PaletteBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles.map(\.url).filter { $0.lastPathComponent.isPaletteFile }
    try refuseEqualNames(files)
    try refuseEqualTypes(files)
    let tool = try context.tool(named: "palette-tool")
    return files.map { file in
      let name = file.lastPathComponent
      let source = context.pluginWorkDirectoryURL.appending(path: name.sourceName)
      return .buildCommand(
        displayName: "Building \(name)",
        executable: tool.url,
        arguments: ["generate", file.path, "--format", "swift", "--output", source.path],
        inputFiles: [file],
        outputFiles: [source])
    }
  }

  /// A module cannot have two files of one name, and the compiler would not say which palette files
  /// they are from.
  private func refuseEqualNames(_ files: [URL]) throws {
    var known: [String: URL] = [:]
    for file in files {
      let name = file.lastPathComponent.sourceName
      if let other = known.updateValue(file, forKey: name.lowercased()) {
        throw EqualNames(description: "\(other.path) and \(file.path) would both become \(name)")
      }
    }
  }

  /// Two palettes of one name would give one module the same types twice, and the compiler would
  /// speak of lines that nobody wrote.
  private func refuseEqualTypes(_ files: [URL]) throws {
    var known: [String: URL] = [:]
    for file in files {
      // What cannot be read is for the tool to complain about, which tells the line.
      guard let name = paletteName(in: file) else { continue }
      let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
      if let other = known.updateValue(file, forKey: letters) {
        throw EqualNames(
          description: "\(other.path) and \(file.path) are both palettes called \(name), and so "
            + "would be their Swift types")
      }
    }
  }

  private func paletteName(in file: URL) -> String? {
    struct PaletteFile: Decodable {
      var name: String
    }
    let decoder = JSONDecoder()
    // Palette files may have comments and trailing commas.
    decoder.allowsJSON5 = true
    return (try? decoder.decode(PaletteFile.self, from: Data(contentsOf: file)))?.name
  }
}

private struct EqualNames: Error, CustomStringConvertible {
  var description: String
}

extension String {
  fileprivate var isPaletteFile: Bool { hasSuffix(".palette.json") }

  /// `harbor.palette.swift` for `harbor.palette.json`.
  ///
  /// The only place that makes this name: the tool is told the whole path. Swift files people write
  /// by hand are not called so.
  fileprivate var sourceName: String { dropLast("json".count) + "swift" }
}
