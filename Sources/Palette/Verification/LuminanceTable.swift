/// The luminances of one appearance in one representation, step by step.
struct LuminanceTable {
  /// The colours of one step, one a ramp.
  struct Column {
    /// The ramps that are long enough, as indices into the palette.
    var ramps: [Int] = []
    /// Relative luminances, in the order of `ramps`.
    var luminances: [Double] = []
    /// The darkest colour's luminance.
    var least = Double.infinity
    /// The lightest colour's luminance.
    var greatest = -Double.infinity

    mutating func append(_ luminance: Double, ramp: Int) {
      ramps.append(ramp)
      luminances.append(luminance)
      least = min(least, luminance)
      greatest = max(greatest, luminance)
    }
  }

  /// What was measured.
  let representation: Representation
  /// The steps by position from the page.
  private(set) var columns: [Column] = []

  init(_ ramps: [Ramp], _ variant: AppearanceVariant, _ representation: Representation) {
    self.representation = representation
    for (index, ramp) in ramps.enumerated() {
      for (step, swatch) in (ramp.swatches[variant] ?? []).enumerated() {
        if step == columns.count { columns.append(Column()) }
        columns[step].append(representation.luminance(of: swatch), ramp: index)
      }
    }
  }

  /// The luminance of one colour, `nil` where the ramp has no such step.
  ///
  /// Both positions count from 0.
  func luminance(ramp: Int, step: Int) -> Double? {
    guard step < columns.count else { return nil }
    let column = columns[step]
    let index = column.ramps.firstSortedIndex { $0 >= ramp }
    guard index < column.ramps.count, column.ramps[index] == ramp else { return nil }
    return column.luminances[index]
  }
}
