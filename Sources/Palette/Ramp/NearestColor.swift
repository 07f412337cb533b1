/// The search for the 8-bit colour that looks most like an ideal one and lies in its step's band.
struct NearestColor {
  /// The luminances allowed.
  let luminances: ClosedRange<Double>
  /// A further condition, such as the gamut of a device.
  var isAllowed: ((SRGB8) -> Bool)?

  /// For colours of a band, tested on the same Double arithmetic that verdicts are taken on.
  init(in band: Band) {
    // The ends of white and black are exact colours: noise of the logarithm must not shut them out.
    luminances = (Depth.luminance(band.upper) - 1e-12)...(Depth.luminance(band.lower) + 1e-12)
  }

  /// The grey nearest to a luminance; `nil` if the band holds none.
  func gray(near luminance: Double) -> SRGB8? {
    let level = Self.level(below: luminance, in: SRGBTransfer.linearLevels)
    let candidates = [level, level + 1, level - 1].filter { (0...255).contains($0) }
      .map { SRGB8(gray: UInt8($0)) }
      .filter { luminances.contains($0.luminance) && isAllowed?($0) ?? true }
    return candidates.min { abs($0.luminance - luminance) < abs($1.luminance - luminance) }
  }

  /// The colour nearest to a linear-light one; `nil` if the band holds none.
  ///
  /// The neighbours of the ideal are tried first, then wider and wider squares of red and green, each
  /// with the two best blues the band allows. At a face of the gamut the way can be 40 levels long,
  /// because the channels near 0 carry hardly any luminance.
  func color(near ideal: SIMD3<Double>) -> SRGB8? {
    let levels = SRGBTransfer.linearLevels
    let start = SIMD3(
      Self.level(below: ideal.x, in: levels), Self.level(below: ideal.y, in: levels),
      Self.level(below: ideal.z, in: levels))
    let metric = OKLabMetric(at: ideal)
    var best = Candidate()
    var reach = 0
    while !best.isGood {
      visit(Square(around: start, reach), ideal, metric, levels, &best)
      if reach >= 1 && best.keepsHue || reach >= Self.closeReach && best.color != nil { break }
      reach = max(1, reach * 2)
      if reach > 256 { break }
    }
    return best.color
  }

  /// The written Display P3 colour nearest to a linear-light one; `nil` if the band holds none near.
  ///
  /// Rounding to four decimals seldom leaves a band, but where the ideal lies on its edge, as at the
  /// ends, a neighbour has to be taken. A grey stays a grey.
  func displayP3(near linear: SIMD3<Double>) -> DisplayP3Color? {
    let light = linear.clamped(lowerBound: .zero, upperBound: .one)
    let encoded = SIMD3(
      SRGBTransfer.encoded(light.x), SRGBTransfer.encoded(light.y), SRGBTransfer.encoded(light.z))
    let first = DisplayP3Color(rounding: encoded)
    if luminances.contains(first.luminance) { return first }
    let isGray = first.components.max() == first.components.min()
    let around = Array(-Self.closeP3...Self.closeP3).map { Double($0) / 10_000 }
    let moves = around.flatMap { red in
      isGray
        ? [SIMD3(repeating: red)]
        : around.flatMap { green in around.map { SIMD3(red, green, $0) } }
    }
    return moves.map { DisplayP3Color(rounding: first.components + $0) }
      .filter { luminances.contains($0.luminance) }
      .min { ($0.components - encoded).lengthSquared < ($1.components - encoded).lengthSquared }
  }

  /// How many ten-thousandths a component may move: weights of P3 and WCAG differ by as much.
  private static let closeP3 = 8

  /// Within so many levels a better hue is worth looking for; beyond, any colour will do.
  private static let closeReach = 16

  /// Reds and greens around an ideal, and the blue just below it.
  private struct Square {
    let reds, greens: ClosedRange<Int>
    let blue: Int

