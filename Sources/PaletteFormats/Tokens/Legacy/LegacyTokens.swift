import Palette

/// The tokens of formats older than DTCG, laid over one another, with their references followed.
struct LegacyTokens {
  private(set) var notes: [InputNote]
  private let file: String
  private let tree: TokenTree
  private var checker: TokenChecker
  /// How many tokens could not be read for each reason, and where the first is.
  private var unread: [String: (count: Int, first: SourcePosition)] = [:]

  init(
    _ documents: [TokenDocument], dialect: TokenDialect, file: String
  ) throws(InputError) {
    var reader = TokenTreeReader(dialect: dialect, file: file)
    for document in documents { try reader.add(document.root, of: document.source) }
    self.file = file
    (tree, notes) = try reader.finished()
    checker = TokenChecker(resolver: TokenResolver(tree: tree, dialect: dialect))
  }

  /// The colours among the tokens, with what single tokens say of other appearances.
  mutating func colors(in variant: AppearanceVariant) throws(InputError) -> [FoundColor] {
    let candidates = tree.tokens.filter { id in
      tree.type(of: id).map(Self.isColor) ?? true
    }
    let others = tree.tokens.count - candidates.count
    if others > 0 {
      let first = tree.tokens.first { tree.type(of: $0).map(Self.isColor) == false }
      notes.append(
        .loss(
          "\(others == 1 ? "1 token that is no colour is" : "\(others) tokens that are no colours are")"
            + " not read",
          at: first.map { tree.position(tree.nodes[$0].source, tree.nodes[$0].keyOffset, in: file) }
        ))
    }
    try checker.resolver.resolve(candidates)
    var colors: [FoundColor] = []
    for id in candidates {
      guard let token = tree.nodes[id].token else { continue }
      guard let value = try checker.resolver.value(of: id) else {
        skip(id, at: token.offset, "references to tokens that are not in this file")
        continue
      }
      let isAlias = checker.resolver.target(of: id) != nil
      let kind = certainty(of: id, as: value)
      func found(
        _ color: HexColor, _ variant: AppearanceVariant, _ offset: Int, isAlias: Bool
      ) -> FoundColor {
        var found = FoundColor(
          path: tree.path(of: id), variant: variant, color: color, isAlias: isAlias,
          position: tree.position(tree.nodes[id].source, offset, in: file))
        found.remarks = tree.nodes[id].remarks
        return found
      }
      if let color = try color(value, of: id, kind) {
        colors.append(found(color, variant, token.offset, isAlias: isAlias))
      }
      guard kind != .perhaps else { continue }
      for member in token.object.members {
        guard let other = Self.otherVariant(member.key) else { continue }
        let part = TokenValue(node: member.node, owner: id, isWhole: false)
        guard let value = try checker.resolver.followed(part),
          let color = try color(value, of: id, kind)
        else { continue }
        let isAlias = value.node.offset != member.node.offset
        colors.append(found(color, other, member.node.offset, isAlias: isAlias))
      }
    }
    for (reason, place) in unread.sorted(by: { $0.key < $1.key }) {
      notes.append(
        InputNote(
          "\(place.count) \(place.count == 1 ? "token was" : "tokens were") not read: \(reason)",
          at: place.first))
    }
    unread = [:]
    return colors
  }

  /// The groups something is said about.
  func groups(in variant: AppearanceVariant) -> [FoundGroup] {
    tree.groups(in: variant, file: file)
  }

  /// How sure it is that a token is a colour.
  private enum Certainty {
    case certain, perhaps, no
  }

  private static func isColor(_ type: String) -> Bool {
    ["color", "colour"].contains(type.lowercased())
  }

  /// By its type or that of what it refers to, else by the category: the first of its groups, or
  /// what its attributes say.
  private func certainty(of id: Int, as value: TokenValue) -> Certainty {
    if let type = tree.type(of: id) ?? tree.type(of: value.owner) {
      return Self.isColor(type) ? .certain : .no
    }
    for token in [id, value.owner] {
      var category = tree.path(of: token).first
      if let attributes = tree.nodes[token].token?.object["attributes"],
        case .object(let object) = attributes.value, let text = object["category"]?.text
      {
        category = text
      }
      if let category = category?.lowercased(), Self.categories.contains(category) {
        return .certain
      }
    }
    return .perhaps
  }

