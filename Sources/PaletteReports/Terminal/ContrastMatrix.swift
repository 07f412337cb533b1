import Palette

/// The contrast of every step with every other: of one ramp, of two, or the least among several.
struct ContrastMatrix {
  private struct Side {
    let name: String
    let steps: [String]
    /// The colours of each step; one each unless several ramps are looked at together.
    let colors: [[Swatch]]
    let measured: [MeasuredStep]

    init(name: String, steps: [String], colors: [[Swatch]]) {
      (self.name, self.steps, self.colors) = (name, steps, colors)
      measured = colors.map { swatches in
        MeasuredStep(swatches.map { ($0.color.luminance, $0.p3?.luminance) })
      }
    }
  }

  private let rows: Side
  private let columns: Side
  private let variant: AppearanceVariant
  private let rampCount: Int

  /// One ramp is measured against itself, two against each other, more all together.
  init(_ ramps: [Ramp], _ variant: AppearanceVariant) {
    self.variant = variant
    let shown = ramps.filter { $0.swatches[variant]?.isEmpty == false }
    rampCount = shown.count
    let sides = shown.map { ramp in
      Side(
        name: ramp.name.shown, steps: ramp.stepNames.map(\.shown),
        colors: (ramp.swatches[variant] ?? []).map { [$0] })
    }
    guard sides.count > 2 else {
      rows = sides.first ?? Side(name: "", steps: [], colors: [])
      columns = sides.last ?? rows
      return
    }
    let count = sides.map(\.colors.count).max() ?? 0
    let names = sides.allSatisfy { $0.steps == sides[0].steps } ? sides[0].steps : nil
    rows = Side(
      name: "", steps: names ?? (1...max(count, 1)).map(String.init),
      colors: (0..<count).map { step in
        sides.compactMap { step < $0.colors.count ? $0.colors[step][0] : nil }
      })
    columns = rows
  }

  /// What is least between the colours of two steps.
  private func least(_ row: Int, _ column: Int) -> ContrastRatio {
    // Every step of a side has a colour.
    rows.measured[row].least(with: columns.measured[column]) ?? ContrastRatio(1, 0)
  }

  /// A title, and the matrix in as many blocks as the width asks for.
  func paragraphs(_ settings: ShowSettings) -> [[String]] {
    guard rampCount > 0 else { return [] }
    let labels = (rows.steps + columns.steps).map(\.columns).max() ?? 0
    let labelWidth = min(labels, 8)
    let width = max(Self.cellWidth, min(labels, 8) + 1)
    let blocks = ColumnBlocks.ranges(
      columns.colors.count, width: width, room: settings.width - labelWidth)
    var paragraphs = [[settings.painter.emphasized("\(variant.words): \(title)", .strong)]]
    for block in blocks {
      let heading = block.map { label(columns, $0, width - 1, width, settings) }.joined()
      var lines = [String(repeating: " ", count: labelWidth) + heading]
      for row in rows.colors.indices {
        let cells = block.map { cell(least(row, $0), width, settings) }
        lines.append(label(rows, row, labelWidth, labelWidth, settings) + cells.joined())
      }
      paragraphs.append(lines)
    }
    paragraphs[0] += paragraphs.remove(at: 1)
    return paragraphs
  }

  /// A sentence for each pair, those of one ramp once.
  func sentences(_ language: PlainLanguage) -> [String] {
    guard rampCount > 0 else { return [] }
    let words = SpokenWords(language)
    let isOneSided = rampCount != 2
    let isJoined = rampCount > 2
    let subject =
      switch rampCount {
      case 1: rows.name
      case 2: rows.name + language.comma + columns.name
      default: words.least(of: rampCount)
      }
    func name(_ side: Side, _ step: Int) -> String {
      isJoined ? words.step(side.steps[step]) : "\(side.name) \(side.steps[step])"
    }
    return [words.sentence(["\(variant.words(in: language)): \(subject)"])]
      + rows.colors.indices.flatMap { row in
        columns.colors.indices.filter { !isOneSided || $0 > row }.map { column in
          words.pair(name(rows, row), name(columns, column), least(row, column))
        }
      }
  }

  private var title: String {
    switch rampCount {
    case 1: rows.name
    case 2: "\(rows.name) down, \(columns.name) across"
    default: SpokenWords(.english).least(of: rampCount)
    }
  }

  private func label(
    _ side: Side, _ step: Int, _ text: Int, _ width: Int, _ settings: ShowSettings
  ) -> String {
    let name = side.steps[step].truncated(to: text).padded(to: text, .right)
    let painter = settings.painter
    let shown = side.colors[step].count == 1 && painter.hasSwatches
    return (shown ? painter.label(name, on: side.colors[step][0].color) : name)
      .padded(to: width, .right)
  }

  private func cell(_ ratio: ContrastRatio, _ width: Int, _ settings: ShowSettings) -> String {
    let use = ContrastLevel(ofRatio: ratio.value)
    let text = ratio.description + use.sign
    let isForText = use == .text || use == .enhancedText
    return (isForText ? settings.painter.emphasized(text, .strong) : text)
      .padded(to: width, .right)
  }

  /// Five digits, a point, a sign and a space.
  private static let cellWidth = 7
}