    init(around start: SIMD3<Int>, _ reach: Int) {
      reds = max(start.x - reach, 0)...min(max(start.x + 1 + reach, 0), 255)
      greens = max(start.y - reach, 0)...min(max(start.y + 1 + reach, 0), 255)
      blue = start.z
    }
  }

  private func visit(
    _ square: Square, _ ideal: SIMD3<Double>, _ metric: OKLabMetric, _ levels: [Double],
    _ best: inout Candidate
  ) {
    let weights = RelativeLuminance.sRGBWeights
    for red in square.reds {
      for green in square.greens {
        let base = weights.x * levels[red] + weights.y * levels[green]
        for blue in blues(from: square.blue, base, levels) {
          let move = metric.move(by: SIMD3(levels[red], levels[green], levels[blue]) - ideal)
          let keepsHue = Candidate.keepsHue(move, chroma: metric.chroma)
          guard best.isWorse(than: move.cost, keepingHue: keepsHue) else { continue }
          let color = SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          guard luminances.contains(color.luminance), isAllowed?(color) ?? true else { continue }
          best = Candidate(color: color, cost: move.cost, keepsHue: keepsHue)
        }
      }
    }
  }

  /// The blues worth trying beside a red and a green: the two around the ideal, or where the band
  /// shuts both out, the nearest one inside it.
  private func blues(from ideal: Int, _ base: Double, _ levels: [Double]) -> ClosedRange<Int> {
    let weight = RelativeLuminance.sRGBWeights.z
    let (below, above) = (max(ideal, 0), min(ideal + 1, 255))
    if base + weight * levels[above] < luminances.lowerBound {
      let level = Self.level(from: (luminances.lowerBound - base) / weight, in: levels)
      return min(level, 255)...min(level, 255)
    }
    if base + weight * levels[below] > luminances.upperBound {
      let level = Self.level(below: (luminances.upperBound - base) / weight, in: levels)
      return max(level, 0)...max(level, 0)
    }
    return below...above
  }

  /// The best so far.
  private struct Candidate {
    var color: SRGB8?
    var cost = Double.infinity
    var keepsHue = false

    /// Close enough, and of the right hue: no need to look further.
    var isGood: Bool {
      cost <= Self.invisible && keepsHue
    }

    /// Takes a colour over if it is better: one that keeps the hue before one that does not.
    func isWorse(than cost: Double, keepingHue keeps: Bool) -> Bool {
      keeps == keepsHue ? cost < self.cost : keeps
    }

    /// A squared difference in OKLab that nobody sees.
    private static let invisible = 0.004 * 0.004
    /// The most a colour may lie away to keep its hue, squared; beyond, the nearer one is the truer.
    private static let farthest = 0.012 * 0.012
    /// Two degrees, less what the first-order metric may be wrong by.
    private static let hueLimit = 1.8 * Double.pi / 180
    /// Below this chroma 8 bits leave no choice of hue.
    private static let leastChroma = 0.038

    /// Whether a move of some cost and change of hue from an ideal chroma keeps the hue.
    static func keepsHue(_ move: (cost: Double, hue: Double), chroma: Double) -> Bool {
      chroma < leastChroma || (abs(move.hue) <= hueLimit && move.cost <= farthest)
    }
  }

  /// The highest level whose light is at most `light`; -1 if there is none.
  private static func level(below light: Double, in levels: [Double]) -> Int {
    var (low, high) = (-1, 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      if levels[middle] <= light { low = middle } else { high = middle }
    }
    return low
  }

  /// The lowest level whose light is at least `light`; 256 if there is none.
  private static func level(from light: Double, in levels: [Double]) -> Int {
    var (low, high) = (-1, 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      if levels[middle] >= light { high = middle } else { low = middle }
    }
    return high
  }
}

extension SIMD3<Double> {
  fileprivate var lengthSquared: Double { (self * self).sum() }
}
