extension NameWords {
  /// The words in the letters a-z and the digits 0-9, for languages that know no others.
  ///
  /// Latin letters lose their marks (`blå` is `bla`, `ß` is `ss`), other digits become these, and
  /// whatever else there is goes by its number, as in `u9752`. Two names may become one by it,
  /// which `IdentifierTable` finds.
  var ascii: NameWords {
    NameWords(words.map(Self.ascii).joined(separator: " "))
  }

  private static func ascii(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars {
      if scalar.isASCII {
        text.unicodeScalars.append(scalar)
      } else if scalar.isDigit, let value = scalar.properties.numericValue {
        text += String(Int(value))
      } else if !(0x300...0x36F).contains(scalar.value) {
        text += latin(scalar) ?? "u" + String(scalar.value, radix: 16)
      }
    }
    return text
  }

  /// The letters in the name Unicode gives a letter: `LATIN SMALL LETTER A WITH RING ABOVE`.
  private static func latin(_ scalar: Unicode.Scalar) -> String? {
    let start = "LATIN SMALL LETTER "
    guard let name = scalar.properties.name, name.hasPrefix(start) else { return nil }
    let words = name.dropFirst(start.count).split(separator: " ")
    if words == ["SHARP", "S"] { return "ss" }
    if words == ["DOTLESS", "I"] { return "i" }
    guard let letters = words.first, letters.utf8.count <= 2,
      words.count == 1 || words[1] == "WITH"
    else { return nil }
    return letters.lowercased()
  }
}
