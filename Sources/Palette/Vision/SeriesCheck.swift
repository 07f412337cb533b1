/// Judges whether the colours of a series can be told from each other.
///
/// - They must stay apart by `leastDifference` for normal, protan and deutan eyes: an error.
/// - Tritan eyes, which about one person in ten thousand has, count as a warning. The sets that
///   charts use were made for the two common kinds: Tol says so of his, and the blue and green of his
///   set "bright" are one colour to tritan eyes (CIEDE2000 1.7), which no threshold can excuse.
/// - What greyscale cannot tell apart needs a second cue: a warning for the series, because seldom
///   can more than five or six colours differ in lightness as well.
struct SeriesCheck {
  let series: SeriesDefinition
  private(set) var summary: Verification.SeriesSummary
  private(set) var findings: [Finding] = []

  /// The CIEDE2000 that two colours of a series must keep.
  ///
  /// It lies in the gap that published sets leave between them. The closest pairs, to normal, protan
  /// or deutan eyes, of sets whose makers call them safe: Tol's light 7.8, IBM's 9.6, Okabe and Ito's
  /// 11.5, Tol's muted 11.6, vibrant 13.8, bright 13.9, medium-contrast 16.7, high-contrast 25.5;
  /// ColorBrewer's, where they are flagged safe: Set2 with three 14.1, Dark2 with three 18.5, Paired
  /// with three or four 19.2. Of those that ColorBrewer flags unsafe, Set3 with five or six colours has
  /// 4.5, and none of the others more than 2.3. What it flags doubtful falls on both sides (Set1 with
  /// three 9.6, Set2 with four 1.6).
  static let leastDifference = 6.0

  init(_ series: SeriesDefinition, _ engine: ColorEngine) {
    self.series = series
    summary = Verification.SeriesSummary(series)
    var grayPairs: [Pair] = []
    let views = ColorVision.trichromatsAndDichromats.map { View($0, series.colors) }
    let gray = View(.grayscale, series.colors)
    var alike: [Pair] = []
    for first in series.colors.indices {
      for second in series.colors.indices.dropFirst(first + 1) {
        let pairs = views.map { $0.pair(first, second, engine) }
        count(pairs)
        if let pair = Self.worst(pairs) { alike.append(pair) }
        let grayPair = gray.pair(first, second, engine)
        if grayPair.isAlike { grayPairs.append(grayPair) }
      }
    }
    if series.colors.count == 1 { findings.append(nothingToCompare()) }
    findings += alike.sorted { $0.difference < $1.difference }.map(finding)
    summary.alikeInGrayscale = grayPairs.count
    if !grayPairs.isEmpty {
      findings.append(secondCue(grayPairs.sorted { $0.difference < $1.difference }))
    }
  }

  /// Two colours to certain eyes.
  struct Pair {
    var colors: (SRGB8, SRGB8)
    var vision: ColorVision
    var difference: Double

    var isAlike: Bool { difference < SeriesCheck.leastDifference }
  }

  /// The colours as certain eyes see them.
  private struct View {
    let vision: ColorVision
    let colors: [SRGB8]
    let seen: [SRGB8]

    init(_ vision: ColorVision, _ colors: [SRGB8]) {
      (self.vision, self.colors) = (vision, colors)
      seen = colors.map(vision.seen)
    }

    func pair(_ first: Int, _ second: Int, _ engine: ColorEngine) -> Pair {
      Pair(
        colors: (colors[first], colors[second]), vision: vision,
        difference: engine.difference(seen[first], seen[second]))
    }
  }

  /// Of one pair in all views: the worst view that makes an error, else the one that makes a warning.
  private static func worst(_ views: [Pair]) -> Pair? {
    func least(_ pairs: [Pair]) -> Pair? {
      pairs.filter(\.isAlike).min { $0.difference < $1.difference }
    }
    return least(views.filter { !$0.vision.isTritan }) ?? least(views)
  }

  private mutating func count(_ views: [Pair]) {
    summary.pairs.pairs += 1
    if let worst = Self.worst(views) {
      if worst.vision.isTritan {
        summary.alikeForTritan += 1
      } else {
        summary.pairs.failures += 1
      }
    }
    for view in views where view.difference < summary.least ?? .infinity {
      summary.least = view.difference
      summary.leastPair = [view.colors.0, view.colors.1]
      summary.leastVision = view.vision
    }
  }

  private func finding(_ pair: Pair) -> Finding {
    Finding(
      rule: .series, severity: pair.vision.isTritan ? .warning : .error, variant: nil,
      pair: subjects(pair), message: SeriesWording.alike(pair, series.name),
      suggestion: SeriesWording.alikeSuggestion)
  }

  private func nothingToCompare() -> Finding {
    Finding(
      rule: .series, severity: .note, variant: nil, pair: series.colors.map(series.subject),
      message: SeriesWording.nothingToCompare(series.name))
  }

  private func secondCue(_ pairs: [Pair]) -> Finding {
    Finding(
      rule: .secondCue, severity: .warning, variant: nil, pair: subjects(pairs[0]),
      message: SeriesWording.secondCue(pairs, of: summary.pairs.pairs, series.name),
      suggestion: SeriesWording.secondCueSuggestion)
  }

  private func subjects(_ pair: Pair) -> [Finding.Subject] {
    [pair.colors.0, pair.colors.1].map(series.subject)
  }
}

extension ColorVision {
  fileprivate var isTritan: Bool {
    if case .tritan = self { true } else { false }
  }
}

extension SeriesDefinition {
  /// What a finding says of one of its colours.
  func subject(_ color: SRGB8) -> Finding.Subject {
    Finding.Subject(ramp: name, step: nil, color: color.hex, position: position)
  }
}
