import Palette

extension PerAppearance<Remarks> {
  /// What is said, as the lines of a comment in any language; none where nothing is.
  ///
  /// What differs between appearances is said for each in turn.
  var commentLines: [String] {
    Remarks.commentLines(variants.compactMap { self[$0] })
  }
}

extension PaletteRemarks {
  /// What is said about the palette, as the lines of a comment.
  var commentLines: [String] {
    Remarks.commentLines(
      [palette]
        + [files, colors].flatMap { remarks in
          remarks.variants.compactMap { remarks[$0] }
        })
  }
}

extension Remarks {
  fileprivate static func commentLines(_ remarks: [Remarks]) -> [String] {
    var lines: [String] = []
    for text in distinct(remarks.compactMap(\.description)) { lines += self.lines(of: text) }
    for deprecation in distinct(remarks.compactMap(\.deprecation)) where deprecation.isDeprecated {
      let reason = self.lines(of: deprecation.reason ?? "").joined(separator: " ")
      lines.append(reason.isEmpty ? "Deprecated." : "Deprecated: " + reason)
    }
    return lines
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// The lines of a text, none of which can end a comment; empty ones only between others.
  private static func lines(of text: String) -> [String] {
    text.lines.map { $0.replacing("\t", with: " ").withoutBlanksAround.commentText }
  }
}
