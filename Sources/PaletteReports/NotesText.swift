import Palette

/// Notes in few words: what is promised to nobody should not drown what is.
enum NotesText {
  /// A text for each rule that has notes: the weightiest of them, and how many more there are.
  static func folded(_ notes: [Finding]) -> [String] {
    Finding.Rule.allCases.compactMap { rule in
      let notes = notes.filter { $0.rule == rule }
      guard let first = notes.first else { return nil }
      let appearance = first.variant.map { " (\($0.words))" } ?? ""
      var text = "Note\(appearance): \(first.message)."
      if rule == .pairing { text += " Such pairs are not promised." }
      if notes.count > 1 {
        text += " There \(notes.count == 2 ? "is 1 more" : "are \((notes.count - 1).grouped) more")"
        text += " of this kind; --verbose lists them."
      }
      return text
    }
  }
}
