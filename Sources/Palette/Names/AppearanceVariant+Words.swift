extension AppearanceVariant {
  /// What people call it: `light, increased contrast`.
  package func words(in language: PlainLanguage) -> String {
    let isDark = appearance == .dark
    let (name, increased) =
      switch language {
      case .english: (isDark ? "dark" : "light", "increased contrast")
      case .german: (isDark ? "dunkel" : "hell", "erhöhter Kontrast")
      case .japanese: (isDark ? "ダーク" : "ライト", "高コントラスト")
      case .korean: (isDark ? "다크" : "라이트", "높은 대비")
      }
    return contrast == .increased ? name + language.comma + increased : name
  }

  /// The same as it stands in a heading: `Light, increased contrast`.
  package func title(in language: PlainLanguage) -> String {
    let words = words(in: language)
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
