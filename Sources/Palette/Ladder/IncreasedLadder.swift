/// The bands of the Increase Contrast variant, for a page at depth 0.
///
/// Surfaces keep their bands. Content gets the least change that grants the promise: difference
/// constraints have a least solution, which is the lower end of every closed bound.
struct IncreasedLadder {
  /// One band a step, counted from the page; `nil` for a step that stays as it is.
  let bands: [Band?]

  /// The increased variant of a ladder whose first step is nearest the page.
  ///
  /// - Throws: `LadderError` if the rules leave no room for it.
  init(
    of standard: [Band], rules: [PairingRule], promise: IncreasedContrastPromise, holdsGrays: Bool
  ) throws(LadderError) {
    // A key colour just inside the last surface leaves the deepest steps no room of their own. Then
    // that surface makes way, towards the page and by no more than it must.
    let last = IncreasedContrastPromise.lastSurface - 1
    for retreat in [0, 0.01, 0.02, 0.03, 0.04] {
      var bands = standard
      bands[last].upper -= retreat
      bands[last].lower = min(bands[last].lower, bands[last].upper - retreat)
      for attempt in Self.attempts {
        let room = Room(
          standard: standard, surfaces: bands, rules: rules, promise: promise, share: attempt.share,
          isStrict: attempt.isStrict, leastWidth: holdsGrays ? Self.grayWidth : 0)
        if let solved = room.solve() {
          self.bands = zip(solved, standard).map { $0 == $1 ? nil : $0 }
          return
        }
      }
    }
    let alternative = promise == .surfaceContent ? "every-pair" : "surface-content"
    throw LadderError(
      message: "the rules leave no room for an increased variant that keeps \(promise.rawValue);"
        + " try \"increasedContrast\": \"\(alternative)\"")
  }

  /// Shares of the wished gaps and widths to try, and whether a content step has to begin where the
  /// next standard band ends, or only where it begins: keys may leave no room for all of it.
  private static let attempts: [(share: Double, isStrict: Bool)] = [
    (1, true), (0.5, true), (0.25, true), (1, false), (0.5, false), (0.25, false), (0.1, false),
    (0.03, false),
  ]

  /// Neighbouring greys near black and white, where the increased steps crowd, are 0.0061 and 0.0085
  /// apart.
  private static let grayWidth = 0.0088

  private struct Room {
    let standard: [Band]
    let surfaces: [Band]
    let rules: [PairingRule]
    let promise: IncreasedContrastPromise
    let share: Double
    let isStrict: Bool
    let leastWidth: Double

    var last: Int { standard.count }
    var content: ClosedRange<Int> { (IncreasedContrastPromise.lastSurface + 1)...last }

    func solve() -> [Band]? {
      var bounds = DifferenceBounds(count: 1 + 2 * last)
      guard require(&bounds) else { return nil }
      return promise == .surfaceContent ? least(bounds) : greatest(bounds)
    }

    private func lower(_ step: Int) -> Int { 2 * step - 1 }
    private func upper(_ step: Int) -> Int { 2 * step }

    private func require(_ bounds: inout DifferenceBounds) -> Bool {
      let gap = Self.gap * share
      for step in 1...last {
        let band = surfaces[step - 1]
        let isFixed = step < content.lowerBound || step == last
        let own = band.upper - band.lower
        let width = isFixed ? own : min(own, max(Self.width * share, leastWidth))
        guard bounds.require(0, minus: lower(step), atMost: -(isFixed ? band.lower : 0)),
          bounds.require(upper(step), minus: 0, atMost: isFixed ? band.upper : Depth.ofBlack),
          bounds.require(lower(step), minus: upper(step), atMost: -width),
          step == 1 || bounds.require(upper(step - 1), minus: lower(step), atMost: -gap)
            || step <= content.lowerBound
        else { return false }
      }
      for step in content.dropLast() {
        guard bounds.require(0, minus: lower(step), atMost: -leastDepth(of: step)) else {
          return false
        }
      }
      return promise == .surfaceContent || requireRules(&bounds)
    }

    /// Where a content step may begin: behind every surface it must stand out from, and, so that
    /// nothing people read stays as it was, where the next standard step ends.
    private func leastDepth(of step: Int) -> Double {
      guard promise == .surfaceContent else { return standard[step - 1].lower }
      // No colour of the step may end up weaker than it was.
      var depth = standard[step - 1].upper
      for surface in 1..<content.lowerBound {
        let ratio = rules.filter { $0.distance <= step - surface }.map(\.increased.ratio).max()
        let apart = ratio.map { naturalLogarithm($0) + Self.margin } ?? 0
        depth = max(depth, surfaces[surface - 1].upper + apart)
      }
      guard step < last - 1 else { return depth }
      return max(depth, isStrict ? standard[step].upper : standard[step].lower)
    }

    private func requireRules(_ bounds: inout DifferenceBounds) -> Bool {
      for rule in rules where rule.distance < last {
        let apart = naturalLogarithm(rule.ratio) + Self.margin
        for step in 1...(last - rule.distance) {
          guard
            bounds.require(upper(step), minus: lower(step + rule.distance), atMost: -apart)
          else { return false }
        }
      }
      return true
    }

    private func least(_ bounds: DifferenceBounds) -> [Band]? {
      var bounds = bounds
      var bands = surfaces
      for step in content.dropLast() {
        let isLastInner = step == last - 1
        let start = bounds.range(of: lower(step)).lowerBound
        // The least solution would crowd the step before the last against its neighbour.
        let wish = isLastInner ? halfWay(bands[step - 2].center, bands[last - 1].center) : start
        bands[step - 1].lower = bounds.pin(lower(step), near: wish)
        bands[step - 1].upper = bounds.pin(
          upper(step), near: bands[step - 1].lower + Self.width)
      }
      return bands
    }

    private func greatest(_ bounds: DifferenceBounds) -> [Band]? {
      var bounds = bounds
      var bands = surfaces
      // Steps that a rule ties to one behind them go as far as it lets them; the others share the
      // way to the last step evenly.
      for step in content.dropLast() {
        let limit = bounds.range(of: upper(step)).upperBound
        let isTied = rules.contains { step + $0.distance <= last }
        let share = 1 / Double(last - step + 1)
        let before = Depth.lightness(bands[step - 2].center)
        let even = before + (Depth.lightness(bands[last - 1].center) - before) * share
        let wish = isTied ? limit : max(Depth.ofLightness(even), standard[step - 1].upper)
        bands[step - 1].upper = bounds.pin(upper(step), near: wish)
        bands[step - 1].lower = bounds.pin(
          lower(step), near: bands[step - 1].upper - Self.width)
      }
      return bands
    }

    private func halfWay(_ one: Double, _ other: Double) -> Double {
      Depth.ofLightness((Depth.lightness(one) + Depth.lightness(other)) / 2)
    }

    /// A gap people can see between neighbouring content steps (CIEDE2000 about 3 among dark ones).
    private static let gap = 0.03
    /// The width of ordinary bands, as in the standard ladder.
    private static let width = 0.024
    private static let margin = 1e-9
  }
}
