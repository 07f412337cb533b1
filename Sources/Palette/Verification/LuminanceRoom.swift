/// Where the colours of one step lie, and where they may.
package struct LuminanceRoom: Hashable, Sendable {
  /// The relative luminance (0...1) its ramps have there, from the least to the greatest.
  package var actual: ClosedRange<Double>
  /// The luminance a colour of the step may have, so that it keeps every rule with the colours that
  /// the other steps have now; `nil` where no luminance would.
  package var allowed: ClosedRange<Double>?
}

extension ColorPalette {
  /// A room for each step of an appearance, by position.
  ///
  /// The bounds are those of the colours that ship and not those a solver once aimed at, so that
  /// there is one for any palette that can be read. A step outside its room is part of a pair that
  /// fails. Where rules hold inside ramps only, the room is that of all ramps together, which is
  /// narrower than that of any.
  package func luminanceRooms(in variant: AppearanceVariant) -> [LuminanceRoom] {
    let tables = MeasuredVariant(self, variant).tables
    let columns = tables[0].columns.indices.map { step in
      tables.map(\.columns[step].least).reduce(
        1, min)...tables.map(\.columns[step].greatest)
        .reduce(0, max)
    }
    return columns.indices.map { step in
      let own = columns[step]
      var (lower, upper) = (0.0, 1.0)
      for (other, range) in columns.enumerated() {
        guard let ratio = requiredRatio(step, other, in: variant) else { continue }
        if range.middle > own.middle {
          upper = min(upper, (range.lowerBound + 0.05) / ratio - 0.05)
        } else {
          lower = max(lower, (range.upperBound + 0.05) * ratio - 0.05)
        }
      }
      return LuminanceRoom(actual: own, allowed: lower <= upper ? lower...upper : nil)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
