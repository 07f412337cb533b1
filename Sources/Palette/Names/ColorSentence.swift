/// A colour of a palette as one sentence, for people who hear it.
///
///     blue 6, vivid blue, #0070f2, a key colour, 4.56 to 1 on the page
///
/// Whatever says a colour says this: pictures, pages and the terminal.
package struct ColorSentence: Hashable, Sendable {
  /// That a colour is a key colour.
  package enum KeyRemark: Hashable, Sendable {
    /// It was kept exactly, and is a step itself.
    case kept
    /// It is no step, and nearest to this one.
    case near(step: Int)
  }

  private let name: String
  private let value: HexColor
  private let key: KeyRemark?
  private let plainName: PlainColorName
  private let ratio: ContrastRatio

  /// What there is to say of a colour.
  ///
  /// - Parameters:
  ///   - name: What the palette calls it.
  ///   - value: The value that ships; the plain name and the contrast are those of what is seen of
  ///     it on the page.
  ///   - page: What it lies on.
  package init(_ name: String, _ value: HexColor, on page: SRGB8, key: KeyRemark? = nil) {
    (self.name, self.value, self.key) = (name, value, key)
    let seen = value.composited(over: page)
    plainName = PlainColorName(seen)
    ratio = seen.contrast(with: page)
  }

  /// The sentence without what ends it.
  package func text(in language: PlainLanguage) -> String {
    var parts = [name, plainName.text(in: language), value.hex]
    if let key { parts.append(key.words(in: language)) }
    parts.append(ratio.wordsOnThePage(in: language))
    return parts.joined(separator: language.comma)
  }
}

extension ColorSentence.KeyRemark {
  fileprivate func words(in language: PlainLanguage) -> String {
    let key =
      switch language {
      case .english: "a key colour"
      case .german: "eine Kernfarbe"
      case .japanese: "基準色"
      case .korean: "기준색"
      }
    guard case .near(let step) = self else { return key }
    let place =
      switch language {
      case .english: "nearest to step \(step)"
      case .german: "am nächsten an Stufe \(step)"
      case .japanese: "段階 \(step) に最も近い"
      case .korean: "\(step)단계에 가장 가까움"
      }
    return key + language.comma + place
  }
}
