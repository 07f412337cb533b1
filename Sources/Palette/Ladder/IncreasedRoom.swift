/// The wishes of an increased variant for one share of the wished gaps, and their solution.
struct IncreasedRoom {
  let spans: [StepSpan]
  /// The spans of the surfaces, the last of which may have made way.
  let surfaces: [Band]
  let rules: [PairingRule]
  let promise: IncreasedContrastPromise
  /// How much of the wished gaps and widths to ask for.
  let share: Double
  /// Content begins behind all colours of the next standard step, not only behind its weakest.
  let isStrict: Bool

  /// The bands, counted from the page; `nil` if there is no room.
  func solve() -> [Band]? {
    var bounds = DifferenceBounds(count: 1 + 2 * last)
    guard requireSpans(&bounds), promise == .surfaceContent || requireRules(&bounds),
      requireWidths(&bounds)
    else { return nil }
    return promise == .surfaceContent ? least(bounds) : greatest(bounds)
  }

  private var last: Int { spans.count }
  private var content: Range<Int> { (IncreasedContrastPromise.lastSurface + 1)..<last }
  private func lower(_ step: Int) -> Int { 2 * step - 1 }
  private func upper(_ step: Int) -> Int { 2 * step }

  /// Surfaces and the last step stay; content comes after them, in order, and not weaker.
  private func requireSpans(_ bounds: inout DifferenceBounds) -> Bool {
    for step in 1...last {
      let isGranted =
        content.contains(step)
        // No colour of a content step may end up nearer the page than it was.
        ? require(&bounds, lower(step), from: leastDepth(of: step), to: Depth.ofBlack)
          && require(&bounds, upper(step), from: spans[step - 1].band.upper, to: Depth.ofBlack)
        : require(&bounds, lower(step), at: surfaces[step - 1].lower)
          && require(&bounds, upper(step), at: surfaces[step - 1].upper)
      guard isGranted, bounds.require(lower(step), minus: upper(step), atMost: 0) else {
        return false
      }
      if step > content.lowerBound {
        guard bounds.require(upper(step - 1), minus: lower(step), atMost: -Self.gap * share)
        else { return false }
      }
    }
    return true
  }

  private func require(
    _ bounds: inout DifferenceBounds, _ index: Int, from least: Double, to most: Double
  ) -> Bool {
    bounds.require(0, minus: index, atMost: -least) && bounds.require(index, minus: 0, atMost: most)
  }

  private func require(
    _ bounds: inout DifferenceBounds, _ index: Int, at value: Double
  ) -> Bool {
    require(&bounds, index, from: value, to: value)
  }

  /// Where a content step may begin: behind every surface it must stand out from, and, so that
  /// nothing people read stays as it was, where the next standard step stands.
  private func leastDepth(of step: Int) -> Double {
    let own = spans[step - 1].band
    guard promise == .surfaceContent else { return own.lower }
    var depth = own.lower
    for surface in 1..<content.lowerBound {
      let ratio = rules.filter { $0.distance <= step - surface }.map(\.increased.ratio).max()
      let apart = ratio.map { naturalLogarithm($0) + Self.margin } ?? 0
      depth = max(depth, surfaces[surface - 1].upper + apart)
    }
    guard step < last - 1 else { return max(depth, own.upper) }
    return max(depth, isStrict ? spans[step].band.upper : spans[step].weakest)
  }

  private func requireRules(_ bounds: inout DifferenceBounds) -> Bool {
    for rule in rules where rule.distance < last {
      let apart = naturalLogarithm(rule.ratio) + Self.margin
      for step in 1...(last - rule.distance) {
        guard bounds.require(upper(step), minus: lower(step + rule.distance), atMost: -apart)
        else { return false }
      }
    }
    return true
  }

  /// Content needs room for an 8-bit colour, as far as there is room at all.
  private func requireWidths(_ bounds: inout DifferenceBounds) -> Bool {
    for step in content {
      let own = spans[step - 1].band
      let room =
        bounds.range(of: upper(step)).upperBound - bounds.range(of: lower(step)).lowerBound
      // The rules may leave a step no other place than its own; else it needs room for a colour.
      let stays = room < Self.leastWidth && bounds.range(of: lower(step)).contains(own.lower)
      guard room >= Self.leastWidth || stays else { return false }
      let width = min(max(Self.width * share, Self.leastWidth), stays ? 0 : 0.9 * room)
      guard bounds.require(lower(step), minus: upper(step), atMost: -width) else { return false }
    }
    return true
  }

  private func least(_ bounds: DifferenceBounds) -> [Band] {
    var bounds = bounds
    var bands = surfaces
    for step in content {
      let start = bounds.range(of: lower(step)).lowerBound
      // The least solution would crowd the step before the last against its neighbour.
      let isLastInner = step == last - 1
      let wish = isLastInner ? halfWay(bands[step - 2].center, bands[last - 1].center) : start
      bands[step - 1].lower = bounds.pin(lower(step), near: wish)
      bands[step - 1].upper = bounds.pin(
        upper(step), near: bands[step - 1].lower + Self.width)
    }
    return bands
  }

  /// Steps that a rule ties to one behind them go as far as it lets them; the others share the way
  /// to the last step evenly.
  private func greatest(_ bounds: DifferenceBounds) -> [Band] {
    var bounds = bounds
    var bands = surfaces
    for step in content {
      let limit = bounds.range(of: upper(step)).upperBound
      let isTied = rules.contains { step + $0.distance <= last }
      let part = 1 / Double(last - step + 1)
      let before = Depth.lightness(bands[step - 2].center)
      let even = before + (Depth.lightness(bands[last - 1].center) - before) * part
      let wish = isTied ? limit : Depth.ofLightness(even)
      bands[step - 1].upper = bounds.pin(upper(step), near: wish)
      bands[step - 1].lower = bounds.pin(lower(step), near: bands[step - 1].upper - Self.width)
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
  /// In bands so wide every hue found an 8-bit colour.
  private static let leastWidth = 6e-4
  /// Added to every rule, so that no rounding of the arithmetic can break it.
  private static let margin = 1e-9
}
