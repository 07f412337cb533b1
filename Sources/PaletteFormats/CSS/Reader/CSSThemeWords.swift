/// The words of a class or an attribute, and the appearance they speak of.
struct CSSThemeWords {
  /// The appearances; `nil` where the words mean something else.
  let appearances: CSSAppearances?

  private static let fillers: Set<String> = [
    "theme", "mode", "scheme", "color", "colour", "appearance", "is", "has", "data", "ui", "app",
    "default", "root", "contrast",
  ]
  private static let attributes: Set<String> = [
    "theme", "mode", "scheme", "appearance", "contrast", "class",
  ]
  private static let compounds = [
    "darkmode": ["dark"], "darktheme": ["dark"], "lightmode": ["light"], "lighttheme": ["light"],
    "highcontrast": ["high", "contrast"], "hc": ["high", "contrast"],
  ]

  /// The words of a class, or of an attribute without a value.
  init(_ name: String) {
    let words = Self.words(name)
    let isAboutThemes = !["theme", "default", "root"].allSatisfy { !words.contains($0) }
    let found = Self.appearances(words, isContrast: words.contains("contrast"))
    // A class "color" says nothing about the page, a class "theme" does.
    appearances = found == .all && !isAboutThemes ? nil : found
  }

  /// The words of an attribute's value.
  init(_ value: String, ofAttribute name: String) {
    let nameWords = Self.words(name)
    guard nameWords.contains(where: Self.attributes.contains) else {
      appearances = nil
      return
    }
    let words = Self.words(value)
    let isContrast = nameWords.contains("contrast") || words.contains("contrast")
    appearances = words.isEmpty ? nil : Self.appearances(words, isContrast: isContrast)
  }

  private static func appearances(_ words: [String], isContrast: Bool) -> CSSAppearances? {
    var result = CSSAppearances.all
    for word in words {
      switch word {
      case "dark": result.formIntersection(.dark)
      case "light": result.formIntersection(.light)
      case "high", "more", "increased", "enhanced":
        guard isContrast else { return nil }
        result.formIntersection(.increased)
      case "standard", "normal", "no", "preference":
        if isContrast { result.formIntersection(.standard) }
      case "auto", "system": break
      default: guard fillers.contains(word) else { return nil }
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Words between hyphens, underscores and capitals, in lower case.
  private static func words(_ name: String) -> [String] {
    var words: [String] = [""]
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "_" || scalar == " " {
        words.append("")
      } else {
        let isCapital = ("A"..."Z").contains(scalar)
        if isCapital, words.last?.unicodeScalars.last.map({ ("a"..."z").contains($0) }) == true {
          words.append("")
        }
        words[words.count - 1] += String(scalar).lowercased()
      }
    }
    return words.filter { !$0.isEmpty }.flatMap { compounds[$0] ?? [$0] }
  }
}
