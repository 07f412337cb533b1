/// Which files of a resource folder are read.
struct AndroidResourcePlaces {
  var day: [String] = []
  var night: [String] = []
  /// Folders whose colours hold for some devices only.
  var unread: [String] = []
  /// What is read holds for the night alone.
  var isNight = false

  init(_ input: InputFile) throws(InputError) {
    let parts = input.path.split(separator: "/").map(String.init)
    let isFile = input.bytes != nil
    let folder = isFile ? parts.dropLast().last : parts.last ?? "values"
    guard let folder, AndroidColorsReader.isValuesFolder(folder) else {
      day = [input.path]
      return
    }
    isNight = folder.split(separator: "-").dropFirst().contains("night")
    let fileName = isFile ? parts.last : nil
    day = try Self.files(in: folder, named: fileName, input)
    guard folder == "values" else { return }
    night = try Self.files(in: "values-night", named: fileName, input)
    for other in try input.files.names(in: "")
    where AndroidColorsReader.isValuesFolder(other) && !["values", "values-night"].contains(other) {
      let names = try input.files.names(in: other)
      if names.contains(fileName ?? "colors.xml") { unread.append(other) }
    }
  }

  private static func files(
    in folder: String, named name: String?, _ input: InputFile
  ) throws(InputError) -> [String] {
    try input.files.names(in: folder)
      .filter { file in name.map { $0 == file } ?? file.hasSuffix(".xml") }
      .map { "\(folder)/\($0)" }
  }
}
