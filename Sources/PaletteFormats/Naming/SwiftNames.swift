/// Turns names into identifiers of Swift.
enum SwiftNames {
  /// The members of the generated enums that are no colours or text styles.
  private static let taken: Set<String> = ["all"]

  /// Members that Swift takes for something else, even in backticks (`init`, `self`), or refuses
  /// (`dynamicType`).
  private static let unusable: Set<String> = ["init", "self", "dynamicType"]

  /// Reserved words of the language reference that `lowerCamel` can produce, and `await`, which
  /// is taken for one in an expression.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// Types of the frameworks the generated code uses.
  private static let foreignTypes: Set<String> = ["UI", "NS", "CG", "CI"]

  /// A static member for a colour: `blue6`, `default` in backticks, `color500_6`, `selfColor`.
  ///
  /// - Parameter kind: What a member is, which tells it from what Swift has taken.
  static func member(_ words: NameWords, kind: String = "color") -> String {
    let name = identifier(words, kind: kind)
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// The same without backticks, to compare.
  static func identifier(_ words: NameWords, kind: String = "color") -> String {
    let name = words.lowerCamel
    if name.unicodeScalars.first?.isDigit == true { return kind + name }
    let isFree = !taken.contains(name) && !unusable.contains(name)
    return isFree ? name : words.followed(by: NameWords(kind)).lowerCamel
  }

  /// What the types of a palette start with: `Harbor`.
  static func typePrefix(_ words: NameWords) -> String {
    let name = words.upperCamel
    let isUsable = name.unicodeScalars.first?.isDigit == false && !foreignTypes.contains(name)
    return isUsable ? name : "Palette\(name)"
  }
}
