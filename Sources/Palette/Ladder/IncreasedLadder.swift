/// The bands of the Increase Contrast variant, seen from the page.
///
/// Surfaces keep their colours. Content gets the least change that grants the promise: difference
/// constraints have a least solution, which is the lower end of every closed bound.
struct IncreasedLadder {
  /// One band a step, counted from the page, as depths from white; `nil` for a step that stays.
  let bands: [Band?]

  /// The increased variant of steps whose colours are known.
  ///
  /// - Throws: `LadderError` if the rules leave no room for it.
  init(
    of spans: [StepSpan], on appearance: Appearance, rules: [PairingRule],
    promise: IncreasedContrastPromise, holdsGrays: Bool
  ) throws(LadderError) {
    // A key colour just inside the last surface leaves the deepest steps no room of their own. Then
    // that surface makes way, towards the page and by no more than it must.
    let last = IncreasedContrastPromise.lastSurface - 1
    for retreat in [0, 0.01, 0.02, 0.03, 0.04] {
      var surfaces = spans.map(\.band)
      surfaces[last].upper -= retreat
      surfaces[last].lower = min(surfaces[last].lower, surfaces[last].upper - retreat)
      for attempt in Self.attempts {
        let room = IncreasedRoom(
          spans: spans, surfaces: surfaces, rules: rules, promise: promise, share: attempt.share,
          isStrict: attempt.isStrict)
        guard let solved = room.solve() else { continue }
        let bands = zip(solved, spans).map { band, span -> Band? in
          guard band != span.band else { return nil }
          return appearance == .light ? band : band.mirrored
        }
        guard !holdsGrays || bands.allSatisfy({ $0?.holdsGray ?? true }) else { continue }
        self.bands = bands
        return
      }
    }
    let alternative = promise == .surfaceContent ? "every-pair" : "surface-content"
    throw LadderError(
      message: "the rules leave no room for an increased variant that keeps \(promise.rawValue);"
        + " try \"increasedContrast\": \"\(alternative)\"")
  }

  /// Shares of the wished gaps and widths to try, and whether a content step has to begin behind
  /// all colours of the next standard step, or where that step begins: keys may leave no room for
  /// all of it.
  private static let attempts: [(share: Double, isStrict: Bool)] = [
    (1, true), (0.5, true), (0.25, true), (0.1, true), (1, false), (0.5, false), (0.25, false),
    (0.1, false), (0.03, false),
  ]
}

extension Band {
  /// One of its colours has R = G = B.
  var holdsGray: Bool {
    NearestColor(in: self).gray(near: Depth.luminance(center)) != nil
  }
}
