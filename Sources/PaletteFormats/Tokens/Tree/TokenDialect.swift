/// Which of the formats for tokens a file is in.
enum TokenDialect: Hashable, Sendable {
  /// DTCG 2025.10; strictly, or as people's tools write it.
  case dtcg(isStrict: Bool)
  /// Style Dictionary.
  case styleDictionary
  /// Tokens Studio, and Penpot after it.
  case tokensStudio

  /// A format with `value` for `$value` and free names.
  var isLegacy: Bool {
    switch self {
    case .dtcg: false
    case .styleDictionary, .tokensStudio: true
    }
  }

  /// What the specification forbids is an error and not a note.
  var isStrict: Bool { self == .dtcg(isStrict: true) }

  private static let tokenKeys: Set = [
    "$value", "$type", "$ref", "$description", "$deprecated", "$extensions",
  ]

  /// The value of an object that is a token.
  func value(of object: JSONObject) -> JSONNode? {
    object["$value"] ?? (isLegacy ? object["value"] : nil)
  }

  /// The type an object states.
  ///
  /// A group of an older format may hold a token called `type`.
  func type(of object: JSONObject) -> JSONNode? {
    guard isLegacy else { return object["$type"] }
    return [object["$type"], object["type"]].compactMap { $0 }.first { $0.text != nil }
  }

  /// An object is a token and not a group.
  func isToken(_ object: JSONObject) -> Bool {
    value(of: object) != nil || (!isLegacy && object["$ref"] != nil)
  }

  /// What a token of DTCG may say.
  func isTokenKey(_ key: String) -> Bool {
    Self.tokenKeys.contains(key)
  }
}
