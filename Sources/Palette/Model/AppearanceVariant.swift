/// Light or dark.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Ink on a light page.
  case light
  /// Light on a dark page.
  case dark
}

/// The system's Increase Contrast setting.
public enum ContrastSetting: String, CaseIterable, Hashable, Sendable {
  /// As designed.
  case standard
  /// For people who asked their system for more contrast.
  case increased
}

/// One of the four appearances a palette has.
public enum AppearanceVariant: String, CaseIterable, Hashable, Sendable {
  /// Light, standard contrast.
  case light
  /// Dark, standard contrast.
  case dark
  /// Light, increased contrast.
  case lightIncreasedContrast
  /// Dark, increased contrast.
  case darkIncreasedContrast

  /// The variant for an appearance and a contrast setting.
  public init(_ appearance: Appearance, _ contrast: ContrastSetting) {
    self =
      switch (appearance, contrast) {
      case (.light, .standard): .light
      case (.dark, .standard): .dark
      case (.light, .increased): .lightIncreasedContrast
      case (.dark, .increased): .darkIncreasedContrast
      }
  }

  /// Whether it is light or dark.
  public var appearance: Appearance {
    self == .light || self == .lightIncreasedContrast ? .light : .dark
  }

  /// Which contrast setting it belongs to.
  public var contrast: ContrastSetting {
    self == .light || self == .dark ? .standard : .increased
  }
}

/// A value for each of the appearances that exist; foreign palettes may lack some.
public struct PerAppearance<Value> {
  private var values: [Value?]

  /// No value in any appearance.
  public init() {
    values = [nil, nil, nil, nil]
  }

  /// One value for every appearance.
  public init(_ value: (AppearanceVariant) throws -> Value) rethrows {
    values = try AppearanceVariant.allCases.map(value)
  }

  /// The value in an appearance, `nil` where there is none.
  public subscript(variant: AppearanceVariant) -> Value? {
    get { values[Self.index(variant)] }
    set { values[Self.index(variant)] = newValue }
  }

  /// The appearances that have a value, in the order light, dark, then their increased variants.
  public var variants: [AppearanceVariant] {
    AppearanceVariant.allCases.filter { self[$0] != nil }
  }

  private static func index(_ variant: AppearanceVariant) -> Int {
    switch variant {
    case .light: 0
    case .dark: 1
    case .lightIncreasedContrast: 2
    case .darkIncreasedContrast: 3
    }
  }
}

extension PerAppearance: Equatable where Value: Equatable {}
extension PerAppearance: Hashable where Value: Hashable {}
extension PerAppearance: Sendable where Value: Sendable {}
