import Palette

/// The tokens of DTCG documents laid over one another, with all references followed.
struct DTCGTokens {
  private struct Place: Hashable {
    var source: Int
    var offset: Int
  }

  /// A colour as screens show it: in sRGB, and in Display P3 where that is more.
  private struct Shown {
    var color: HexColor
    var p3: DisplayP3Color?
  }

  private(set) var notes: [InputNote]
  private(set) var checker: TokenChecker
  private let file: String
  private let isStrict: Bool
  private var colorsRead: [Place: Shown] = [:]
  private var unknownTypes: Set<String> = []
  private var legacy: (count: Int, first: SourcePosition)?
  /// Tokens that are no colours, by type, and where the first is.
  private var others: (types: [TokenType: Int], first: SourcePosition)?
  private var faults: (count: Int, first: InputError)?

  init(_ documents: [TokenDocument], file: String, isStrict: Bool) throws(InputError) {
    let dialect = TokenDialect.dtcg(isStrict: isStrict)
    var reader = TokenTreeReader(dialect: dialect, file: file)
    for document in documents { try reader.add(document.root, of: document.source) }
    let (tree, notes) = try reader.finished()
    var resolver = TokenResolver(tree: tree, dialect: dialect)
    try resolver.resolve(tree.tokens)
    (self.notes, self.file, self.isStrict) = (notes, file, isStrict)
    checker = TokenChecker(resolver: resolver)
  }

  private var tree: TokenTree { checker.resolver.tree }

  /// The colours among the tokens; all others are checked.
  mutating func colors(in variant: AppearanceVariant) throws(InputError) -> [FoundColor] {
    var colors: [FoundColor] = []
    for id in tree.tokens {
      guard var value = try checker.resolver.value(of: id),
        let type = try type(of: id)
      else { continue }
      if value.owner != id, !value.isWhole {
        let offset = tree.nodes[id].token?.offset ?? 0
        value.referrer = TokenValue.Referrer(token: id, offset: offset)
      }
      guard type == .color else {
        try checkOther(value, type)
        let first =
          others?.first
          ?? tree.position(
            tree.nodes[id].source, tree.nodes[id].keyOffset, in: file)
        others = (others?.types ?? [:], first)
        others?.types[type, default: 0] += 1
        continue
      }
      let isAlias = checker.resolver.target(of: id) != nil
      let offset = tree.nodes[id].token?.offset ?? 0
      let shown = try color(value)
      var found = FoundColor(
        path: tree.path(of: id).filter { $0 != "$root" }, variant: variant,
        color: shown.color, p3: shown.p3, isAlias: isAlias,
        position: tree.position(tree.nodes[id].source, offset, in: file))
      found.remarks = tree.nodes[id].remarks
      colors.append(found)
      if isAlias { noteDeprecation(id) }
    }
    addSummaries()
    return colors
  }

  /// The groups something is said about.
  func groups(in variant: AppearanceVariant) -> [FoundGroup] {
    tree.groups(in: variant, file: file)
  }

  /// The type of a token, `nil` where it is one that tolerant readers pass over.
  private mutating func type(of id: Int) throws(InputError) -> TokenType? {
    guard let name = try checker.resolver.type(of: id) else {
      throw tree.error(
        in: id, at: tree.nodes[id].keyOffset,
        "token \(tree.name(of: id).quoted) has no '$type', and neither has a group it is in; "
          + "for a colour it is \"color\"")
    }
    if let type = TokenType(rawValue: name) { return type }
    if unknownTypes.insert(name).inserted {
      let node = tree.nodes[id]
      notes.append(
        InputNote(
          "tokens of type \(name.quoted), which DTCG does not know, are not read",
          at: tree.position(node.source, node.keyOffset, in: file)))
    }
    return nil
  }

  private mutating func checkOther(_ value: TokenValue, _ type: TokenType) throws(InputError) {
    do {
      try checker.check(value, is: type)
    } catch {
      if isStrict { throw error }
      faults = ((faults?.count ?? 0) + 1, faults?.first ?? error)
    }
  }

