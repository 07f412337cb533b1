/// Turns names into identifiers of Swift.
enum SwiftNames {
  /// The members of the generated enum that are no colours.
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
  static func member(_ words: NameWords) -> String {
    let name = identifier(words)
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// The same without backticks, to compare.
  static func identifier(_ words: NameWords) -> String {
    let name = words.lowerCamel
    if name.unicodeScalars.first?.isDigit == true { return "color\(name)" }
    return taken.contains(name) || unusable.contains(name) ? name + "Color" : name
  }

  /// What the types of a palette start with: `Harbor`.
  static func typePrefix(_ words: NameWords) -> String {
    let name = words.upperCamel
    let isUsable = name.unicodeScalars.first?.isDigit == false && !foreignTypes.contains(name)
    return isUsable ? name : "Palette\(name)"
  }
}
