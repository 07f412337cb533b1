import Palette

/// A choice a file leaves open, as a resolver's modifier or a group of themes is.
struct AppearanceAxis {
  var name: String
  var contexts: [String]
  /// What each context means, by its name.
  var meanings: [AppearanceMeaning?]

  init(name: String, contexts: [String]) {
    (self.name, self.contexts) = (name, contexts)
    meanings = contexts.map { AppearanceMeaning(path: $0, separator: "/") }
  }

  /// One of the contexts at least is meant for an appearance.
  var isAboutAppearance: Bool { meanings.contains { $0 != nil } }

  fileprivate var speaksOfDarkOrLight: Bool { meanings.contains { $0?.appearance != nil } }

  fileprivate var speaksOfContrast: Bool { meanings.contains { $0?.contrast == .increased } }

  /// The contexts for an appearance; beside `dark`, one that says neither is a light one.
  func contexts(for variant: AppearanceVariant) -> [Int] {
    meanings.indices.filter { index in
      guard let meaning = meanings[index] else { return false }
      let appearance = meaning.appearance ?? (speaksOfDarkOrLight ? .light : variant.appearance)
      let contrast = meaning.contrast ?? (speaksOfContrast ? .standard : variant.contrast)
      return appearance == variant.appearance && contrast == variant.contrast
    }
  }
}

/// Which contexts make up which of the four appearances.
struct AppearanceChoice {
  /// The appearance.
  var variant: AppearanceVariant
  /// One context of each axis, by index.
  var contexts: [Int]

  /// All appearances the axes can show.
  ///
  /// Dark and increased contrast are only there if some axis speaks of them.
  static func all(_ axes: [AppearanceAxis]) -> [AppearanceChoice] {
    let hasDark = axes.contains(where: \.speaksOfDarkOrLight)
    let hasContrast = axes.contains(where: \.speaksOfContrast)
    return AppearanceVariant.allCases.compactMap { variant in
      guard hasDark || variant.appearance == .light,
        hasContrast || variant.contrast == .standard
      else { return nil }
      let contexts = axes.compactMap { $0.contexts(for: variant).first }
      guard contexts.count == axes.count else { return nil }
      return AppearanceChoice(variant: variant, contexts: contexts)
    }
  }

  /// The contexts no appearance is made of, as `"'sepia' of 'theme'"`.
  static func unread(_ axes: [AppearanceAxis], by choices: [AppearanceChoice]) -> [String] {
    axes.enumerated().flatMap { number, axis in
      let read = Set(choices.map { $0.contexts[number] })
      return axis.contexts.indices.filter { !read.contains($0) }
        .map { "\(axis.contexts[$0].quoted) of \(axis.name.quoted)" }
    }
  }
}
