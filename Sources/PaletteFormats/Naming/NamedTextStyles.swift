import Palette

/// A text style of a palette as style sheets need it.
struct NamedTextStyle {
  /// What it is, for messages: `text style 'body'`.
  let owner: String
  /// The words of its name.
  let words: NameWords
  /// Its size in CSS: `clamp()` within its bounds where it has some, else in `rem` alone.
  ///
  /// Never in px, which takes no notice of the text size that readers set in their browser.
  let size: String
  /// Its weight in CSS.
  let weight: String

  init(_ style: TextStyle) throws(NamingError) {
    owner = "text style \(style.name.quoted)"
    words = NameWords(style.name)
    guard !words.isEmpty else {
      throw NamingError("\(owner) needs a name with a letter or a digit")
    }
    let rem = "\((style.size / 16).fixed(decimals: 6))rem"
    size =
      style.dynamicRange.map { range in
        "clamp(\(range.lowerBound.fixed(decimals: 6))px, \(rem), "
          + "\(range.upperBound.fixed(decimals: 6))px)"
      } ?? rem
    weight = style.weight.fixed(decimals: 3)
  }
}

extension ColorPalette {
  /// Every text style, in order.
  /// - Throws: `NamingError` for a name without a letter or digit.
  func namedTextStyles() throws(NamingError) -> [NamedTextStyle] {
    var styles: [NamedTextStyle] = []
    for style in textStyles { styles.append(try NamedTextStyle(style)) }
    return styles
  }
}
