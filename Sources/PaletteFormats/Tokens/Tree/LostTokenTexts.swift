import Palette

/// What files say about tokens and groups that a palette has no place for, counted.
struct LostTokenTexts {
  private struct Key: Hashable {
    var source: Int
    var name: String
  }

  private static let names = ["$description", "$deprecated", "$extensions"]
  /// Style Dictionary's and Tokens Studio's own, where they are text and not tokens.
  private static let legacyNames = names + ["description", "comment"]

  /// In the order in which they were met.
  private var order: [Key] = []
  private var found: [Key: (count: Int, offset: Int)] = [:]

  /// Counts what a token or a group of a document says.
  mutating func add(_ object: JSONObject, isLegacy: Bool, source: Int) {
    for name in isLegacy ? Self.legacyNames : Self.names {
      guard let node = object[name], name.hasPrefix("$") || node.text != nil else { continue }
      let key = Key(source: source, name: name)
      if found[key] == nil { order.append(key) }
      found[key, default: (0, node.offset)].count += 1
    }
  }

  /// A remark for each key of each document, at the first place.
  func notes(at position: (_ source: Int, _ offset: Int) -> SourcePosition) -> [InputNote] {
    order.compactMap { key in
      guard let (count, offset) = found[key] else { return nil }
      let places = count == 1 ? "1 token or group" : "\(count) tokens and groups"
      var note = InputNote(
        "\(key.name.quoted) of \(places) is not kept", at: position(key.source, offset))
      note.isLossOfText = true
      return note
    }
  }
}
