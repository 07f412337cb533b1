import Palette

/// Colours by use: each with what is seen of it on the page, its contrast there and its plain name.
struct RoleTable {
  private let roles: [(name: String, color: HexColor)]
  private let page: ShownPage
  private let settings: ShowSettings

  init(_ roles: [ResolvedRole], _ variant: AppearanceVariant, _ settings: ShowSettings) {
    self.settings = settings
    page = ShownPage(roles, variant)
    self.roles = roles.compactMap { role in
      role.colors[variant].map { (role.name.shown, $0) }
    }
  }

  /// A line a role under the headings; none where there is no role.
  var lines: [String] {
    guard !roles.isEmpty else { return [] }
    let painter = settings.painter
    let names = min(roles.map(\.name.columns).max() ?? 0, max(settings.width / 2, 8))
    let table = TextTable(
      headings: [
        "role", "", "colour", page.isRole ? "on the page" : "on \(page.color.hex)", "looks",
      ],
      rows: roles.map { name, color in
        let seen = color.composited(over: page.color)
        return [
          name.truncated(to: names), painter.patch(seen), color.hex,
          "\(seen.contrast(with: page.color)):1", PlainColorName(seen).text(in: settings.language),
        ]
      },
      alignments: [.left, .left, .left, .right, .left])
    return table.lines(width: settings.width)
  }
}

/// What colours are seen on: the role `page` where it is opaque, else white or black.
struct ShownPage {
  let color: SRGB8
  /// It is a role of the palette.
  let isRole: Bool

  init(_ roles: [ResolvedRole], _ variant: AppearanceVariant) {
    let role = roles.first { $0.name == "page" }?.colors[variant]
    isRole = role?.alpha == 255
    color = (isRole ? role?.opaque : nil) ?? (variant.appearance == .light ? .white : .black)
  }
}
