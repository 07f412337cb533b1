import Palette

/// The colours that resource files define, before references are followed.
struct AndroidColorTable {
  /// A colour as it is written.
  struct Definition {
    /// `#AARRGGBB` and its kin, or a reference.
    let value: String
    let position: SourcePosition
    /// What messages call its file.
    let file: String
    /// What a comment says about it.
    let remarks: Remarks?

    /// The colour of the same files that it stands for.
    var reference: String? {
      value.hasPrefix("@color/") ? String(value.dropFirst("@color/".count)) : nil
    }

    func error(_ message: String) -> InputError {
      InputError(file: file, position: position, message: message)
    }
  }

  /// In the order of the files.
  private(set) var names: [String] = []
  private var definitions: [String: Definition] = [:]
  /// Comments that are about no colour, and where the first is.
  private(set) var lostComments: (count: Int, first: SourcePosition)?

  var isEmpty: Bool { names.isEmpty }

  subscript(name: String) -> Definition? { definitions[name] }

  /// The colours that, looked up in this table and then in another, meet this one on their way.
  ///
  /// What is known of a name is not asked again, so that chains cost no more than their length.
  func reached(through other: AndroidColorTable) -> Set<String> {
    guard !isEmpty else { return [] }
    var isReached: [String: Bool] = [:]
    for start in names + other.names {
      var way: [String] = []
      var next: String? = start
      var meets = false
      while let name = next, !meets {
        if let known = isReached[name] {
          meets = known
          break
        }
        // A circle comes back to this; it is an error elsewhere.
        isReached[name] = false
        way.append(name)
        meets = definitions[name] != nil
        next = other[name]?.reference
      }
      for name in way { isReached[name] = meets }
    }
    return Set(isReached.filter(\.value).keys)
  }

  mutating func add(_ path: String, of input: InputFile) throws(InputError) {
    let file = input.name(of: path)
    let isInput = path == input.path && input.bytes != nil
    let bytes = isInput ? try input.content() : try input.files.bytes(of: path)
    let (elements, source, lost) = try XMLParser.parse(bytes, file: file)
    guard elements.first?.name == "resources" else {
      throw source.error(
        at: elements.first?.offset ?? 0,
        "the root of Android's resources is <resources>, found <\(elements.first?.name ?? "")>")
    }
    let countBefore = names.count
    defer {
      // A file without colours is not ours to keep.
      if names.count > countBefore, let lost { lose(lost.count, at: lost.first, in: source) }
    }
    for element in elements where element.parent == 0 {
      let isColor =
        element.name == "color" || (element.name == "item" && element["type"] == "color")
      guard isColor else { continue }
      guard let name = element["name"], !name.isEmpty else {
        throw source.error(at: element.offset, "<\(element.name)> needs the attribute 'name'")
      }
      var position = source.position(at: element.textOffset ?? element.offset)
      position.file = isInput ? nil : file
      let remarks = element.comment.flatMap(Remarks.init(comment:))
      if element.comment != nil, remarks == nil { lose(1, at: element.offset, in: source) }
      let definition = Definition(
        value: element.trimmedText, position: position, file: file, remarks: remarks)
      if let other = definitions[name] {
        throw definition.error(
          "the colour \(name.quoted) is defined twice: first at \(other.file):"
            + "\(other.position.line):\(other.position.column)")
      }
      names.append(name)
      definitions[name] = definition
    }
  }

  private mutating func lose(_ count: Int, at offset: Int, in source: JSONSource) {
    var position = source.position(at: offset)
    position.file = source.file
    lostComments = ((lostComments?.count ?? 0) + count, lostComments?.first ?? position)
  }
}
