import Palette

/// Picks the colours out of a style sheet, appearance by appearance.
struct CSSColorCollector {
  private let sheet: CSSStyleSheet
  private let bytes: [UInt8]
  private let source: JSONSource
  private let remarks: CSSRemarks
  /// One for each appearance in which something may be different.
  private var resolvers: [CSSValueResolver]
  /// The same on screens that show Display P3; none where the style sheet sets nothing apart for
  /// them.
  private var wideResolvers: [CSSValueResolver]
  private var found: [FoundColor] = []
  private var notes: [CSSFault] = []
  private var noted: Set<Int> = []
  private let mayHaveDark: Bool
  private let mayHaveContrast: Bool
  private var hasDark = false
  private var hasContrast = false

  init(_ sheet: CSSStyleSheet, _ bytes: [UInt8], _ source: JSONSource) throws(CSSFault) {
    (self.sheet, self.bytes, self.source) = (sheet, bytes, source)
    remarks = try CSSRemarks(sheet, bytes)
    let dark = sheet.followsAppearance || sheet.separates(Self.appearancePairs)
    let contrast = sheet.separates(Self.contrastPairs)
    (mayHaveDark, mayHaveContrast) = (dark, contrast)
    resolvers = AppearanceVariant.allCases
      .filter { Self.includes($0, dark: dark, contrast: contrast) }
      .map { CSSValueResolver(sheet, bytes, $0) }
    wideResolvers =
      sheet.isWide ? resolvers.map { CSSValueResolver(sheet, bytes, $0.variant, isWide: true) } : []
  }

  /// All colours, in the order in which the file first names them.
  mutating func collect() throws(CSSFault) -> FoundColors {
    for property in sheet.properties.indices {
      var colors = PerAppearance<FoundColor>()
      for place in resolvers.indices {
        let variant = resolvers[place].variant
        guard var color = try color(of: property, at: place) else { continue }
        color.remarks = remarks.remarks(on: sheet.properties[property], in: variant) ?? Remarks()
        colors[variant] = color
      }
      found += colors.variants.compactMap { colors[$0] }
      if !colors.variants.isEmpty { note(colors, of: property) }
    }
    for resolver in resolvers {
      for note in resolver.notes { add(note) }
    }
    notes += sheet.leftOut.filter { $0.count > 0 }.map(\.note)
    notes.sort { $0.offset < $1.offset }
    let lost = remarks.lost.map { count, first in
      InputNote.lostComments(count, at: source.position(at: first))
    }
    return FoundColors(
      colors: found.filter { Self.includes($0.variant, dark: hasDark, contrast: hasContrast) },
      notes: notes.map { InputNote($0.message, at: source.position(at: $0.offset)) }
        + [lost].compactMap(\.self))
  }

  /// Takes notice of whether a property sets light and dark apart, or one contrast and another.
  private mutating func note(_ colors: PerAppearance<FoundColor>, of property: Int) {
    func differ(_ pairs: [(AppearanceVariant, AppearanceVariant)]) -> Bool {
      pairs.contains { one, other in
        colors[one]?.color != colors[other]?.color || colors[one]?.p3 != colors[other]?.p3
          || sheet.properties[property].declarations.contains {
            $0.appearances.separates(one, other)
          }
      }
    }
    hasDark = hasDark || mayHaveDark && differ(Self.appearancePairs)
    hasContrast = hasContrast || mayHaveContrast && differ(Self.contrastPairs)
  }

  private static let appearancePairs: [(AppearanceVariant, AppearanceVariant)] = [
    (.light, .dark), (.lightIncreasedContrast, .darkIncreasedContrast),
  ]
  private static let contrastPairs: [(AppearanceVariant, AppearanceVariant)] = [
    (.light, .lightIncreasedContrast), (.dark, .darkIncreasedContrast),
  ]

  private static func includes(
    _ variant: AppearanceVariant, dark: Bool, contrast: Bool
  ) -> Bool {
    (dark || variant.appearance == .light) && (contrast || variant.contrast == .standard)
  }

  private mutating func color(of property: Int, at place: Int) throws(CSSFault) -> FoundColor? {
    let resolution = try resolvers[place].resolve(property)
    guard let (color, isAlias, offset) = try color(resolution, of: property) else { return nil }
    let (written, isClipped) = color.eightBit
    let p3 = try twin(of: color, property, at: place)
    if isClipped, !isAlias {
      let name = sheet.properties[property].name
      add(
        offset,
        "\(name.quoted) lies outside sRGB: it is read as \(written.hex), each channel "
          + "clipped, as browsers show it")
    }
    return FoundColor(
      path: [sheet.properties[property].name], variant: resolvers[place].variant, color: written,
      p3: p3, isAlias: isAlias, position: source.position(at: offset))
  }

