import Palette

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
  var panelWidth: Int { 2 * padding + contentWidth }

  /// Of what a panel holds, and where it begins.
  var contentWidth: Int { labelWidth + columns * (swatch.width + gap) - gap }
  var left: Int { margin + padding }

  /// Roles stand side by side, each with its name under it, two columns wide.
  var rolesInRow: Int { max(columns / 2, 1) }
  var roleWidth: Int { 2 * swatch.width + gap }

  /// A swatch in a column.
  func box(column: Int, top: Int, width: Int) -> SheetBox {
    SheetBox(
      x: left + labelWidth + column * (swatch.width + gap), y: top, width: width,
      height: swatch.height)
  }

  /// The upper edge of a row.
  func y(_ row: Int) -> Int { row * (swatch.height + gap) }
}