  private mutating func color(_ value: TokenValue) throws(InputError) -> Shown {
    let source = tree.nodes[value.owner].source
    let place = Place(source: source, offset: value.node.offset)
    if let color = colorsRead[place] { return color }
    let color: Shown
    if !isStrict, let text = value.node.text {
      do {
        color = Shown(color: try CSSColor(parsing: text).eightBit.color)
      } catch {
        throw tree.error(
          in: value.owner, at: value.node.offset,
          "token \(tree.name(of: value.owner).quoted): \(error)")
      }
      let first = legacy?.first ?? tree.position(source, value.node.offset, in: file)
      legacy = ((legacy?.count ?? 0) + 1, first)
    } else {
      let found = try checker.color(value)
      if let wide = found.wide {
        color = Shown(color: wide.fallback, p3: wide.color)
      } else {
        let (shown, isClipped) = found.color.eightBit
        color = Shown(color: shown)
        noteDifference(found, shown, isClipped, of: value)
      }
    }
    colorsRead[place] = color
    return color
  }

  private mutating func noteDifference(
    _ found: TokenChecker.Color, _ shown: HexColor, _ isClipped: Bool, of value: TokenValue
  ) {
    let id = value.owner
    var position: SourcePosition {
      tree.position(tree.nodes[id].source, value.node.offset, in: file)
    }
    if isClipped {
      let fallback = found.hex.map { ", its own fallback would be \($0.hex)" } ?? ""
      notes.append(
        InputNote(
          "token \(tree.name(of: id).quoted) is outside sRGB and was clipped to \(shown.opaque.hex)\(fallback)",
          at: position))
    } else if let hex = found.hex, !hex.isNear(shown.opaque) {
      notes.append(
        InputNote(
          "token \(tree.name(of: id).quoted) has the 'hex' \(hex.hex), but its "
            + "\(found.color.space.rawValue) components are "
            + "\(shown.opaque.hex), which was read", at: position))
    }
  }

  private mutating func noteDeprecation(_ id: Int) {
    guard let target = checker.resolver.target(of: id),
      let deprecation = tree.deprecation(of: target), deprecation.isDeprecated,
      tree.deprecation(of: id)?.isDeprecated != true
    else { return }
    let reason = deprecation.reason.map { ": \($0)" } ?? ""
    notes.append(
      InputNote(
        "token \(tree.name(of: id).quoted) refers to \(tree.name(of: target).quoted), which is "
          + "deprecated\(reason)",
        at: tree.position(tree.nodes[id].source, tree.nodes[id].token?.offset ?? 0, in: file)))
  }

  /// One remark for all tokens that share a fault.
  private mutating func addSummaries() {
    if let legacy {
      notes.append(
        InputNote(
          "\(legacy.count) \(legacy.count == 1 ? "colour is" : "colours are") text, a form older "
            + "than DTCG 2025.10, which wants objects with 'colorSpace' and 'components'",
          at: legacy.first))
    }
    if let faults {
      var position = faults.first.position
      if faults.first.file != file { position?.file = faults.first.file }
      let others = faults.count == 1 ? "" : "; \(faults.count - 1) more tokens are at fault"
      notes.append(InputNote(faults.first.message + others, at: position))
    }
    if let others {
      let counts = TokenType.allCases.compactMap { type in
        others.types[type].map { "\($0) of type \(type.rawValue)" }
      }
      notes.append(
        .loss(
          "tokens that are no colours are not read: " + counts.joined(separator: ", "),
          at: others.first))
    }
    (legacy, others, faults) = (nil, nil, nil)
  }
}

extension SRGB8 {
  /// No channel differs by more than one level, as rounded components may make it.
  fileprivate func isNear(_ other: SRGB8) -> Bool {
    let pairs = [(red, other.red), (green, other.green), (blue, other.blue)]
    return pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }
}
