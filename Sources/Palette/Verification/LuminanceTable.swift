/// The luminances of one appearance in one representation, step by step.
struct LuminanceTable {
  /// The colours of one step, one a ramp.
  struct Column {
    /// The step, by position from 1 or by the number it is called by.
    let number: Int
    /// The ramps that have it, as indices into the palette.
    var ramps: [Int] = []
    /// Where it stands in each, from 0, in the order of `ramps`.
    var positions: [Int] = []
    /// Relative luminances, in the order of `ramps`.
    var luminances: [Double] = []
    /// The darkest colour's luminance.
    var least = Double.infinity
    /// The lightest colour's luminance.
    var greatest = -Double.infinity

    init(number: Int) {
      self.number = number
    }

    mutating func append(_ luminance: Double, ramp: Int, position: Int) {
      ramps.append(ramp)
      positions.append(position)
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
        if step == columns.count { columns.append(Column(number: step + 1)) }
        columns[step].append(representation.luminance(of: swatch), ramp: index, position: step)
      }
    }
  }

  /// The same with a column for each number that steps are called by, in rising order; a step
  /// without a number is in none, and of two with one number in one ramp only the first is.
  init(numbered ramps: [Ramp], _ variant: AppearanceVariant, _ representation: Representation) {
    self.representation = representation
    var byNumber: [Int: Column] = [:]
    for (index, ramp) in ramps.enumerated() {
      for (step, swatch) in (ramp.swatches[variant] ?? []).enumerated() {
        guard let number = ramp.number(ofStep: step) else { continue }
        var column = byNumber.removeValue(forKey: number) ?? Column(number: number)
        if column.ramps.last != index {
          column.append(representation.luminance(of: swatch), ramp: index, position: step)
        }
        byNumber[number] = column
      }
    }
    columns = byNumber.values.sorted { $0.number < $1.number }
  }

  /// The luminance of one colour, `nil` where the ramp has no such step.
  ///
  /// The ramp and the column of the step count from 0.
  func luminance(ramp: Int, step: Int) -> Double? {
    index(of: ramp, in: step).map { columns[step].luminances[$0] }
  }

  /// Where in a ramp the step of a column stands, from 0.
  func position(ramp: Int, step: Int) -> Int? {
    index(of: ramp, in: step).map { columns[step].positions[$0] }
  }

  private func index(of ramp: Int, in step: Int) -> Int? {
    guard step < columns.count else { return nil }
    let ramps = columns[step].ramps
    let index = ramps.firstSortedIndex { $0 >= ramp }
    return index < ramps.count && ramps[index] == ramp ? index : nil
  }
}
