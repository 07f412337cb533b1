import Palette
import PaletteFormats

/// The outputs a palette file lists: written, or compared, as one.
struct OutputList {
  private let outputs: [OutputDefinition]
  private let input: PaletteInput
  private let place: OutputPlace

  /// The list of a palette file; `nil` where it lists nothing, or has no folder to start from.
  init?(_ outputs: [OutputDefinition], of path: String?) {
    guard let path, path != "-", !outputs.isEmpty else { return nil }
    self.outputs = outputs
    input = PaletteInput(path: path)
    place = OutputPlace(paletteFile: path)
  }

  /// Writes every file, or none; or compares them with what is there.
  ///
  /// - Parameters:
  ///   - isCheck: Write nothing; tell what is not up to date.
  ///   - talk: What there is to say about the palette.
  ///   - proof: What there is to say once it is written.
  func deliver(
    _ palette: ColorPalette, isCheck: Bool, talk: [Diagnostic], proof: [Diagnostic]
  ) throws(CommandFailure) -> Outcome {
    let files = try write(palette)
    let manifest = OutputManifest(paths: files.map(\.path), of: place)
    let all = try place.files(files + [manifest.file])
    let claims = try OutputClaims(beside: place)
    try claims.check(files.map(\.path))
    let earlier = try OutputManifest(readFrom: place).paths.filter { !claims.has($0) }
    let leftovers = try place.leftovers(earlier, beside: all)
    guard !isCheck else { return try check(all, leftovers, talk) }
    try ForeignFiles.check(all.dropLast(), known: earlier.map(place.path))
    do {
      let changes = try replace(all, leftovers, manifest)
      return Outcome(result: "", talk: changes + talk + proof)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The files of all outputs, their paths from the palette file's folder.
  private func write(_ palette: ColorPalette) throws(CommandFailure) -> [WrittenFile] {
    var files: [WrittenFile] = []
    var taken = [place.manifestName.lowercased(): place.manifestName]
    for output in outputs {
      for file in try write(palette, output) {
        if let other = taken.updateValue(file.path, forKey: file.path.lowercased()) {
          throw failure(
            output, "\(output.format) writes \(file.path), where \(other) goes already")
        }
        files.append(file)
      }
    }
    return files
  }

  private func write(
    _ palette: ColorPalette, _ output: OutputDefinition
  ) throws(CommandFailure) -> [WrittenFile] {
    guard let format = OutputFormat.all.first(where: { $0.name == output.format }) else {
      throw failure(output, "there is no format \(output.format.quoted)")
    }
    do {
      return try format.write(palette, output.options).map { file in
        let isFolder = format.fileExtension == nil
        return WrittenFile(
          path: isFolder ? format.place(file.path, in: output.path) : output.path, bytes: file.bytes
        )
      }
    } catch {
      throw failure(output, "\(format.name): \(error)")
    }
  }

  private func failure(_ output: OutputDefinition, _ message: String) -> CommandFailure {
    CommandFailure(
      .badInput,
      [
        Diagnostic(
          kind: .error, file: input.name, position: output.position, message: message)
      ])
  }

  /// Puts all files in their places, then removes what is left over.
  ///
  /// What is about to be removed stays in the manifest until it is gone, so that a run that is
  /// broken off loses sight of nothing.
  private func replace(
    _ files: [OutputFile], _ leftovers: [String], _ manifest: OutputManifest
  ) throws(FileFailure) -> [Diagnostic] {
    guard !leftovers.isEmpty else { return told(files, try FileWriter.write(files)) }
    try place.checkRemovable(leftovers)
    let both = OutputManifest(paths: manifest.paths + leftovers, of: place)
    let manifestFile = files.suffix(1)
    let changes = try FileWriter.write(
      files.dropLast() + manifestFile.map { OutputFile(path: $0.path, bytes: both.file.bytes) })
    try place.remove(leftovers)
    _ = try FileWriter.write(Array(manifestFile))
    return told(files, changes) + leftovers.map { .note("removed \(place.path($0))") }
  }

  /// What changed by name, and the rest by number: a folder of colours has hundreds of files.
  private func told(_ files: [OutputFile], _ changes: [Bool]) -> [Diagnostic] {
    let written = zip(files, changes).filter(\.1).map { Diagnostic.note("wrote \($0.0.path)") }
    return written + upToDate(files.count - written.count)
  }

  private func upToDate(_ count: Int) -> [Diagnostic] {
    guard count > 0 else { return [] }
    return [.note(count == 1 ? "1 file is up to date" : "\(count) files are up to date")]
  }

  private func check(
    _ files: [OutputFile], _ leftovers: [String], _ talk: [Diagnostic]
  ) throws(CommandFailure) -> Outcome {
    var reports: [String] = []
    for file in files {
      if let stale = try StaleFile(file) { reports.append(stale.report) }
    }
    reports += leftovers.map { "\(place.path($0)): no longer made\n" }
    guard reports.isEmpty else {
      return Outcome(.findings, result: reports.joined(), talk: talk)
    }
    return Outcome(result: "", talk: upToDate(files.count) + talk)
  }
}
