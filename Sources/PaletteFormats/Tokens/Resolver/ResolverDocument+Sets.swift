import Palette

extension ResolverDocument {
  /// Sets may use sets, but no deeper than this.
  private static let deepest = 64

  /// All documents for a list of sources, the first first, none twice.
  ///
  /// A later document wins, so of one that is used several times only the last use matters: that
  /// keeps sets of sets of sets as short as the file.
  func flattened(_ steps: [[Source]]) throws(InputError) -> [Source] {
    var flattening = Flattening(document: self)
    for sources in steps.reversed() { try flattening.add(sources, depth: 0) }
    return flattening.sources.reversed()
  }

  /// Throws where a set refers to one that does not exist, or to itself.
  func checkReferences() throws(InputError) {
    let contexts = modifiers.flatMap { $0.contexts.map(\.sources) }
    let entries = order.compactMap { step in
      if case .set(let sources) = step { sources } else { nil }
    }
    let named = sets.keys.sorted().compactMap { sets[$0] }
    _ = try flattened(contexts + entries + named)
  }

  /// Collects from the last source to the first.
  private struct Flattening {
    let document: ResolverDocument
    var sources: [Source] = []
    private var done: Set<String> = []
    private var open: [String] = []
    private var files: Set<String> = []

    init(document: ResolverDocument) {
      self.document = document
    }

    mutating func add(_ list: [Source], depth: Int) throws(InputError) {
      for source in list.reversed() {
        switch source {
        case .tokens: sources.append(source)
        case .file(let path, _):
          if files.insert(path).inserted { sources.append(source) }
        case .set(let name, let offset):
          guard !done.contains(name) else { continue }
          try addSet(name, offset, depth: depth)
        }
      }
    }

    private mutating func addSet(_ name: String, _ offset: Int, depth: Int) throws(InputError) {
      if let start = open.firstIndex(of: name) {
        throw document.source.error(
          at: offset, "sets go in a circle: \(TokenTree.circle(open[start...] + [name]))")
      }
      guard let list = document.sets[name] else {
        throw document.missing(name, "set", offset, document.sets.keys.sorted())
      }
      guard depth < deepest else {
        throw document.source.error(
          at: offset, "sets use sets too deeply: at most \(deepest) levels are read")
      }
      open.append(name)
      try add(list, depth: depth + 1)
      open.removeLast()
      done.insert(name)
    }
  }
}
