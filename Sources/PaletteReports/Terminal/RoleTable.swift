import Palette

/// Colours by use: each with what is seen of it on the page, its contrast there and its plain name.
struct RoleTable {
  private let roles: [(name: String, color: HexColor)]
  private let page: SRGB8
  private let settings: ShowSettings

  init(_ palette: ColorPalette, _ variant: AppearanceVariant, _ settings: ShowSettings) {
    self.settings = settings
    page = palette.page(in: variant)
    roles = palette.roles.compactMap { role in
      role.colors[variant].map { (role.name.shown, $0) }
    }
  }

  /// A line a role under the headings; none where there is no role.
  var lines: [String] {
    guard !roles.isEmpty else { return [] }
    let painter = settings.painter
    let names = min(roles.map(\.name.columns).max() ?? 0, max(settings.width / 2, 8))
    let table = TextTable(
      headings: ["role", "", "colour", "on \(page.hex)", "looks"],
      rows: roles.map { name, color in
        let seen = color.composited(over: page)
        return [
          name.truncated(to: names), painter.patch(seen), color.hex,
          "\(seen.contrast(with: page)):1", PlainColorName(seen).text(in: settings.language),
        ]
      },
      alignments: [.left, .left, .left, .right, .left])
    return table.lines(width: settings.width)
  }
}
