import Palette

/// What the name of a theme, mode or set says about the appearance it is for.
struct AppearanceMeaning: Hashable {
  /// `nil` where the name speaks of contrast only, as `hc` does.
  var appearance: Appearance?
  /// `nil` where the name speaks of light or dark only.
  var contrast: ContrastSetting?

  /// It fits every appearance.
  static let any = AppearanceMeaning()

  private static let appearances: [String: Appearance] = [
    "light": .light, "day": .light, "dark": .dark, "night": .dark,
  ]
  private static let contrasts: [String: ContrastSetting] = [
    "standard": .standard, "normal": .standard, "regular": .standard, "default": .standard,
    "base": .standard, "preference": .standard, "increased": .increased, "increase": .increased,
    "high": .increased, "higher": .increased, "more": .increased, "enhanced": .increased,
    "hc": .increased, "highcontrast": .increased,
  ]
  private static let contrastWords: Set = ["contrast", "hc", "highcontrast"]
  private static let fillers: Set = [
    "theme", "themes", "mode", "modes", "scheme", "color", "colors", "colour", "colours",
    "appearance", "palette", "contrast", "tokens", "json", "value", "no", "set", "sets",
  ]

  private init() {}

  /// The meaning of a name whose words are all understood; `nil` for `dark-dimmed`, which is some
  /// other dark.
  init?(_ name: String) {
    let words = NameWords(name).words
    for word in words {
      if let appearance = Self.appearances[word], self.appearance ?? appearance == appearance {
        self.appearance = appearance
      } else if let contrast = Self.contrasts[word], self.contrast ?? contrast == contrast {
        self.contrast = contrast
      } else if !Self.fillers.contains(word) {
        return nil
      }
    }
    if words == ["contrast"] { contrast = .increased }
    guard appearance != nil || contrast != nil else { return nil }
  }

  /// The meaning of a path such as `semantic/dark`: that of its parts, where they agree.
  init?(path: some StringProtocol, separator: Character) {
    for part in path.split(separator: separator) {
      guard let meaning = AppearanceMeaning(String(part)) else {
        if Self.isHinted(by: part) { return nil }
        continue
      }
      guard appearance == nil || meaning.appearance == nil || appearance == meaning.appearance,
        contrast == nil || meaning.contrast == nil || contrast == meaning.contrast
      else { return nil }
      appearance = appearance ?? meaning.appearance
      contrast = contrast ?? meaning.contrast
    }
    guard appearance != nil || contrast != nil else { return nil }
  }

  /// A name speaks of light or dark, but maybe of more than that.
  static func isHinted(by name: some StringProtocol) -> Bool {
    NameWords(String(name)).words.contains { appearances[$0] != nil }
  }

  /// The appearance a file is for by its name, as `dark.tokens.json` is; else light.
  static func variant(ofFile file: String) -> AppearanceVariant {
    let name = file.split(separator: "/").last ?? ""
    guard let meaning = AppearanceMeaning(path: name, separator: ".") else { return .light }
    // A file called `more.json` may hold more of anything.
    let speaksOfContrast = NameWords(String(name)).words.contains { contrastWords.contains($0) }
    guard meaning.appearance != nil || speaksOfContrast else { return .light }
    return AppearanceVariant(meaning.appearance ?? .light, meaning.contrast ?? .standard)
  }
}
