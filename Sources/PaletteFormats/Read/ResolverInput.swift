import Palette

/// A resolver file with its sources, whose places messages tell from the working directory.
struct ResolverInput {
  private let input: InputFile

  init(_ input: InputFile) {
    self.input = input
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
