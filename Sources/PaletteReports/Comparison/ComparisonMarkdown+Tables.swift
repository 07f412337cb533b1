import Palette

extension ComparisonMarkdown {
  static func addMoves(_ comparison: PaletteComparison, to page: inout BoundedText) {
    var moved = comparison.appearances.flatMap { appearance in
      appearance.moved.map { (variant: appearance.variant.words, color: $0) }
    }
    moved += comparison.movedSeriesColors.map { ("", $0) }
    let sorted = moved.enumerated().sorted { one, other in
      (other.element.color.difference, one.offset) < (one.element.color.difference, other.offset)
    }.map(\.element)
    let rows = sorted.prefix(rowLimit).map { variant, color in
      MarkdownTable.row([
        name(color), variant, value(color.old), value(color.new),
        ComparisonText.difference(color.difference), onPage(color),
      ])
    }
    addTable(
      "\(sorted.count.counted("colour")) moved",
      "CIEDE2000: 0 is the same colour, and black is 100 from white.",
      ["colour", "appearance", "was", "is", "CIEDE2000", "contrast on the page"],
      Array(rows), of: sorted.count, to: &page)
  }

  static func addPairs(
    _ what: String, _ kind: KeyPath<AppearanceComparison, PairChanges>,
    _ comparison: PaletteComparison, to page: inout BoundedText
  ) {
    let count = comparison.count(kind)
    let listed = comparison.appearances.flatMap { appearance in
      appearance[keyPath: kind].listed.map { (variant: appearance.variant.words, change: $0) }
    }
    let sorted = listed.enumerated().sorted { one, other in
      (other.element.change.factor, one.offset) < (one.element.change.factor, other.offset)
    }.map(\.element)
    let rows = sorted.prefix(rowLimit).map { variant, change in
      MarkdownTable.row([
        change.pair.map { code($0.text) }.joined(separator: " and "), variant, state(change.old),
        state(change.new), needs(change),
      ])
    }
    addTable(
      "\(count.counted("pair")) \(count == 1 ? singular(what) : what)", nil,
      ["pair", "appearance", "was", "is", "promised"], Array(rows), of: count, to: &page)
  }

  /// A table that is folded where it is long.
  private static func addTable(
    _ title: String, _ note: String?, _ headings: [String], _ rows: [String], of count: Int,
    to page: inout BoundedText
  ) {
    let isFolded = rows.count > openRowLimit
    let heading = isFolded ? "<details><summary>\(title)</summary>\n" : "**\(title)**\n"
    let rest = count - rows.count
    page.add(
      "\n\(heading)\n" + MarkdownTable.head(headings), rows: rows,
      end: (rest > 0 ? "\nThe \(rest.grouped) that changed least are not shown.\n" : "")
        + (note.map { "\n\($0)\n" } ?? "") + (isFolded ? "\n</details>\n" : ""))
  }

  private static func name(_ color: MovedColor) -> String {
    let (old, new) = (color.old.label.text, color.new.label.text)
    return old == new ? code(new) : "\(code(new)), was \(code(old))"
  }

  private static func value(_ color: ComparedColor) -> String {
    guard let p3 = color.p3 else { return code(color.color.hex) }
    return "\(code(color.color.hex)), \(code(p3.cssText))"
  }

  private static func onPage(_ color: MovedColor) -> String {
    guard let old = color.old.onPage, let new = color.new.onPage else { return "" }
    return "\(old):1 → \(new):1"
  }

  /// `4.62:1, text`.
  private static func state(_ state: PairChange.State) -> String {
    "\(state.ratio.cut(decimals: 2)):1, \(state.level.words(in: .english))"
  }

  private static func needs(_ change: PairChange) -> String {
    func text(_ required: Double?) -> String {
      required.map { "\($0.fixed(decimals: 6)):1" } ?? "nothing"
    }
    let (old, new) = (text(change.old.required), text(change.new.required))
    return old == new ? new : "\(old) → \(new)"
  }

  private static func singular(_ what: String) -> String {
    what.hasPrefix("miss ") ? "misses " + what.dropFirst(5) : what
  }
}
