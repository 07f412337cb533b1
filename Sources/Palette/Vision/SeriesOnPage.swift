/// Judges whether the colours of a series stand out from the page (WCAG 2.x, 1.4.11).
///
/// A miss is a warning and no error: the series is the same in light and in dark, and hardly a colour
/// reaches 3:1 on white and on black; yellow on white never can. What the criterion asks is that the
/// mark can be seen, and an outline or a label beside it does that. Whoever needs the fill itself to
/// stand out makes it a role and names the role in a check.
struct SeriesOnPage {
  /// Where a series is seen.
  struct Page: Hashable {
    /// `nil` for white and black, which stand in where there is no page.
    var variant: AppearanceVariant?
    var subject: Finding.Subject
    var color: SRGB8
  }

  /// The role `page` in each appearance, each colour once; white and black where it has none that is
  /// opaque.
  static func pages(of palette: ColorPalette) -> [Page] {
    var known: Set<SRGB8> = []
    let pages = AppearanceVariant.allCases.compactMap { variant -> Page? in
      let role = RoleColors(palette.roles, variant).backdrop(among: [])
      return role.map { Page(variant: variant, subject: $0.subject, color: $0.color.opaque) }
    }.filter { known.insert($0.color).inserted }
    guard pages.isEmpty else { return pages }
    return [("white", SRGB8.white), ("black", .black)].map { name, color in
      let subject = Finding.Subject(ramp: name, step: nil, color: color.hex)
      return Page(variant: nil, subject: subject, color: color)
    }
  }

  static func findings(_ series: SeriesDefinition, on pages: [Page]) -> [Finding] {
    pages.compactMap { page in
      let faint = series.colors.map { ($0, ratio: $0.contrast(with: page.color).value) }
        .filter { $0.ratio < ConformanceLevel.graphicRatio }
        .sorted { $0.ratio < $1.ratio }
      guard let faintest = faint.first else { return nil }
      return Finding(
        rule: .contrast, severity: .warning, variant: page.variant,
        pair: [page.subject, series.subject(faintest.0)],
        required: ConformanceLevel.graphicRatio, ratio: faintest.ratio,
        message: SeriesWording.faint(faint, of: series, on: page),
        suggestion: SeriesWording.faintSuggestion)
    }
  }
}
