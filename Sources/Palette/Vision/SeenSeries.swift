package import LittleCMS

/// A series as certain eyes see it.
package struct SeenSeries: Hashable, Sendable {
  /// Whose eyes.
  package var vision: ColorVision
  /// What gives people of normal vision the same impression, in the order of the series.
  package var colors: [SRGB8]
  /// The least CIEDE2000 between any two of them; `nil` for fewer than two.
  package var least: Double?
  /// The indices of the two that have it.
  package var leastPair: [Int] = []

  /// The two nearest are as far apart as colours of a series must be.
  package var isTold: Bool { (least ?? .infinity) >= SeriesCheck.leastDifference }
}

extension SeriesDefinition {
  /// The series as each of several kinds of eyes sees it.
  ///
  /// - Throws: `LittleCMSError` where colours cannot be measured.
  /// - Complexity: Quadratic in the number of colours.
  package func seen(by visions: [ColorVision]) throws(LittleCMSError) -> [SeenSeries] {
    let engine = try ColorEngine(space: .cielch, gamut: .sRGB, deviceProfile: nil)
    return visions.map { vision in
      var view = SeenSeries(vision: vision, colors: colors.map(vision.seen))
      for first in colors.indices {
        for second in colors.indices.dropFirst(first + 1) {
          let difference = engine.difference(view.colors[first], view.colors[second])
          guard difference < view.least ?? .infinity else { continue }
          (view.least, view.leastPair) = (difference, [first, second])
        }
      }
      return view
    }
  }
}
