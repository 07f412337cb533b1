import Palette

/// Reads what Tokens Studio and Penpot write: sets of tokens, and themes that choose among them.
public enum TokensStudioReader {
  /// The colours of the sets, in the appearances that themes are called after, or else the sets.
  ///
  /// - Throws: `InputError` with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> FoundColors {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    let object = try source.object(root, "a file of token sets")
    return try TokensStudioFile(object, source).colors()
  }
}

/// The sets of a file and the themes that enable them.
private struct TokensStudioFile {
  private struct Theme {
    var name: String
    var group: String
    var sets: Set<String>
  }

  private let source: JSONSource
  /// In the order in which later ones win.
  private var sets: [(name: String, root: JSONObject)] = []
  private var themes: [Theme] = []

  init(_ root: JSONObject, _ source: JSONSource) throws(InputError) {
    self.source = source
    let members = root.members.filter { !$0.key.hasPrefix("$") }
    for member in members {
      sets.append((member.key, try source.object(member.node, "set \(member.key.quoted)")))
    }
    // A file may also be a single set that has no name.
    if sets.contains(where: { TokenDialect.tokensStudio.isToken($0.root) }) { sets = [("", root)] }
    if let metadata = root["$metadata"] { try sort(metadata) }
    guard let list = root["$themes"] else { return }
    for element in try source.array(list, "'$themes'") { themes.append(try theme(element)) }
  }

  func colors() throws(InputError) -> FoundColors {
    var found = FoundColors()
    let axes = themes.isEmpty ? setAxes : themeAxes(&found.notes)
    let choices = AppearanceChoice.all(axes)
    guard !choices.isEmpty else {
      throw source.error(at: 0, "the themes make up none of the four appearances")
    }
    for context in AppearanceChoice.unread(axes, by: choices) where !themes.isEmpty {
      found.notes.append(InputNote("theme \(context) is none of the four appearances read"))
    }
    var used: Set<String> = []
    var notes = Set(found.notes)
    for choice in choices {
      let names = enabled(by: choice, axes)
      used.formUnion(names)
      let documents = sets.filter { names.contains($0.name) }.map {
        TokenDocument(root: $0.root, source: source)
      }
      var tokens = try LegacyTokens(documents, dialect: .tokensStudio, file: source.file)
      found.colors += try tokens.colors(in: choice.variant)
      found.groups += tokens.groups(in: choice.variant)
      found.notes += tokens.notes.filter { notes.insert($0).inserted }
    }
    for set in sets where !used.contains(set.name) {
      found.notes.append(
        InputNote(
          "set \(set.name.quoted) belongs to no appearance that was read",
          at: source.position(at: set.root.offset)))
    }
    return found
  }

  /// A group of themes is a choice; one that is about no appearance shows its first theme.
  private func themeAxes(_ notes: inout [InputNote]) -> [AppearanceAxis] {
    var groups: [String] = []
    var names: [String: [String]] = [:]
    for theme in themes {
      if names[theme.group] == nil { groups.append(theme.group) }
      names[theme.group, default: []].append(theme.name)
    }
    return groups.map { group in
      var axis = AppearanceAxis(name: group, contexts: names[group] ?? [])
      guard !axis.isAboutAppearance else { return axis }
      if axis.contexts.count > 1 {
        notes.append(
          InputNote(
            "no theme of the group \(group.quoted) is called after an appearance: "
              + "\(axis.contexts[0].quoted) was read"))
      }
      axis = AppearanceAxis(name: group, contexts: [axis.contexts[0]])
      axis.meanings = [AppearanceMeaning.any]
      return axis
    }
  }

  /// Without themes, sets that are called after appearances are a choice, the others are common.
  ///
  /// `dark-dimmed` is neither: it would cover what is common.
  private var setAxes: [AppearanceAxis] {
    let names = sets.map(\.name).filter { name in
      let meaning = AppearanceMeaning(path: name, separator: "/")
      return meaning?.appearance != nil || meaning?.contrast == .increased
        || AppearanceMeaning.isHinted(by: name)
    }
    return names.isEmpty ? [] : [AppearanceAxis(name: "sets", contexts: names)]
  }

  private func enabled(by choice: AppearanceChoice, _ axes: [AppearanceAxis]) -> Set<String> {
    guard !themes.isEmpty else {
      // Sets of one appearance often come in several parts.
      var names = Set(sets.map(\.name))
      for axis in axes {
        let fitting = axis.contexts(for: choice.variant).map { axis.contexts[$0] }
        names.subtract(Set(axis.contexts).subtracting(fitting))
      }
      return names
    }
    var names: Set<String> = []
    for (axis, context) in zip(axes, choice.contexts) {
      let name = axis.contexts[context]
      let theme = themes.first { $0.group == axis.name && $0.name == name }
      names.formUnion(theme?.sets ?? [])
    }
    return names
  }

  private mutating func sort(_ metadata: JSONNode) throws(InputError) {
    let object = try source.object(metadata, "'$metadata'")
    guard let order = object["tokenSetOrder"] else { return }
    var places: [String: Int] = [:]
    for (place, node) in try source.array(order, "'tokenSetOrder'").enumerated() {
      places[try source.string(node, "a name in 'tokenSetOrder'")] = place
    }
    let sorted = sets.enumerated().sorted { first, second in
      let last = places.count
      return (places[first.element.name] ?? last, first.offset)
        < (places[second.element.name] ?? last, second.offset)
    }
    sets = sorted.map(\.element)
  }

  private func theme(_ node: JSONNode) throws(InputError) -> Theme {
    let object = try source.object(node, "a theme")
    let nameNode = try source.required("name", in: object, "a theme")
    var theme = Theme(name: try source.string(nameNode, "'name' of a theme"), group: "", sets: [])
    // Penpot writes null or an empty text where there is no group.
    theme.group = object["group"]?.text ?? ""
    guard let selected = object["selectedTokenSets"] else { return theme }
    let names = Set(sets.map(\.name))
    for member in try source.object(selected, "'selectedTokenSets'").members {
      guard member.node.text != "disabled" else { continue }
      guard names.contains(member.key) else {
        throw source.error(
          at: member.keyOffset,
          "theme \(theme.name.quoted) selects the set \(member.key.quoted), which does not exist"
            + Spelling.hint(for: member.key, among: names.sorted()))
      }
      theme.sets.insert(member.key)
    }
    return theme
  }
}
