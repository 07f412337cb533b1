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
  /// The declaration that holds in an appearance, if any does.
  ///
  /// What is said about fewer appearances wins over what is said about more, then what is outside
  /// layers over what is in them, then the later one; `!important` over all.
  func declaration(in variant: CSSAppearances) -> Int? {
    var winner: Int?
    for (index, declaration) in declarations.enumerated()
    where declaration.appearances.isSuperset(of: variant) {
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
