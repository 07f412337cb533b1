import Palette

/// The words of a name, from which every format makes its identifiers.
///
/// A word is a run of letters and digits of any script; all else separates words, and so does the
/// step from a lower-case to an upper-case letter: `blueGray`, `blue-gray` and `Blue Gray` have the
/// same words. Words are in lower case.
struct NameWords: Hashable {
  private(set) var words: [String] = []

  init(_ name: String) {
    var isAfterLowercase = false
    var isInWord = false
    for scalar in name.unicodeScalars {
      let startsWord = scalar.isLetterOrDigit
      guard startsWord || (isInWord && scalar.isMark) else {
        isInWord = false
        continue
      }
      if !isInWord || (isAfterLowercase && scalar.properties.isUppercase) { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
      isInWord = true
      if startsWord { isAfterLowercase = scalar.properties.isLowercase }
    }
    words = words.map { $0.lowercased() }
  }

  private init(words: [String]) {
    self.words = words
  }

  /// The words of this name and then those of another.
  func followed(by other: NameWords) -> NameWords {
    NameWords(words: words + other.words)
  }

  /// The words of this name after those of another, with which it begins.
  func dropping(_ start: NameWords) -> NameWords {
    NameWords(words: Array(words.dropFirst(start.words.count)))
  }

  /// It begins with a digit, which most languages do not let identifiers do.
  var startsWithDigit: Bool {
    words.first?.unicodeScalars.first?.isDigit == true
  }

  /// No letter and no digit.
  var isEmpty: Bool { words.isEmpty }

  /// All words in one: names that agree in it are too alike to live in one palette.
  var joined: String { words.joined() }

  /// The words as people say them: `blue gray`.
  var spoken: String { words.joined(separator: " ") }

  /// `blue-gray`.
  var kebab: String { words.joined(separator: "-") }

  /// `blueGray`; an underscore keeps two numbers apart, as in `blue1_6`.
  var lowerCamel: String { camel(firstIsCapital: false) }

  /// `BlueGray`.
  var upperCamel: String { camel(firstIsCapital: true) }

  /// `blue_gray`.
  var snake: String { words.joined(separator: "_") }

  /// The words joined in a case.
  func text(_ letterCase: LetterCase) -> String {
    switch letterCase {
    case .kebab: kebab
    case .snake: snake
    case .camel: lowerCamel
    case .pascal: upperCamel
    }
  }

  private func camel(firstIsCapital: Bool) -> String {
    var text = ""
    for word in words {
      if let last = text.unicodeScalars.last, let first = word.unicodeScalars.first,
        last.isDigit, first.isDigit
      {
        text += "_"
      }
      text += text.isEmpty && !firstIsCapital ? word : word.capitalized
    }
    return text
  }
}

extension Unicode.Scalar {
  /// It may stand in an identifier: no connector, no invisible character.
  private var isIdentifierPart: Bool {
    properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
  }

  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .decimalNumber:
      isIdentifierPart
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: isIdentifierPart
    default: false
    }
  }

  /// A decimal digit of any script.
  var isDigit: Bool {
    properties.generalCategory == .decimalNumber
  }
}

extension String {
  fileprivate var capitalized: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }
}
