import Palette

/// An input with as much of it understood as it takes to tell its format.
struct InputContent {
  /// How the content is written.
  enum Notation {
    case folder(names: [String])
    case json(root: JSONNode, source: JSONSource)
    case css
    case xml
    case gpl
    case ase
    case unknown
  }

  let input: InputFile
  private let parsed: (root: JSONNode, source: JSONSource)?

  /// An input that is read as a format its user named.
  init(_ input: InputFile) {
    (self.input, parsed) = (input, nil)
  }

  private init(_ input: InputFile, _ notation: Notation) {
    self.input = input
    if case .json(let root, let source) = notation {
      parsed = (root, source)
    } else {
      parsed = nil
    }
  }

  /// The content as JSON.
  func json() throws(InputError) -> (JSONNode, JSONSource) {
    if let parsed { return parsed }
    return try JSONParser.parse(try input.content(), file: input.name)
  }

  /// The palette that the colours of the input make.
  func reading(_ found: FoundColors) throws(InputError) -> PaletteReading {
    let (palette, notes): (ColorPalette, [InputNote])
    do {
      (palette, notes) = try RampFinder.palette(from: found, file: input.name)
    } catch {
      var error = error
      error.notes = found.notes
      throw error
    }
    var reading = PaletteReading(document: .palette(palette), notes: found.notes + notes)
    let rest = palette.rolesOfNoStep
    if !rest.isEmpty { reading.notes.append(Self.note(rest)) }
    return reading
  }

  /// The palette that the colours of a file make.
  func reading(
    _ input: InputFile, _ read: ([UInt8], String) throws(InputError) -> FoundColors
  ) throws(InputError) -> PaletteReading {
    try reading(try read(try input.content(), input.name))
  }

  private static let mostNames = 12

  private static func note(_ roles: [ResolvedRole]) -> InputNote {
    let names = roles.prefix(mostNames).map(\.name.quoted).joined(separator: ", ")
    let others = roles.count > mostNames ? " and \(roles.count - mostNames) more" : ""
    let belong = roles.count == 1 ? "1 colour belongs" : "\(roles.count) colours belong"
    var note = InputNote("\(belong) to no ramp: \(names)\(others)")
    note.isAboutRules = true
    return note
  }

  /// The format of an input, told by its name and its content.
  /// - Throws: `InputError` where it is none that is known.
  static func recognize(
    _ input: InputFile
  ) throws(InputError) -> (format: InputFormat, content: InputContent) {
    let notation = try notation(of: input)
    if let what = unreadable(notation, input) {
      throw InputError(
        file: input.name, position: SourcePosition(line: 1, column: 1),
        message: "\(what); 'palette formats' lists what is read")
    }
    guard let format = try format(of: notation, input) else {
      let names = InputFormat.all.map(\.name).joined(separator: ", ")
      throw InputError(
        file: input.name, position: input.bytes.map { _ in SourcePosition(line: 1, column: 1) },
        message: input.bytes == nil
          ? "it is a directory, and neither an asset catalog (.xcassets) nor Android's resources (res) "
            + "nor a folder of design tokens; name a file in it, or say with --from what it is"
          : "it is in none of the forms that are told by themselves; if it is one of \(names), say "
            + "so with --from")
    }
    return (format, InputContent(input, notation))
  }

  /// What an input seems to be that has no palette in it.
  private static func unreadable(_ notation: Notation, _ input: InputFile) -> String? {
    switch notation {
    case .xml where isPicture(input):
      "it seems to be a picture (SVG), which is written but not read"
    case .json(let root, _) where root.members?.isEmpty == true:
      "it is an empty object of JSON, which has neither a palette nor colours in it"
    default: nil
    }
  }

  private static func isPicture(_ input: InputFile) -> Bool {
    if input.name.lowercased().hasSuffix(".svg") { return true }
    let start = String(decoding: (input.bytes ?? []).prefix(4096), as: UTF8.self)
    return start.contains("<svg")
  }

  private static func format(
    of notation: Notation, _ input: InputFile
  ) throws(InputError) -> InputFormat? {
    switch notation {
    case .folder(let names): try folderFormat(names, input)
    case .json(let root, _): JSONRecognition.format(of: root, file: input.name)
    case .xml: .android
    case .gpl: .gpl
    case .ase: .ase
    case .css: .css
    case .unknown: nil
    }
  }

  private static func folderFormat(
    _ names: [String], _ input: InputFile
  ) throws(InputError) -> InputFormat? {
    let isCatalog =
      [".xcassets", ".colorset"].contains(where: input.name.hasSuffix)
      || names.contains { $0.hasSuffix(".colorset") }
    if isCatalog { return .xcassets }
    if names.contains("values") { return .android }
    if names.contains(where: ResolverInput.isResolver) { return .dtcg }
    if try StyleDictionaryFolder.recognizes(input, names) { return .styleDictionary }
    let last = input.path.split(separator: "/").last ?? ""
    return AndroidColorsReader.isValuesFolder(last) ? .android : nil
  }

  private static func notation(of input: InputFile) throws(InputError) -> Notation {
    guard let bytes = input.bytes else {
      return .folder(names: try input.files.names(in: input.path))
    }
    if bytes.starts(with: AdobeSwatchReader.magic) { return .ase }
    if GIMPPaletteReader.recognizes(bytes) { return .gpl }
    switch input.name.split(separator: ".").last?.lowercased() {
    case "css", "pcss": return .css
    case "xml": return .xml
    case "gpl": return .gpl
    case "ase": return .ase
    case "json", "jsonc", "json5", "tokens": break
    default:
      // Nothing at all is a JSON file that has yet to be written.
      switch firstInk(bytes) {
      case nil, UInt8(ascii: "{"): break
      case UInt8(ascii: "<"): return .xml
      default: return looksLikeCSS(bytes) ? .css : .unknown
      }
    }
    let (root, source) = try JSONParser.parse(bytes, file: input.name)
    return .json(root: root, source: source)
  }

  /// The first byte that is neither blank nor in a comment.
  private static func firstInk(_ bytes: [UInt8]) -> UInt8? {
    var index = ByteOrderMark.length(in: bytes)
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
      } else if bytes[index...].starts(with: "//".utf8) {
        index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[index] <= 0x20 && bytes[index] != 0 {
        index += 1
      } else {
        return bytes[index]
      }
    }
    return nil
  }

  /// It has a block, and a custom property in it.
  private static func looksLikeCSS(_ bytes: [UInt8]) -> Bool {
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return false }
    return bytes[brace...].indices.contains { bytes[$0...].starts(with: "--".utf8) }
  }
}

extension ColorPalette {
  /// The roles that have no step's colour in some appearance: whether they were meant as roles is not
  /// plain, and no rule looks at them.
  fileprivate var rolesOfNoStep: [ResolvedRole] {
    let steps = PerAppearance { variant in
      Set(ramps.flatMap { $0.swatches[variant] ?? [] }.map(\.color))
    }
    return roles.filter { role in
      !role.colors.variants.allSatisfy { variant in
        role.colors[variant].map { steps[variant]?.contains($0.opaque) == true } ?? true
      }
    }
  }
}
