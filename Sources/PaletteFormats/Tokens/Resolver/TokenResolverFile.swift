import Palette

/// Reads the documents a resolver file names, and their colours in each appearance.
struct TokenResolverFile {
  let document: ResolverDocument
  let files: any FileTree
  let isStrict: Bool
  private var read: [String: TokenDocument] = [:]

  init(document: ResolverDocument, files: any FileTree, isStrict: Bool) {
    (self.document, self.files, self.isStrict) = (document, files, isStrict)
  }

  private var file: String { document.source.file }

  /// The tokens for one context of every modifier.
  ///
  /// - Throws: `InputError` for an input that is unknown, or missing where there is no default.
  mutating func tokens(inputs: [String: String]) throws(InputError) -> DTCGTokens {
    try checkInputs(inputs)
    var steps: [[ResolverDocument.Source]] = []
    for step in document.order {
      switch step {
      case .set(let sources): steps.append(sources)
      case .modifier(let number):
        let modifier = document.modifiers[number]
        guard let context = inputs[modifier.name] ?? modifier.initial,
          let sources = modifier.sources(of: context)
        else {
          throw error(
            "modifier \(modifier.name.quoted) has no default: choose "
              + alternatives(modifier.contexts.map(\.name)))
        }
        steps.append(sources)
      }
    }
    var documents: [TokenDocument] = []
    for source in try document.flattened(steps) { documents.append(try tokens(of: source)) }
    return try DTCGTokens(documents, file: file, isStrict: isStrict)
  }

  /// The colours in all appearances that the contexts speak of.
  mutating func colors(inputs: [String: String]) throws(InputError) -> FoundColors {
    try checkInputs(inputs)
    var inputs = inputs
    var found = FoundColors(name: document.name, notes: document.notes)
    found.remarks = document.remarks
    var axes: [AppearanceAxis] = []
    for modifier in usedModifiers {
      let axis = AppearanceAxis(
        name: modifier.name,
        contexts: inputs[modifier.name].map { [$0] } ?? modifier.contexts.map(\.name))
      if axis.isAboutAppearance {
        axes.append(axis)
      } else if inputs[modifier.name] == nil, modifier.initial == nil {
        inputs[modifier.name] = axis.contexts[0]
        found.notes.append(
          InputNote(
            "modifier \(modifier.name.quoted) has no default: its context "
              + "\(axis.contexts[0].quoted) was read",
            at: document.source.position(at: modifier.offset)))
      }
    }
    let choices = AppearanceChoice.all(axes)
    guard !choices.isEmpty else {
      throw error("the contexts of the modifiers make up none of the four appearances")
    }
    for context in AppearanceChoice.unread(axes, by: choices) {
      found.notes.append(InputNote("context \(context) is none of the four appearances read"))
    }
    var notes = Set(found.notes)
    for choice in choices {
      for (axis, context) in zip(axes, choice.contexts) {
        inputs[axis.name] = axis.contexts[context]
      }
      var tokens = try tokens(inputs: inputs)
      found.colors += try tokens.colors(in: choice.variant)
      found.groups += tokens.groups(in: choice.variant)
      found.notes += tokens.notes.filter { notes.insert($0).inserted }
    }
    return found
  }

  /// The modifiers that the order names, each once.
  private var usedModifiers: [ResolverDocument.Modifier] {
    var seen: Set<Int> = []
    return document.order.compactMap { step in
      guard case .modifier(let number) = step, seen.insert(number).inserted else { return nil }
      return document.modifiers[number]
    }
  }

  private func checkInputs(_ inputs: [String: String]) throws(InputError) {
    let modifiers = usedModifiers
    for (name, context) in inputs.sorted(by: { $0.key < $1.key }) {
      guard let modifier = modifiers.first(where: { $0.name == name }) else {
        let hint = Spelling.hint(for: name, among: modifiers.map(\.name))
        throw error("there is no modifier \(name.quoted)\(hint)")
      }
      guard modifier.sources(of: context) != nil else {
        throw error(
          "modifier \(name.quoted) has no context \(context.quoted): choose "
            + alternatives(modifier.contexts.map(\.name)))
      }
    }
  }

  private mutating func tokens(
    of source: ResolverDocument.Source
  ) throws(InputError) -> TokenDocument {
    switch source {
    case .tokens(let root): return TokenDocument(root: root, source: document.source)
    case .file(let path, let offset): return try tokens(in: path, offset)
    case .set: preconditionFailure("flattened sources have no sets")
    }
  }

  private mutating func tokens(
    in reference: String, _ offset: Int
  ) throws(InputError) -> TokenDocument {
    let path = reference.hasPrefix("./") ? String(reference.dropFirst(2)) : reference
    if let known = read[path] { return known }
    guard !path.contains("#"), !path.contains("://") else {
      throw document.source.error(
        at: offset,
        "'$ref' must be \"#/sets/NAME\" or the path of a file beside this one, found "
          + path.quoted)
    }
    let bytes: [UInt8]
    do {
      bytes = try files.bytes(of: path)
    } catch {
      throw document.source.error(at: offset, "'$ref' \(path.quoted): \(error.message)")
    }
    let (root, source) = try JSONParser.parse(bytes, file: fileName(path))
    let tokens = TokenDocument(
      root: try source.object(root, "a file of design tokens"), source: source)
    read[path] = tokens
    return tokens
  }

  /// The path as whoever named the resolver file would write it.
  private func fileName(_ path: String) -> String {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [Substring(path)]).joined(separator: "/")
  }

  private func error(_ message: String) -> InputError {
    InputError(file: file, message: message)
  }
}
