import LittleCMS

/// Every series of a palette.
struct SeriesChecks {
  private(set) var summary: [Verification.SeriesSummary] = []
  private(set) var findings: [Finding] = []

  /// A hundred and forty colours at once, far more than anybody can tell apart.
  static let pairLimit = 10_000

  init(_ palette: ColorPalette) {
    guard let last = palette.series.last else { return }
    let count = palette.series.reduce(0) { $0 + $1.colors.count * ($1.colors.count - 1) / 2 }
    guard count <= Self.pairLimit else {
      findings = [
        Self.unjudged(last, SeriesWording.tooManyPairs(count, limit: Self.pairLimit))
      ]
      return
    }
    let engine: ColorEngine
    do throws(LittleCMSError) {
      engine = try ColorEngine(space: .cielch, gamut: .sRGB, deviceProfile: nil)
    } catch {
      findings = [Self.unjudged(last, "the series could not be judged: \(error)")]
      return
    }
    let pages = SeriesOnPage.pages(of: palette)
    for series in palette.series {
      let check = SeriesCheck(series, engine)
      summary.append(check.summary)
      findings += check.findings + SeriesOnPage.findings(series, on: pages)
    }
  }

  private static func unjudged(_ series: SeriesDefinition, _ message: String) -> Finding {
    let place = Finding.Subject(
      ramp: series.name, step: nil, color: "", position: series.position)
    return Finding(
      rule: .series, severity: .error, variant: nil, pair: [place], message: message)
  }
}
