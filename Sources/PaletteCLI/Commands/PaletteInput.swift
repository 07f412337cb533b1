import Palette
import PaletteFormats

/// A file or a folder a command was given, or standard input.
struct PaletteInput: Sendable {
  /// The path, or `-`.
  var path: String
  /// What the user says it is; otherwise it is told by name and content.
  var format: InputFormat?
  /// The command takes patterns too.
  var mayBePattern = false

  /// What messages call it.
  var name: String { path == "-" ? "<stdin>" : FilePath.shown(path) }

  /// The inputs that operands stand for: a pattern in quotes stands for all that match it.
  static func list(
    _ operand: String, _ format: InputFormat?
  ) throws(CommandFailure) -> [PaletteInput] {
    guard Glob.isPattern(operand), !FilePath.exists(operand) else {
      var path = operand
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      return [PaletteInput(path: path, format: format, mayBePattern: true)]
    }
    do throws(SystemError) {
      let paths = try Glob.paths(matching: operand)
      guard !paths.isEmpty else { throw .noSuchFile }
      return paths.map { PaletteInput(path: $0, format: format) }
    } catch {
      let reason = error == .noSuchFile ? "no file matches" : "too many files match"
      throw CommandFailure(.noInput, "\(reason) \(operand.quoted)")
    }
  }

  /// Reads it as a palette: a palette file is built.
  ///
  /// Who writes it again is also told what beside its colours is not kept.
  func palette(
    _ system: System, tellsLosses: Bool = true
  ) throws(CommandFailure) -> (palette: ColorPalette, notices: [Diagnostic]) {
    let (document, remarks) = try read(system, tellsLosses: tellsLosses)
    switch document {
    case .palette(let palette): return (palette, remarks)
    case .definition(let definition):
      let (palette, notices) = try definition.build(from: self)
      return (palette, remarks + notices)
    }
  }

  /// Reads it and tells what it is; a palette file comes with its ICC profile.
  func read(
    _ system: System, tellsLosses: Bool = false
  ) throws(CommandFailure) -> (document: PaletteDocument, notices: [Diagnostic]) {
    let file = try file(system)
    let reading: PaletteReading
    do {
      reading = try PaletteDocument.read(file, as: format)
    } catch {
      // A folder that is no palette is a wrong path, not a palette that is wrong.
      let isWrongPath = file.bytes == nil && error.position == nil && error.file == name
      throw CommandFailure(
        isWrongPath ? .noInput : .badInput,
        // They may say why.
        warnings(error.notes) + [
          Diagnostic(
            kind: .error, file: error.position?.file ?? error.file, position: error.position,
            message: error.message + (isWrongPath && mayBePattern ? patternAdvice : ""))
        ])
    }
    let notices = warnings(reading.notes.filter { tellsLosses ? !$0.isAboutRules : !$0.isLoss })
    guard case .definition(var definition) = reading.document else {
      return (reading.document, notices)
    }
    let folder = path == "-" ? "." : FilePath.folder(of: path)
    try definition.loadDeviceProfile(from: folder)
    return (.definition(definition), notices)
  }

  private var patternAdvice: String {
    ", or give a pattern as in '\(path == "/" ? "" : name)/**/*.css'"
  }

  private func warnings(_ notes: [InputNote]) -> [Diagnostic] {
    notes.map { note in
      Diagnostic(
        kind: .warning, file: note.position?.file ?? name, position: note.position,
        message: note.message)
    }
  }

  private func file(_ system: System) throws(CommandFailure) -> InputFile {
    do throws(FileFailure) {
      if path == "-" {
        return InputFile(
          name: name, bytes: try system.readStandardInput(), files: NoFileTree(), path: "",
          folder: ".")
      }
      return FilePath.isDirectory(path) ? try folder() : try fileWithSurroundings()
    } catch {
      throw CommandFailure(error)
    }
  }

  private func fileWithSurroundings() throws(FileFailure) -> InputFile {
    let bytes = try FileReader.read(path)
    let place = surroundings
    return InputFile(
      name: name, bytes: bytes,
      files: try DirectoryFileTree(place.folder, name: FilePath.shown(place.folder)),
      path: place.path, folder: FilePath.shown(place.folder))
  }

  private func folder() throws(FileFailure) -> InputFile {
    let place = surroundings
    let isInside = InputFile.foldersAbove(absolute) > 0
    let root = isInside ? place.folder : path
    return InputFile(
      name: name, bytes: nil, files: try DirectoryFileTree(root, name: FilePath.shown(root)),
      path: isInside ? place.path : "", folder: FilePath.shown(root))
  }

  /// The folder that has all it may need, and its own path from there.
  private var surroundings: (folder: String, path: String) {
    var folder = path
    let names = absolute.split(separator: "/").map(String.init)
    let levels = InputFile.foldersAbove(absolute) + (FilePath.isDirectory(path) ? 0 : 1)
    for _ in 0..<levels { folder = folder == "." ? ".." : FilePath.folder(of: folder) }
    return (folder, names.suffix(levels).joined(separator: "/"))
  }

  /// The path from the root where it is a bare name, whose folder would not show otherwise.
  private var absolute: String {
    guard !path.contains("/"), let folder = try? CLibrary.realPath(".") else { return path }
    return path == "." ? folder : folder + "/" + path
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
