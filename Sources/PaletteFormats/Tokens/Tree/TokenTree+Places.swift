import Palette

extension TokenTree {
  /// A place in a document; that in the file being read does not name it.
  func position(_ source: Int, _ offset: Int, in file: String) -> SourcePosition {
    var position = sources[source].position(at: offset)
    if sources[source].file != file { position.file = sources[source].file }
    return position
  }

  /// Remarks on names in one group that differ in case only.
  ///
  /// They are different tokens, but on a disk that ignores case they would be one file.
  func namesAlike(in file: String) -> [InputNote] {
    var notes: [InputNote] = []
    for node in nodes where node.children.count > 1 {
      var first: [String: String] = [:]
      for child in node.children.map({ nodes[$0] }) {
        guard let other = first.updateValue(child.name, forKey: child.name.lowercased()) else {
          continue
        }
        notes.append(
          InputNote(
            "the names \(other.quoted) and \(child.name.quoted) differ in case only",
            at: position(child.source, child.keyOffset, in: file)))
      }
    }
    return notes
  }

  /// A circle of names as messages show it; of a long one, the beginning and the end.
  static func circle(_ names: [String]) -> String {
    let most = 12
    guard names.count > most, let last = names.last else { return names.joined(separator: " -> ") }
    let left = names.count - most
    return (names.prefix(most - 1) + ["… \(left) more …", last]).joined(separator: " -> ")
  }
}
