import Palette

/// What a format lets a name be, case and the signs between words aside.
enum NameForm {
  /// Any text.
  case asGiven
  /// Letters and digits of any script.
  case words
  /// The same, with a letter first.
  case catalog
  /// The letters a-z and digits.
  case ascii
  /// The same, other letters by their numbers.
  case less
  /// An identifier of Swift.
  case swift
  /// A member of a type in a language with reserved words.
  case members(MemberNames)

  /// How a name is written; `nil` where it stays as it is.
  func written(_ words: NameWords) -> String? {
    switch self {
    case .asGiven: nil
    case .words: words.kebab
    case .catalog: AssetCatalog.name(words, .kebab)
    case .ascii: words.ascii.kebab
    case .less: LessVariables.spelling(words)
    case .swift: SwiftNames.identifier(words)
    case .members(let names): names.member(words)
    }
  }
}
