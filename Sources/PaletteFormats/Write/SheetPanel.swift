import Palette

/// One appearance of a palette on a sheet of swatches.
struct SheetPanel {
  private let palette: ColorPalette
  private let variant: AppearanceVariant
  private let layout: SheetLayout
  private let y: Int
  private let ramps: [NamedGroup]
  private let roles: [NamedColor]
  /// What the swatches lie on.
  private let page: SRGB8

  init(
    _ palette: ColorPalette, _ variant: AppearanceVariant, _ groups: [NamedGroup],
    _ layout: SheetLayout, y: Int
  ) {
    (self.palette, self.variant, self.layout, self.y) = (palette, variant, layout, y)
    let rampCount = groups.count - (palette.roles.isEmpty ? 0 : 1)
    ramps = Array(groups.prefix(rampCount))
    roles = groups.dropFirst(rampCount).flatMap(\.colors)
    page = Self.page(of: palette, variant)
  }

  /// The role called `page` where there is one, or else a quiet surface.
  private static func page(of palette: ColorPalette, _ variant: AppearanceVariant) -> SRGB8 {
    let role = palette.roles.first { NameWords($0.name).words == ["page"] }
    if let color = role?.colors.nearest(to: variant), color.alpha == 255 { return color.opaque }
    return variant.appearance == .light ? .white : SRGB8(red: 18, green: 20, blue: 23)
  }

  private var roleRows: Int { (roles.count + layout.rolesInRow - 1) / layout.rolesInRow }

  private var rowsTop: Int { y + layout.padding + layout.headingHeight - layout.gap }

  private var rolesTop: Int {
    rowsTop + layout.y(ramps.count) + (ramps.isEmpty || roles.isEmpty ? 0 : layout.sectionGap)
  }

  var height: Int {
    rolesTop + layout.y(roleRows) - layout.gap + layout.padding - y
  }

  var lines: [String] {
    let name = NameWords(variant.rawValue).spoken
    let heading = name.prefix(1).uppercased() + name.dropFirst()
    let left = layout.margin + layout.padding
    var lines = [
      "<g>",
      "  <rect x=\"\(layout.margin)\" y=\"\(y)\" width=\"\(layout.panelWidth)\""
        + " height=\"\(height)\" rx=\"20\" fill=\"\(page.hex)\"/>",
      text("heading", left, y + layout.padding + 20, heading),
    ]
    for (row, ramp) in ramps.enumerated() {
      let top = rowsTop + layout.y(row)
      lines.append(text("label", left, top + layout.swatch.height / 2 + 5, label(ramp.name)))
      for (column, color) in ramp.colors.enumerated() {
        lines += swatch(
          color, x: layout.x(column), y: top, width: layout.swatch.width,
          title: stepTitle(ramp, column))
      }
    }
    if !roles.isEmpty {
      lines.append(text("label", left, rolesTop + layout.swatch.height / 2 + 5, "roles"))
    }
    for (index, color) in roles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: layout.rolesInRow)
      lines += swatch(
        color, x: layout.x(2 * column), y: rolesTop + layout.y(row), width: layout.roleWidth,
        title: layout.shortened(color.words.spoken, to: 20))
    }
    return lines + ["</g>"]
  }

  private func label(_ name: String) -> String { layout.shortened(name, to: 15) }

  /// The name of a step, without that of its ramp.
  private func stepTitle(_ ramp: NamedGroup, _ column: Int) -> String {
    let words = ramp.colors[column].words.words.dropFirst(ramp.words.words.count)
    return layout.shortened(words.joined(separator: " "), to: 8)
  }

  private func text(_ style: String, _ x: Int, _ y: Int, _ content: String) -> String {
    "  <text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" fill=\"\(page.ink.hex)\">"
      + "\(content.xmlEscaped)</text>"
  }

  private func swatch(
    _ color: NamedColor, x: Int, y: Int, width: Int, title: String
  ) -> [String] {
    guard let value = color.values.nearest(to: variant) else { return [] }
    let seen = value.color.composited(over: page)
    let ink = seen.ink.hex
    let hex = value.color.hex
    return [
      // One element with one sentence; what is drawn inside it is not read again.
      "  <g role=\"img\">",
      "    <title>\(color.words.spoken.xmlEscaped), \(hex), "
        + "\(seen.contrast(with: page)) to 1 on the page</title>",
    ] + remarks(color) + [
      "    <rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(layout.swatch.height)\" rx=\"10\""
        + " fill=\"\(value.color.opaque.hex)\"\(opacity(value.color))\(wide(value))"
        + " stroke=\"\(page.ink.hex)\" stroke-opacity=\"0.12\"/>",
      "    <text class=\"step\" x=\"\(x + 12)\" y=\"\(y + 25)\" fill=\"\(ink)\">"
        + "\(title.xmlEscaped)</text>",
      "    <text class=\"value\" x=\"\(x + 12)\" y=\"\(y + 50)\" fill=\"\(ink)\">\(hex)</text>",
      "  </g>",
    ]
  }

  private func remarks(_ color: NamedColor) -> [String] {
    let text = color.remarks.commentLines.joined(separator: " ")
    return text.isEmpty ? [] : ["    <desc>\(text.xmlEscaped)</desc>"]
  }

  private func opacity(_ color: HexColor) -> String {
    guard color.alpha < 255 else { return "" }
    return " fill-opacity=\"\((Double(color.alpha) / 255).fixed(decimals: 4))\""
  }

  /// Programs that know no `color()` keep the attribute.
  private func wide(_ color: WrittenColor) -> String {
    color.p3.map { " style=\"fill: color(display-p3 \($0.text(separator: " ")))\"" } ?? ""
  }
}

extension SRGB8 {
  /// Black or white, whichever stands out more: at least 4.58:1.
  fileprivate var ink: SRGB8 {
    contrast(with: .black) > contrast(with: .white) ? .black : .white
  }
}
