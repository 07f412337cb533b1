import Palette

/// Ramps as rows and steps as columns, in as many blocks as the width asks for.
struct SwatchGrid {
  private struct Row {
    var name: String
    var steps: [String]
    var swatches: [Swatch]
  }

  private let rows: [Row]
  private let notes: [String]
  private let settings: ShowSettings

  /// The ramps of one appearance.
  init(_ ramps: [Ramp], _ variant: AppearanceVariant, _ settings: ShowSettings) {
    self.settings = settings
    rows = ramps.compactMap { ramp in
      guard let swatches = ramp.swatches[variant], !swatches.isEmpty else { return nil }
      return Row(
        name: ramp.name.shown, steps: ramp.stepNames.prefix(swatches.count).map(\.shown),
        swatches: swatches)
    }
    var notes: [String] = []
    if rows.contains(where: { $0.swatches.contains(where: \.isKey) }) {
      notes.append("* a key colour, kept exactly")
    }
    for ramp in ramps where variant == .light {
      guard let key = ramp.nearbyKey else { continue }
      notes.append("\(ramp.name.shown): the key \(key.color.hex) is nearest to step \(key.step)")
    }
    self.notes = notes
  }

  /// The series, which are the same in every appearance.
  init(series: [SeriesDefinition], _ settings: ShowSettings) {
    self.settings = settings
    notes = []
    rows = series.map { series in
      Row(
        name: "series " + series.name.shown, steps: series.colors.indices.map { String($0 + 1) },
        swatches: series.colors.map { Swatch($0) })
    }
  }

  /// The blocks, and what there is to say about them.
  var paragraphs: [[String]] {
    var groups: [[Row]] = []
    for row in rows {
      if groups.last?.last?.steps == row.steps {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    let notes = notes.flatMap { $0.wrapped(width: settings.width) }
    return groups.flatMap(blocks) + (notes.isEmpty ? [] : [notes])
  }

  /// Where the names of ramps end, in every block.
  private var nameWidth: Int {
    min(rows.map(\.name.columns).max() ?? 0, max(settings.width / 4, 8)) + 1
  }

  private func blocks(_ rows: [Row]) -> [[String]] {
    let names = rows[0].steps
    let hex = settings.depth == .ansi16 ? Self.hexWidth + 3 : Self.hexWidth
    let width = min(max(hex, names.map { $0.columns + 2 }.max() ?? 0), hex + 4)
    let blocks = ColumnBlocks.ranges(
      names.count, width: width, room: settings.width - nameWidth)
    return blocks.map { columns in
      let heading = columns.map {
        (names[$0].truncated(to: width - 2) + " ").padded(to: width, .right)
      }
      return [String(repeating: " ", count: nameWidth) + heading.joined()]
        + rows.flatMap { line($0, columns, width) }
    }
  }

  private func line(_ row: Row, _ columns: Range<Int>, _ width: Int) -> [String] {
    let cells = columns.map { cell(row.swatches[$0], width) }.joined()
    let isLong = row.name.columns >= nameWidth
    let start = (isLong ? "" : row.name).padded(to: nameWidth)
    return (isLong ? [row.name.truncated(to: settings.width)] : []) + [start + cells]
  }

  private func cell(_ swatch: Swatch, _ width: Int) -> String {
    let color = swatch.color
    let text = (swatch.isKey ? "*" : " ") + color.hex + " "
    let painter = settings.painter
    guard painter.depth == .ansi16 else {
      return painter.label(text.padded(to: width, .right), on: color)
    }
    return (" " + painter.patch(color) + text).padded(to: width, .right)
  }

  /// A sign for key colours, the hex text and a space.
  private static let hexWidth = 9
}
