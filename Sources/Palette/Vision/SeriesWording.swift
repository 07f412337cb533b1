/// The sentences of findings about series.
enum SeriesWording {
  static func alike(_ pair: SeriesCheck.Pair, _ series: String) -> String {
    "\(names(pair)) of series \(series) look alike to \(pair.vision.words): CIEDE2000 "
      + "\(pair.difference.cut(decimals: 2)), and \(shown(SeriesCheck.leastDifference)) is needed"
  }

  static func secondCue(_ pairs: [SeriesCheck.Pair], of all: Int, _ series: String) -> String {
    let need =
      pairs.count == 1 ? "looks alike in greyscale and needs" : "look alike in greyscale and need"
    return "\(pairs.count) of \(all) pairs of series \(series) \(need) a second cue: "
      + list(pairs.map(names))
  }

  static let secondCueSuggestion = "add labels, patterns or shapes"

  static let alikeSuggestion =
    "change one of the two, or tell them apart by a second cue: labels, patterns or shapes"

  static func nothingToCompare(_ series: String) -> String {
    "series \(series) has one colour, so there is nothing to compare"
  }

  static func faint(
    _ faint: [(SRGB8, ratio: Double)], of series: SeriesDefinition, on page: SeriesOnPage.Page
  ) -> String {
    let colors = faint.map { "\($0.0) (\($0.ratio.cut(decimals: 2)))" }
    let all = series.colors.count
    let who =
      all == 1
      ? "the only colour of series \(series.name) has"
      : "\(faint.count) of \(all) colours of series \(series.name) "
        + (faint.count == 1 ? "has" : "have")
    return "\(who) less "
      + "than \(shown(ConformanceLevel.graphicRatio)):1 on \(page.subject.name) "
      + "\(page.subject.color): \(list(colors))"
  }

  static let faintSuggestion = "outline them, or label them directly"

  static func tooManyPairs(_ count: Int, limit: Int) -> String {
    "the series have \(count) pairs of colours, more than the \(limit) that can be judged, so none was"
  }

  /// The first few, and how many more there are.
  private static func list(_ texts: [String]) -> String {
    let told = 5
    let rest = texts.count - told
    return texts.prefix(told).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func names(_ pair: SeriesCheck.Pair) -> String {
    "\(pair.colors.0) and \(pair.colors.1)"
  }

  private static func shown(_ number: Double) -> String {
    number.fixed(decimals: 3)
  }
}
