import Palette

/// How names are written in files of tokens.
///
/// DTCG takes nearly every text. In other formats names stay where they are letters, digits, hyphens
/// and underscores; otherwise, and where the user asks for a case, they are made of their words. So
/// no name can hold what references are made of, or surprise the style sheets that other tools make
/// of the tokens.
struct TokenNames {
  /// What the user asks for.
  var letterCase: LetterCase?
  /// Names stay whatever DTCG lets them be.
  var isFree = false

  /// A name as it is written.
  func text(_ name: String) -> String {
    let words = NameWords(name)
    if let letterCase, !words.isEmpty { return words.text(letterCase) }
    if isFree, Self.isLegal(name) { return name }
    let letters = name.filter { $0 != "-" && $0 != "_" }
    let isPlain = letters.lowercased() == words.joined && name.first == letters.first
    return isPlain ? name : words.kebab
  }

  /// The name of a text style, which no reader of ours takes back.
  func plain(_ name: String) -> String {
    TokenNames(letterCase: letterCase).text(name)
  }

  /// DTCG 2025.10, format, 5.1.1, and no name of blanks, which nobody could see: no `$` at the start, and none of the signs of references.
  private static func isLegal(_ name: String) -> Bool {
    name.contains { !$0.isWhitespace } && name.unicodeScalars.first != "$"
      && !name.unicodeScalars.contains { ["{", "}", "."].contains($0) }
  }
}
