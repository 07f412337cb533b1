import Palette

/// Old and new side by side: what moved and by how much, and which pairs carry more or less.
struct ChangeSection {
  let sheet: Sheet

  /// What people still read of one kind; the rest is counted.
  private static let limit = 60

  /// How many rows of a table stand open.
  private static let openLimit = 12

  var html: HTML {
    guard let comparison = sheet.comparison else { return HTML() }
    let words = sheet.words.changes
    let blocks = sheet.perAppearance { view in
      comparison.appearances.first { $0.variant == view.variant }.map(appearance) ?? HTML()
    }
    let parts = parts(comparison)
    return """
      <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">\(words.title)</h2>
      <p class="lead">\(words.since(comparison.oldName))</p>
      \(if: comparison.isEmpty, "<p>\(words.nothing)</p>")
      \(if: !parts.isEmpty, "<ul>\n\(parts.map { "<li>\($0)</li>" as HTML })\n</ul>")
      \(if: !comparison.isEmpty, blocks)
      </section>
      """
  }

  /// What has come, gone or got another name, a sentence each.
  private func parts(_ comparison: PaletteComparison) -> [String] {
    let words = sheet.words.changes
    let names = comparison.ramps + comparison.roles + comparison.series
    let parts = names.map { change in
      switch change {
      case .added(let name): words.added(name)
      case .removed(let name): words.removed(name)
      case .renamed(let old, let new): words.renamed(old, new)
      }
    }
    let steps = comparison.steps.flatMap { change in
      change.removed.map { words.removed("\(change.name) \($0)") }
        + change.added.map { words.added("\(change.name) \($0)") }
    }
    let appearances = comparison.appearances.compactMap { appearance -> String? in
      let name = sheet.words.appearance(appearance.variant)
      return switch appearance.presence {
      case .both: nil
      case .onlyOld: words.removed(name)
      case .onlyNew: words.added(name)
      }
    }
    let promise = comparison.isPromiseChanged ? [words.promise] : []
    let series = comparison.movedSeriesColors.map { moved in
      words.became(
        moved.new.label.text, moved.old.color.hex, moved.new.color.hex,
        sheet.words.number(ComparisonText.difference(moved.difference)))
    }
    return parts + steps + appearances + promise + series
  }

  private func appearance(_ appearance: AppearanceComparison) -> HTML {
    let words = sheet.words.changes
    guard appearance.presence == .both else { return HTML() }
    let moved = appearance.moved.prefix(Self.limit)
    let list: HTML = """
      <h3>\(words.moved(appearance.moved.count, appearance.colorCount))</h3>
      <ol class="changes">
      \(moved.map(card))
      </ol>
      \(more(appearance.moved.count - moved.count))
      """
    let tables = [
      (words.lost, appearance.lost), (words.gained, appearance.gained),
      (words.broken, appearance.broken), (words.mended, appearance.mended),
    ]
    return """
      \(if: !moved.isEmpty, list)
      \(if: moved.isEmpty, "<p>\(words.noneMoved)</p>")
      \(tables.filter { $0.1.count > 0 }.map { table($0.0, $0.1) })
      """
  }

  /// A colour before and after, as one sentence and two halves.
  private func card(_ moved: MovedColor) -> HTML {
    let words = sheet.words.changes
    let (old, new) = (moved.old, moved.new)
    let difference = sheet.words.number(ComparisonText.difference(moved.difference))
    let sentence = words.became(new.label.text, old.color.hex, new.color.hex, difference)
    func half(_ color: ComparedColor) -> HTML {
      let shown = color.color.opaque
      let ratio = color.onPage.map { " \($0.number(in: sheet.words.language))" } ?? ""
      return """
        <i\(if: shown.ink == .white, " class=\"k\"") style="--c:\(shown.hex)"><code>\(color.color.hex)</code>\(ratio)</i>
        """
    }
    return """
      <li class="split"><span class="vh">\(sentence)</span><span aria-hidden="true"><b>\(new.label.text)</b>\
      \(half(old))\(half(new))<span>ΔE \(difference)</span></span></li>
      """
  }

  private func table(_ title: String, _ changes: PairChanges) -> HTML {
    let words = sheet.words.changes
    let shown = changes.listed.prefix(Self.limit)
    let rows = shown.map { change -> HTML in
      let names = change.pair.map(\.text)
      let pair = names.count == 2 ? sheet.words.on(names[1], names[0]) : names.joined()
      return "<tr><th scope=\"row\">\(pair)</th>\(cell(change.old))\(cell(change.new))</tr>"
    }
    let caption = "\(title): \(changes.count.grouped(in: sheet.words.language))"
    return """
      <details\(if: rows.count <= Self.openLimit, " open")><summary>\(caption)</summary>
      <div class="scroller" role="region" tabindex="0" aria-label="\(caption)"><table class="list">
      <caption class="vh">\(caption)</caption>
      <thead><tr><th scope="col">\(words.pair)</th><th scope="col">\(words.before)</th><th scope="col">\(words.after)</th></tr></thead>
      <tbody>
      \(rows)
      </tbody></table></div>
      \(more(changes.count - shown.count))</details>
      """
  }

  private func cell(_ state: PairChange.State) -> HTML {
    """
    <td><span class="sign" aria-hidden="true">\(state.level.mark)</span> \(sheet.words.number(state.ratio.cut(decimals: 2))) \(sheet.words.short(state.level))</td>
    """
  }

  private func more(_ count: Int) -> HTML {
    count > 0
      ? "<p>\(sheet.words.changes.more(count.grouped(in: sheet.words.language)))</p>" : HTML()
  }
}
