import Palette

extension AppearanceVariant {
  /// `light, increased contrast`.
  var words: String {
    contrast == .increased ? "\(appearance.rawValue), increased contrast" : appearance.rawValue
  }

  /// `light increased`, where there is little room.
  var shortWords: String {
    contrast == .increased ? "\(appearance.rawValue) increased" : appearance.rawValue
  }
}
