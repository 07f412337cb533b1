import Palette

/// A resolver file with its sources, whose places messages tell from the working directory.
struct ResolverInput {
  private let input: InputFile

  init(_ input: InputFile) {
    self.input = input
  }

  /// The resolver among the files of a folder.
  static func resolver(in folder: InputFile) throws(InputError) -> InputFile {
    let names = try folder.files.names(in: folder.path).filter(isResolver)
    guard let name = names.first, names.count == 1 else {
      let found =
        names.isEmpty
        ? "none" : names.map(\.quoted).joined(separator: ", ") + ": name the one to read"
      throw InputError(
        file: folder.name,
        message:
          "a folder of design tokens needs one file that ends in .resolver.json, found \(found)")
    }
    let path = folder.path.isEmpty ? name : folder.path + "/" + name
    return InputFile(
      name: folder.name(of: path), bytes: try folder.files.bytes(of: path), files: folder.files,
      path: path, folder: folder.folder)
  }

  /// A file that is a resolver by its name.
  static func isResolver(_ name: String) -> Bool {
    name.hasSuffix(".resolver.json")
  }

  func colors() throws(InputError) -> FoundColors {
    do throws(InputError) {
      var found = try DTCGReader.readResolver(
        try input.content(), file: input.name, files: input.files)
      for index in found.colors.indices {
        found.colors[index].position = shown(found.colors[index].position)
      }
      for index in found.notes.indices {
        found.notes[index].position = found.notes[index].position.map(shown)
      }
      return found
    } catch {
      var error = error
      error.file = shown(error.file)
      error.position = error.position.map(shown)
      throw error
    }
  }

  private func shown(_ position: SourcePosition) -> SourcePosition {
    var position = position
    position.file = position.file.map(shown)
    return position
  }

  /// A source is called by its path from the resolver; the tree's own errors call it in full.
  private func shown(_ file: String) -> String {
    file == input.name || file.hasPrefix(input.folder + "/") ? file : input.name(of: file)
  }
}
