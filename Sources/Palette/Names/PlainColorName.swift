/// A plain name for a colour, such as "vivid blue" or "pale yellowish grey".
///
/// For people who cannot see the colour, or cannot tell it from others. Every one of the 2^24
/// colours has a name, the same on every machine. Equal names are equal values, and no two values
/// share a text in any language. Making one costs about 150 ns.
///
///     PlainColorName(SRGB8(red: 0, green: 112, blue: 242)).text(in: .english)   // vivid blue
///
/// The structure is that of the ISCC-NBS system (Kelly and Judd, NBS Special Publication 440,
/// 1976): a hue or a neutral, and modifiers for lightness and chroma. The limits are our own, in
/// OKLCh, and stand in `NamingLimits` and `HueSector`.
public struct PlainColorName: Hashable, Sendable {
  let designation: ColorDesignation

  /// The name of a colour.
  public init(_ color: SRGB8) {
    self.init(ColorDesignation(ColorClass(color)))
  }

  init(_ designation: ColorDesignation) {
    self.designation = designation
  }

  /// The name in a language's own words, in lower case where the language knows it.
  ///
  /// English is plain ASCII. German comes as a neuter noun with its adjectives, as after "ein".
  public func text(in language: PlainLanguage) -> String {
    let words: any ColorWords =
      switch language {
      case .english: EnglishColorWords()
      case .german: GermanColorWords()
      case .japanese: JapaneseColorWords()
      case .korean: KoreanColorWords()
      }
    return words.text(designation)
  }
}
