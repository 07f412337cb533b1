import Palette

/// The custom properties of a style sheet, as they are declared.
struct CSSStyleSheet {
  /// One declaration of a custom property.
  struct Declaration {
    /// Its value.
    var value: CSSScanner.Value
    /// Where it applies.
    var appearances: CSSAppearances
    /// It stands in a cascade layer, over which everything outside layers wins.
    var isLayered: Bool
    /// It is for screens that show Display P3.
    var isWide = false
    /// Where it stands, its semicolon included.
    var range: Range<Int>
  }

  /// A custom property and all its declarations, in the order of the file.
  struct Property {
    var name: String
    var declarations: [Declaration] = []
  }

  /// Colours that are not read, because of the rule they stand in.
  struct LeftOut {
    /// The rule, as in `@media print`.
    var rule: String
    /// Where it starts.
    var offset: Int
    /// Why it is not read.
    var reason: Reason
    var count = 0

    enum Reason: Hashable {
      case condition
      case wideGamut
      case selector
    }
  }

  private(set) var properties: [Property] = []
  private var places: [String: Int] = [:]
  var leftOut: [LeftOut] = []
  /// Where the first other style sheet is imported.
  var firstImport: Int?

  /// Where a property stands among `properties`, by its name.
  func index(of name: String) -> Int? {
    places[name]
  }

  /// Some property may have another value in one appearance than in another.
  func separates(_ pairs: [(AppearanceVariant, AppearanceVariant)]) -> Bool {
    properties.contains { property in
      property.declarations.contains { declaration in
        pairs.contains { declaration.appearances.separates($0, $1) }
      }
    }
  }

  /// Some value follows the appearance by itself.
  var followsAppearance: Bool {
    properties.contains { $0.declarations.contains(where: \.value.followsAppearance) }
  }

  /// Some value is for screens that show Display P3.
  var isWide: Bool {
    properties.contains { $0.declarations.contains(where: \.isWide) }
  }

  mutating func add(_ declaration: Declaration, to name: String) {
    let place = places[name, default: properties.count]
    if place == properties.count {
      places[name] = place
      properties.append(Property(name: name))
    }
    properties[place].declarations.append(declaration)
  }
}

extension CSSStyleSheet.Property {
  /// The declaration that holds in an appearance on a screen of sRGB, if any does.
  ///
  /// What is said about fewer appearances wins over what is said about more, then what is outside
  /// layers over what is in them, then the later one; `!important` over all. What is for screens of
  /// Display P3 counts where there is nothing else.
  func declaration(in variant: CSSAppearances) -> Int? {
    winner(in: variant, isWide: false) ?? winner(in: variant, isWide: true)
  }

  /// The same on a screen of Display P3.
  ///
  /// - Parameter areSame: Whether two declarations have the same value. One that only says again what
  ///   was said about more appearances, as for an element that takes a choice back, wins over nothing
  ///   that was put in the place of that.
  func wideDeclaration(in variant: CSSAppearances, areSame: (Int, Int) -> Bool) -> Int? {
    guard let wide = winner(in: variant, isWide: true) else { return declaration(in: variant) }
    guard let plain = winner(in: variant, isWide: false) else { return wide }
    let (weight, other) = (declarations[wide].weight, declarations[plain].weight)
    if weight == other { return max(wide, plain) }
    let isTwin = declarations.indices.contains {
      !declarations[$0].isWide && declarations[$0].appearances == declarations[wide].appearances
        && areSame($0, plain)
    }
    return weight > other || isTwin ? wide : plain
  }

  private func winner(in variant: CSSAppearances, isWide: Bool) -> Int? {
    var winner: Int?
    for (index, declaration) in declarations.enumerated()
    where declaration.isWide == isWide && declaration.appearances.isSuperset(of: variant) {
      if let winner, !(declarations[winner].weight <= declaration.weight) { continue }
      winner = index
    }
    return winner
  }
}

extension CSSStyleSheet.Declaration {
  /// How it fares against others; of equals the later wins.
  fileprivate var weight: Int {
    (value.isImportant ? 100 : 0) + (4 - appearances.count) * 10 + (isLayered ? 0 : 1)
  }
}
