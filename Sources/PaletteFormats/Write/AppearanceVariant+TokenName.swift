import Palette

extension AppearanceVariant {
  /// What files, themes and contexts of tokens are called: `dark-high-contrast`.
  var tokenName: String {
    contrast == .increased ? "\(appearance.rawValue)-high-contrast" : appearance.rawValue
  }
}
