import Palette

extension PaletteFileReader {
  /// The keys an output of a palette file may have.
  static let outputKeys = ["format", "path", "steps", "prefix", "case", "dtcgColor", "language"]

  func outputs(_ node: JSONNode) throws(InputError) -> [OutputDefinition] {
    let elements = try source.array(node, "'outputs'")
    guard !elements.isEmpty else {
      throw source.error(
        at: node,
        "'outputs' needs at least one output, as in "
          + "{ \"format\": \"css\", \"path\": \"web/colors.css\" }")
    }
    // Not every disk tells upper from lower case.
    var taken: [String: String] = [:]
    var outputs: [OutputDefinition] = []
    for element in elements {
      let output = try output(element)
      if let other = taken.updateValue(output.path, forKey: output.path.lowercased()) {
        throw source.error(
          at: element,
          other == output.path
            ? "'outputs' has two outputs at the path \(other.quoted)"
            : "'outputs' has the paths \(other.quoted) and \(output.path.quoted), "
              + "which are one where case does not count")
      }
      outputs.append(output)
      try checkNesting(outputs, at: element)
    }
    return outputs
  }

  /// Throws where the last output and another cannot both be: a file has nothing below it.
  private func checkNesting(
    _ outputs: [OutputDefinition], at node: JSONNode
  ) throws(InputError) {
    guard let last = outputs.last else { return }
    for other in outputs.dropLast() {
      let (file, inner) =
        other.path.utf8.count < last.path.utf8.count ? (other, last) : (last, other)
      let isFile = OutputFormat.all.contains { $0.name == file.format && $0.fileExtension != nil }
      guard isFile, inner.path.lowercased().hasPrefix(file.path.lowercased() + "/") else {
        continue
      }
      throw source.error(
        at: node,
        "'outputs' has a file at the path \(file.path.quoted), and \(inner.path.quoted) below it")
    }
  }

  private func output(_ node: JSONNode) throws(InputError) -> OutputDefinition {
    let object = try source.object(node, "an output", keys: Self.outputKeys)
    let format = try format(try source.required("format", in: object, "an output"))
    let path = try path(try source.required("path", in: object, "an output"), of: format)
    var options = WriteOptions()
    if let node = object["steps"] {
      options.steps = try source.word(node, "'steps' of an output")
    }
    if let node = object["prefix"] {
      options.prefix = try source.string(node, "'prefix' of an output")
    }
    if let node = object["case"] {
      guard format.usesLetterCase else {
        throw source.error(
          at: node, "'case' of an output has no effect on \(format.name); leave it out"
        )
      }
      options.letterCase = try source.word(node, "'case' of an output")
    }
    if let node = object["dtcgColor"] {
      guard format.name == OutputFormat.dtcg.name else {
        throw source.error(
          at: node, "'dtcgColor' of an output goes with the format dtcg, found \(format.name)")
      }
      options.tokenColor = try source.word(node, "'dtcgColor' of an output")
    }
    if let node = object["language"] {
      guard format.usesLanguage else {
        throw source.error(
          at: node, "'language' of an output has no effect on \(format.name); leave it out")
      }
      options.language = try source.word(node, "'language' of an output")
    }
    return OutputDefinition(
      format: format.name, path: path, options: options,
      position: source.position(at: node.offset))
  }

  private func format(_ node: JSONNode) throws(InputError) -> OutputFormat {
    let name = try source.string(node, "'format' of an output")
    if let format = OutputFormat.all.first(where: { $0.name == name }) { return format }
    let names = OutputFormat.all.map(\.name)
    let advice =
      Spelling.suggestion(for: name, among: names).map { "did you mean \($0.quoted)?" }
      ?? "known are \(names.map(\.quoted).joined(separator: ", "))"
    throw source.error(
      at: node, "'format' of an output names the unknown format \(name.quoted); \(advice)")
  }

  /// A path that leads into the palette file's folder, without `.` and without a slash at its end.
  ///
  /// A palette file from elsewhere must not write where it likes.
  private func path(_ node: JSONNode, of format: OutputFormat) throws(InputError) -> String {
    let subject = "'path' of an output"
    let text = try source.string(node, subject)
    guard !text.isEmpty else {
      throw source.error(at: node, "\(subject) is empty; \"web/colors.css\" would be one")
    }
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw source.error(at: node, "\(subject) has a control character in \(text.quoted)")
    }
    guard !text.unicodeScalars.contains("\\") else {
      throw source.error(at: node, "\(subject) takes '/' between names, found \(text.quoted)")
    }
    // The system splits at the scalar, even where a combining mark after it makes another character.
    var names = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0) }
    guard names.count == text.split(separator: "/", omittingEmptySubsequences: false).count else {
      throw source.error(
        at: node, "\(subject) has a combining mark after a '/' in \(text.quoted)")
    }
    guard names.first != "", !names.contains("..") else {
      throw source.error(
        at: node,
        "\(subject) must stay inside the folder of the palette file, found \(text.quoted)")
    }
    let endsInSlash = names.last == ""
    if endsInSlash { names.removeLast() }
    guard !names.contains("") else {
      throw source.error(at: node, "\(subject) has an empty name in \(text.quoted)")
    }
    let isFolder = endsInSlash || names.last == "."
    guard !isFolder || format.fileExtension == nil else {
      throw source.error(
        at: node,
        "\(subject) must name a file, since \(format.name) writes one, found \(text.quoted)")
    }
    guard isFolder || format.fileExtension != nil || !format.isFile(text) else {
      throw source.error(
        at: node,
        "\(format.name) is a folder of files: give a folder, found \(text.quoted); "
          + "for a folder of that name, end it in '/'")
    }
    let path = names.filter { $0 != "." }.joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
