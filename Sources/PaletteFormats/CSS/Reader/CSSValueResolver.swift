import Palette

/// Replaces references by what they refer to, in one appearance.
///
/// Each property is worked out once, however many refer to it, on a stack of its own.
struct CSSValueResolver {
  /// What a property's value has come to.
  enum Resolution {
    /// It has none in this appearance.
    case unset
    /// It refers to what is not there; that has been said.
    case unresolved
    /// It is longer than any colour; where it starts.
    case tooLong(start: Int)
    /// It stands as it is written, in these bytes.
    case literal(Range<Int>)
    /// It had references or choices in it.
    case substituted([CSSToken], isAlias: Bool, start: Int)
  }

  /// Longer values are not put in place of a reference.
  private static let longestLiteral = 4096

  let sheet: CSSStyleSheet
  let bytes: [UInt8]
  let variant: AppearanceVariant
  /// The screen shows Display P3.
  let isWide: Bool
  /// References that lead nowhere but are no error.
  private(set) var notes: [CSSFault] = []
  private var resolutions: [Resolution?]
  private var isOpen: [Bool]
  private var open: [CSSSubstitution] = []

  init(
    _ sheet: CSSStyleSheet, _ bytes: [UInt8], _ variant: AppearanceVariant, isWide: Bool = false
  ) {
    (self.sheet, self.bytes, self.variant, self.isWide) = (sheet, bytes, variant, isWide)
    resolutions = Array(repeating: nil, count: sheet.properties.count)
    isOpen = Array(repeating: false, count: sheet.properties.count)
  }

  /// What the value of a property, by its place in the style sheet, comes to.
  mutating func resolve(_ property: Int) throws(CSSFault) -> Resolution {
    try start(property)
    while var substitution = open.popLast() {
      let dependency = try advance(&substitution)
      if let dependency {
        open.append(substitution)
        try start(dependency)
      } else {
        isOpen[substitution.property] = false
      }
    }
    return resolutions[property] ?? .unset
  }

  /// Settles a property if its value is literal, else puts it on the stack.
  private mutating func start(_ property: Int) throws(CSSFault) {
    guard resolutions[property] == nil else { return }
    let declarations = sheet.properties[property].declarations
    guard let winner = winner(sheet.properties[property]) else {
      resolutions[property] = .unset
      return
    }
    let value = declarations[winner].value
    if value.isLiteral {
      resolutions[property] = isInitial(value.range) ? .unset : .literal(value.range)
    } else {
      isOpen[property] = true
      open.append(CSSSubstitution(try CSSValue(bytes, value.range), of: property))
    }
  }

  private func winner(_ property: CSSStyleSheet.Property) -> Int? {
    let appearances = CSSAppearances(variant)
    guard isWide else { return property.declaration(in: appearances) }
    return property.wideDeclaration(in: appearances) { one, other in
      let ranges = [one, other].map { property.declarations[$0].value.range }
      return bytes[ranges[0]].elementsEqual(bytes[ranges[1]])
    }
  }

  /// The value is the word that takes a property back.
  private func isInitial(_ range: Range<Int>) -> Bool {
    range.count == 7 && CSSCharacters.lowercasedName(bytes[range]) == "initial"
  }

  /// Works on a value until it is settled, or until it needs another property first: that one.
  private mutating func advance(_ work: inout CSSSubstitution) throws(CSSFault) -> Int? {
    while let (name, token) = work.nextFunction() {
      if name == "light-dark" {
        guard work.choose(second: variant.appearance == .dark) else {
          throw fault(work, token, "'light-dark()' needs two colours, a comma between them")
        }
        continue
      }
      guard let reference = work.reference else {
        throw fault(work, token, "'var()' needs the name of a custom property, as in 'var(--x)'")
      }
      guard let target = sheet.index(of: reference) else {
        if try !miss(reference, token, &work) { return nil }
        continue
      }
      guard let resolution = resolutions[target] else {
        guard !isOpen[target] else { throw cycle(through: target, work, token) }
        return target
      }
      switch resolution {
      case .literal(let range) where range.count <= Self.longestLiteral:
        work.replace(with: try CSSValue(bytes, range).tokens)
      case .substituted(let tokens, _, _): work.replace(with: tokens)
      case .literal, .tooLong:
        resolutions[work.property] = .tooLong(start: token.range.lowerBound)
        return nil
      case .unset, .unresolved:
        if case .unresolved = resolution, !work.takeFallback() {
          resolutions[work.property] = .unresolved
          return nil
        }
        if case .unset = resolution, try !miss(reference, token, &work) { return nil }
      }
    }
    let start = work.start ?? work.value.tokens[0].range.lowerBound
    resolutions[work.property] =
      work.isTooLong
      ? .tooLong(start: start)
      : .substituted(work.output, isAlias: work.isAlias, start: start)
    return nil
  }

  /// Takes the fallback of a reference that leads nowhere.
  ///
  /// - Returns: `false` where there is none and the property is left without a value.
  /// - Throws: where that must be a mistake.
  private mutating func miss(
    _ reference: String, _ token: CSSToken, _ work: inout CSSSubstitution
  ) throws(CSSFault) -> Bool {
    if work.takeFallback() { return true }
    resolutions[work.property] = .unresolved
    let name = sheet.properties[work.property].name
    let isReference = work.value.leadingFunction == "var" || work.value.startsLikeColor
    guard isReference else { return false }
    let isDeclared = sheet.index(of: reference) != nil
    let problem =
      "\(name.quoted) refers to \(reference.quoted), "
      + (isDeclared ? "which has no value in \(variant.rawValue)" : "which is declared nowhere")
    let isElsewhere = sheet.firstImport != nil && !isDeclared
    guard !isElsewhere, !CSSPropertyName(name).isOfNoColor,
      !CSSPropertyName(reference).isOfNoColor
    else {
      notes.append(CSSFault(offset: token.range.lowerBound, message: "\(problem): left out"))
      return false
    }
    let hint = Spelling.hint(for: reference, among: sheet.properties.map(\.name))
    throw CSSFault(
      offset: token.range.lowerBound, message: "\(problem)\(via(work))\(hint)")
  }

  private func fault(
    _ work: CSSSubstitution, _ token: CSSToken, _ message: String
  ) -> CSSFault {
    let name = sheet.properties[work.property].name
    return CSSFault(offset: token.range.lowerBound, message: "\(name.quoted): \(message)")
  }

  private func cycle(through target: Int, _ work: CSSSubstitution, _ token: CSSToken) -> CSSFault {
    let chain = (open.map(\.property) + [work.property]).drop { $0 != target } + [target]
    return CSSFault(
      offset: token.range.lowerBound,
      message: "\(named(chain[...])): these custom properties refer to each other in a circle")
  }

  /// The references that led to a value, if it was not asked for itself.
  private func via(_ work: CSSSubstitution) -> String {
    guard !open.isEmpty else { return "" }
    return " (from \(named(open.map(\.property)[...] + [work.property])))"
  }

  private func named(_ chain: ArraySlice<Int>) -> String {
    let names = chain.map { sheet.properties[$0].name.quoted }
    guard names.count > 8 else { return names.joined(separator: " → ") }
    return (names.prefix(4) + ["…"] + names.suffix(3)).joined(separator: " → ")
  }
}