  private static let categories: Set = ["color", "colors", "colour", "colours"]

  /// The appearance of `darkValue` and the like.
  private static func otherVariant(_ key: String) -> AppearanceVariant? {
    guard key.hasSuffix("Value"), let meaning = AppearanceMeaning(key) else { return nil }
    return AppearanceVariant(meaning.appearance ?? .light, meaning.contrast ?? .standard)
  }

  private mutating func color(
    _ value: TokenValue, of id: Int, _ certainty: Certainty
  ) throws(InputError) -> HexColor? {
    guard certainty != .no else { return nil }
    if isComputed(id) || isComputed(value.owner) {
      return skip(value, "their '$extensions' change them by a computation")
    }
    switch value.node.value {
    case .string(let text):
      if certainty == .perhaps, !text.hasPrefix("#"), !text.hasSuffix(")") { return nil }
      if let color = try? CSSColor(parsing: text) { return color.eightBit.color }
      if certainty == .certain, let color = try? HexColor(text) { return color }
      if text.contains("{") { return skip(value, "they are computed from others") }
      if text.contains("gradient(") { return skip(value, "a gradient is no single colour") }
      guard certainty == .certain else { return nil }
      do {
        return try CSSColor(parsing: text).eightBit.color
      } catch {
        throw fault(value, id, "\(error)")
      }
    case .object(let object) where object["colorSpace"] != nil:
      return try checker.color(value).color.eightBit.color
    case .object(let object):
      if let color = Self.color(object) { return color }
    default: break
    }
    guard certainty == .certain else { return nil }
    throw fault(value, id, "a colour is needed, as in \"#0070f2\", found \(value.node.kind)")
  }

  /// Tokens Studio lightens, darkens, mixes and thins colours by a rule beside the value.
  private func isComputed(_ id: Int) -> Bool {
    guard let extensions = tree.nodes[id].token?.object["$extensions"],
      case .object(let object) = extensions.value,
      case .object(let studio)? = object["studio.tokens"]?.value
    else { return false }
    return studio["modify"] != nil
  }

  /// `{ "r": 0, "g": 112, "b": 242, "a": 1 }`, or h, s and l.
  private static func color(_ object: JSONObject) -> HexColor? {
    func number(_ key: String) -> Double? {
      guard case .number(let number, _)? = object[key]?.value, number.isFinite else { return nil }
      return number
    }
    let alpha = number("a") ?? 1
    if let red = number("r"), let green = number("g"), let blue = number("b") {
      let components = [red / 255, green / 255, blue / 255]
      guard components.allSatisfy((0...1).contains), (0...1).contains(alpha) else { return nil }
      return CSSColor(space: .srgb, components: components, alpha: alpha).eightBit.color
    }
    if let hue = number("h"), let saturation = number("s"), let lightness = number("l") {
      // Style Dictionary takes shares of one and of a hundred.
      let scale: Double = saturation <= 1 && lightness <= 1 ? 100 : 1
      let components = [hue, saturation * scale, lightness * scale]
      guard components[1...].allSatisfy((0...100).contains), (0...1).contains(alpha) else {
        return nil
      }
      return CSSColor(space: .hsl, components: components, alpha: alpha).eightBit.color
    }
    return nil
  }

  private mutating func skip(_ value: TokenValue, _ reason: String) -> HexColor? {
    skip(value.owner, at: value.node.offset, reason)
    return nil
  }

  private mutating func skip(_ id: Int, at offset: Int, _ reason: String) {
    let position = tree.position(tree.nodes[id].source, offset, in: file)
    unread[reason] = ((unread[reason]?.count ?? 0) + 1, unread[reason]?.first ?? position)
  }

  private func fault(_ value: TokenValue, _ id: Int, _ message: String) -> InputError {
    tree.error(
      in: value.owner, at: value.node.offset, "token \(tree.name(of: id).quoted): \(message)")
  }
}
