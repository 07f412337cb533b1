package import Palette

extension ColorPalette {
  /// What its files are called where the custom is kebab case, without extension: `harbor`.
  package var fileName: String {
    let words = NameWords(name)
    return words.isEmpty ? "palette" : words.kebab
  }

  /// What its Swift file is called, without extension: as the type in it, `Harbor`.
  package var swiftFileName: String {
    let words = NameWords(name)
    return words.isEmpty ? "Palette" : SwiftNames.typePrefix(words)
  }
}
