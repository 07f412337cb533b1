import Palette
import PaletteFormats

/// A file a command was given, or standard input.
struct PaletteInput: Sendable {
  /// The path, or `-`.
  var path: String

  /// What messages call it.
  var name: String { path == "-" ? "<stdin>" : FilePath.shown(path) }

  /// Reads it and tells what it is; a palette file comes with its ICC profile.
  func read(_ system: System) throws(CommandFailure) -> PaletteDocument {
    let bytes = try bytes(system)
    let document: PaletteDocument
    do {
      document = try PaletteDocument.read(bytes, file: name)
    } catch {
      throw CommandFailure(
        .badInput,
        [Diagnostic(kind: .error, file: name, position: error.position, message: error.message)])
    }
    guard case .definition(var definition) = document else { return document }
    let folder = path == "-" ? "." : FilePath.folder(of: path)
    try definition.loadDeviceProfile(from: folder)
    return .definition(definition)
  }

  /// Reads it as a palette: a palette file is built.
  func palette(
    _ system: System
  ) throws(CommandFailure) -> (palette: ColorPalette, notices: [Diagnostic]) {
    switch try read(system) {
    case .definition(let definition): try definition.build(from: self)
    case .palette(let finished): (finished, [])
    }
  }

  private func bytes(_ system: System) throws(CommandFailure) -> [UInt8] {
    do {
      return path == "-" ? try system.readStandardInput() : try FileReader.read(path)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension PaletteDefinition {
  /// Reads the ICC profile, where the gamut is a device's.
  ///
  /// - Parameter folder: What its path starts from.
  mutating func loadDeviceProfile(from folder: String) throws(CommandFailure) {
    guard case .device(let path) = gamut else { return }
    do {
      deviceProfile = try FileReader.read(FilePath.join(folder, path))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Builds the palette; notices and errors name the file the definition is from.
  func build(
    from input: PaletteInput?
  ) throws(CommandFailure) -> (palette: ColorPalette, notices: [Diagnostic]) {
    do throws(BuildError) {
      let built = try build()
      let notices = built.notices.map { notice in
        Diagnostic(
          kind: .warning, file: input?.name, position: notice.position,
          message: "ramp \(notice.ramp.quoted): \(notice.message)")
      }
      return (built.palette, notices)
    } catch {
      throw CommandFailure(error, in: input?.name)
    }
  }
}
