import Palette

/// What a format lets a name be.
enum NameForm {
  /// Any text.
  case asGiven
  /// What DTCG takes, or what other formats of tokens do.
  case tokens(isFree: Bool)
  /// Letters and digits of any script.
  case words
  /// The same, with a letter first.
  case catalog
  /// The letters a-z and digits, between underscores.
  case android
  /// The same, other letters by their numbers.
  case less
  /// An identifier of Swift.
  case swift
  /// A member of a type in a language with reserved words.
  case members(MemberNames)

  /// A name needs no letter or digit.
  var takesSigns: Bool {
    switch self {
    case .asGiven, .tokens(isFree: true): true
    default: false
    }
  }

  /// How a name is written, without what the format puts before every one.
  func written(_ name: String, _ letterCase: LetterCase?) -> String {
    let words = NameWords(name)
    let joined = letterCase ?? .kebab
    return switch self {
    case .asGiven: name
    case .tokens(let isFree):
      name.split(separator: ".").map {
        TokenNames(letterCase: letterCase, isFree: isFree).text(String($0))
      }.joined(separator: ".")
    case .words: words.text(joined)
    case .catalog: AssetCatalog.name(words, joined)
    case .android: words.ascii.snake
    case .less: LessVariables.spelling(words, joined)
    case .swift: SwiftNames.identifier(words)
    case .members(let names): names.member(words)
    }
  }
}
