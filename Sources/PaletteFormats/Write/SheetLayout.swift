/// The measures of a sheet of swatches, in px.
struct SheetLayout {
  static let fewestColumns = 6

  let columns: Int
  let margin = 40
  let padding = 32
  let labelWidth = 136
  let swatch = (width: 84, height: 64)
  let gap = 8
  let panelGap = 28
  let headingHeight = 52
  let sectionGap = 20
  let titleBaseline = 66
  let top = 100

  /// Of the whole sheet.
  var width: Int { 2 * margin + panelWidth }

  /// Of a panel, with a padding on each side.
  var panelWidth: Int { 2 * padding + labelWidth + columns * (swatch.width + gap) - gap }

  /// Roles stand side by side, each with its name under it, two columns wide.
  var rolesInRow: Int { max(columns / 2, 1) }
  var roleWidth: Int { 2 * swatch.width + gap }

  /// The left edge of a column of swatches, and the upper edge of a row.
  func x(_ column: Int) -> Int { margin + padding + labelWidth + column * (swatch.width + gap) }
  func y(_ row: Int) -> Int { row * (swatch.height + gap) }

  /// A text that fits: no font is known here, so that letters are counted.
  func shortened(_ text: String, to limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }

  /// Fonts every system has one of; figures that stand in columns.
  static let style = """
        text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
        .title { font-size: 32px; font-weight: 700; fill: #16191d; }
        .heading { font-size: 18px; font-weight: 600; }
        .label { font-size: 15px; font-weight: 500; }
        .step { font-size: 14px; font-weight: 600; }
        .value { font-size: 12px; font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    """
}
