import Palette

/// The appearances in which a rule of a style sheet applies.
struct CSSAppearances: OptionSet, Hashable {
  let rawValue: UInt8

  static let light = CSSAppearances(.light).union(CSSAppearances(.lightIncreasedContrast))
  static let dark = light.complement
  static let increased =
    CSSAppearances(.lightIncreasedContrast).union(CSSAppearances(.darkIncreasedContrast))
  static let standard = increased.complement
  static let all = CSSAppearances(rawValue: 0b1111)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// One appearance.
  init(_ variant: AppearanceVariant) {
    let place: UInt8 =
      switch variant {
      case .light: 0
      case .dark: 1
      case .lightIncreasedContrast: 2
      case .darkIncreasedContrast: 3
      }
    rawValue = 1 << place
  }

  /// The appearances that are not in it.
  var complement: CSSAppearances {
    CSSAppearances(rawValue: Self.all.rawValue & ~rawValue)
  }

  /// How many there are.
  var count: Int { rawValue.nonzeroBitCount }

  func contains(_ variant: AppearanceVariant) -> Bool {
    contains(CSSAppearances(variant))
  }

  /// It sets two appearances apart: it has one and not the other.
  func separates(_ one: AppearanceVariant, _ other: AppearanceVariant) -> Bool {
    contains(one) != contains(other)
  }
}