  /// The colour that stands for another one on screens of Display P3, where that is outside sRGB.
  private mutating func twin(
    of color: CSSColor, _ property: Int, at place: Int
  ) throws(CSSFault) -> DisplayP3Color? {
    guard !wideResolvers.isEmpty,
      let (wide, _, _) = try self.color(try wideResolvers[place].resolve(property), of: property),
      wide != color
    else { return nil }
    let twin = DisplayP3Color(rounding: wide.displayP3)
    return twin.isInSRGB ? nil : twin
  }

  /// The colour that a property comes to, whether it is another's, and where it stands.
  private mutating func color(
    _ resolution: CSSValueResolver.Resolution, of property: Int
  ) throws(CSSFault) -> (CSSColor, isAlias: Bool, offset: Int)? {
    let name = sheet.properties[property].name
    let value: CSSValue
    var (isAlias, start): (Bool, Int?) = (false, nil)
    switch resolution {
    case .unset, .unresolved: return nil
    case .tooLong(let offset):
      add(offset, "\(name.quoted) comes to a longer text than any colour: not read as one")
      return nil
    case .literal(let range): value = try CSSValue(bytes, range)
    case .substituted(let tokens, let alias, let offset):
      value = CSSValue(bytes, tokens: tokens)
      (isAlias, start) = (alias, offset)
    }
    guard let first = value.first else { return nil }
    let offset = start ?? first.range.lowerBound
    return try color(value, first, of: name, at: offset).map { ($0, isAlias, offset) }
  }

  /// The colour a value is; `nil` where it is something else.
  private mutating func color(
    _ value: CSSValue, _ first: CSSToken, of name: String, at offset: Int
  ) throws(CSSFault) -> CSSColor? {
    if value.isComputed {
      add(
        offset,
        "\(name.quoted) is made from other colours by a function, which is not worked "
          + "out: left out")
      return nil
    }
    if first.kind == .ident { return try namedColor(value, first, of: name, at: offset) }
    guard value.startsLikeColor else { return nil }
    let end = value.tokens.last?.range.upperBound ?? offset
    var parser = CSSColorParser(value.tokens, of: bytes, end: end)
    do {
      let color = try parser.leadingColor()
      guard !parser.isAtEnd else { return color }
    } catch {
      throw CSSFault(offset: error.offset, message: "\(name.quoted): \(error.message)")
    }
    add(offset, "\(name.quoted) starts with a colour but goes on: not read as one")
    return nil
  }

  private mutating func namedColor(
    _ value: CSSValue, _ first: CSSToken, of name: String, at offset: Int
  ) throws(CSSFault) -> CSSColor? {
    guard value.tokens.allSatisfy({ $0.kind == .whitespace || $0 == first }) else { return nil }
    let word = CSSCharacters.lowercasedName(bytes[first.name])
    if let color = CSSColorNames.color(word) { return color }
    if CSSColorNames.contextual.contains(word) {
      let owner = word == "currentcolor" ? "the text" : "the system"
      add(offset, "\(name.quoted) is \(word.quoted), a colour of \(owner)'s own: left out")
    } else if CSSPropertyName(name).isOfColor, !CSSColorNames.keywords.contains(word) {
      let hint = Spelling.hint(for: word, among: CSSColorNames.sorted)
      let problem = "\(name.quoted): \(word.quoted) is no colour"
      guard hint.isEmpty else { throw CSSFault(offset: offset, message: problem + hint) }
      add(offset, "\(problem): left out")
    }
    return nil
  }

  private mutating func add(_ offset: Int, _ message: String) {
    add(CSSFault(offset: offset, message: message))
  }

  /// Keeps a note unless there is one of the place already, from another appearance.
  private mutating func add(_ note: CSSFault) {
    if noted.insert(note.offset).inserted { notes.append(note) }
  }
}

extension CSSStyleSheet.LeftOut {
  /// What there is to say about it.
  fileprivate var note: CSSFault {
    let colors = count == 1 ? "1 colour is" : "\(count) colours are"
    let why =
      switch reason {
      case .condition: "it says nothing about light, dark or contrast"
      case .wideGamut: "what is read is what screens of sRGB and Display P3 show"
      case .selector: "it selects neither the whole page nor an appearance of it"
      }
    return CSSFault(offset: offset, message: "\(colors) left out under \(rule.quoted): \(why)")
  }
}
