import Palette

/// The folder of tokens that a project of Style Dictionary keeps, a file an appearance.
enum StyleDictionaryFolder {
  /// One of the files that are called after an appearance holds tokens of Style Dictionary.
  static func recognizes(_ folder: InputFile, _ names: [String]) throws(InputError) -> Bool {
    guard let name = names.first(where: isOfAppearance) else { return false }
    let path = folder.path.isEmpty ? name : folder.path + "/" + name
    let (root, _) = try JSONParser.parse(
      try folder.files.bytes(of: path), file: folder.name(of: path))
    return JSONRecognition.format(of: root, file: name).name == InputFormat.styleDictionary.name
  }

  private static func isOfAppearance(_ name: String) -> Bool {
    name.hasSuffix(".json") && AppearanceMeaning(path: name, separator: ".")?.appearance != nil
  }

  /// The colours of the files that are called after an appearance, `light.json` and its like.
  static func read(_ input: InputFile) throws(InputError) -> FoundColors {
    let folder = input.path.isEmpty ? "" : input.path + "/"
    var found: [AppearanceVariant: FoundColors] = [:]
    for name in try input.files.names(in: input.path) where isOfAppearance(name) {
      let path = folder + name
      found[AppearanceMeaning.variant(ofFile: name)] = try StyleDictionaryReader.read(
        try input.files.bytes(of: path), file: input.name(of: path))
    }
    guard !found.isEmpty else {
      throw InputError(
        file: input.name,
        message: "it has no file of tokens called after an appearance, as light.json is")
    }
    var all = FoundColors()
    for variant in AppearanceVariant.allCases {
      all.colors += found[variant]?.colors ?? []
      all.groups += found[variant]?.groups ?? []
      all.notes += found[variant]?.notes ?? []
    }
    return all
  }
}
