public import Palette

/// What has changed between two palettes, as Markdown for the comment of a pull request.
public enum ComparisonMarkdown {
  /// GitHub takes comments of no more characters than this.
  public static let sizeLimit = 65_536

  /// How many rows a table has, which people still read.
  static let rowLimit = 50

  /// How many rows stand open; longer tables are folded.
  static let openRowLimit = 20

  /// A sentence, a table of appearances, what has come and gone, and the largest changes.
  ///
  /// - Parameter limit: Bytes there is room for; what does not fit is left out and said.
  public static func write(_ comparison: PaletteComparison, limit: Int = sizeLimit) -> String {
    let end = "\n*There is no room here for the rest.*\n"
    var page = BoundedText(room: limit - end.utf8.count)
    page.add("### Palette: \(code(title(comparison)))\n\n")
    page.add("\(ComparisonText.verdict(comparison, name: code))\n")
    if !comparison.isEmpty { addChanges(comparison, to: &page) }
    return page.isFull ? page.text + end : page.text
  }

  private static func addChanges(_ comparison: PaletteComparison, to page: inout BoundedText) {
    addAppearances(comparison, to: &page)
    addParts(comparison, to: &page)
    addPromise(comparison, to: &page)
    addMoves(comparison, to: &page)
    addPairs(ComparisonText.lostALevel(comparison), \.lost, comparison, to: &page)
    addPairs("gained a level", \.gained, comparison, to: &page)
    addPairs("miss the promise now", \.broken, comparison, to: &page)
    addPairs("miss the promise no longer", \.mended, comparison, to: &page)
  }

  private static func title(_ comparison: PaletteComparison) -> String {
    comparison.oldName == comparison.newName
      ? comparison.newName : "\(comparison.oldName) → \(comparison.newName)"
  }

  private static func addAppearances(_ comparison: PaletteComparison, to page: inout BoundedText) {
    let rows = comparison.appearances.map { appearance -> String in
      let name = appearance.variant.words
      guard appearance.presence == .both else {
        let which = appearance.presence == .onlyOld ? "gone" : "new"
        return MarkdownTable.row([name, which, "", "", "", "", "", ""])
      }
      let counts = [
        appearance.gained, appearance.lost, appearance.broken, appearance.mended,
      ].map { $0.count.grouped }
      return MarkdownTable.row(
        [
          name, "\(appearance.moved.count.grouped) of \(appearance.colorCount.grouped)",
          appearance.moved.first.map { ComparisonText.difference($0.difference) } ?? "",
          appearance.pairCount.grouped,
        ] + counts)
    }
    let headings = [
      "appearance", "colours moved", "farthest", "pairs", "gained a level", "lost a level",
      "miss the promise now", "no longer",
    ]
    page.add("\n" + MarkdownTable.head(headings), rows: rows, end: "")
  }

  private static func addParts(_ comparison: PaletteComparison, to page: inout BoundedText) {
    var lines: [String] = []
    let kinds = [
      ("ramp", comparison.ramps), ("role", comparison.roles), ("series", comparison.series),
    ]
    for (kind, changes) in kinds {
      lines += changes.map { change in
        switch change {
        case .added(let name): "- \(kind) \(code(name)): new\n"
        case .removed(let name): "- \(kind) \(code(name)): gone\n"
        case .renamed(let old, let new): "- \(kind) \(code(old)): called \(code(new)) now\n"
        }
      }
    }
    for change in comparison.steps {
      let parts = [("new", change.added), ("gone", change.removed)].filter { !$0.1.isEmpty }
        .map { word, names in
          let shown = names.prefix(20).map(code).joined(separator: ", ")
          let rest = names.count > 20 ? " and \((names.count - 20).grouped) more" : ""
          return "\(shown)\(rest) \(word)"
        }
      lines.append("- \(code(change.name)): \(parts.joined(separator: "; "))\n")
    }
    let rest = lines.count - rowLimit
    page.add(
      "\n", rows: Array(lines.prefix(rowLimit)),
      end: rest > 0 ? "\n\(rest.grouped) more parts have come, gone or got another name.\n" : "")
  }

  private static func addPromise(_ comparison: PaletteComparison, to page: inout BoundedText) {
    let was = PromiseText.sentences(comparison.oldVerification)
    let now = PromiseText.sentences(comparison.newVerification)
    guard was != now else { return }
    page.add("\nPromised before: \(was.markdownEscaped)\n\nPromised now: \(now.markdownEscaped)\n")
  }

  static func code(_ text: String) -> String { shortened(text).markdownCode }

  /// A name of a thousand letters leaves no room for others.
  private static func shortened(_ text: String) -> String {
    text.count <= 80 ? text : text.prefix(79) + "…"
  }
}
