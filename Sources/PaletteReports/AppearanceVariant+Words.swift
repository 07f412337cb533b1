import Palette

extension AppearanceVariant {
  /// `light, increased contrast`.
  var words: String { words(in: .english) }

  /// `light increased`, where there is little room.
  var shortWords: String {
    contrast == .increased ? "\(appearance.rawValue) increased" : appearance.rawValue
  }
}
