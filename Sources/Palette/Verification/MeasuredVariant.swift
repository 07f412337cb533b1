/// One appearance of a palette, measured once for every check.
struct MeasuredVariant {
  let palette: ColorPalette
  let variant: AppearanceVariant
  /// The sRGB values, then the Display P3 values where the palette has any in any appearance.
  let tables: [LuminanceTable]

  /// The same with a column for each step of what `distance` counts.
  func tabulated(by distance: StepDistance) -> MeasuredVariant {
    MeasuredVariant(
      palette: palette, variant: variant,
      tables: tables.map { table in
        switch distance {
        case .position: LuminanceTable(palette.ramps, variant, table.representation)
        case .number: LuminanceTable(numbered: palette.ramps, variant, table.representation)
        }
      })
  }

  private init(palette: ColorPalette, variant: AppearanceVariant, tables: [LuminanceTable]) {
    (self.palette, self.variant, self.tables) = (palette, variant, tables)
  }

  init(_ palette: ColorPalette, _ variant: AppearanceVariant) {
    self.palette = palette
    self.variant = variant
    let isWide = palette.ramps.contains { ramp in
      AppearanceVariant.allCases.contains { variant in
        ramp.swatches[variant]?.contains { $0.p3 != nil } ?? false
      }
    }
    let representations: [Representation] = isWide ? [.sRGB, .displayP3] : [.sRGB]
    tables = representations.map { LuminanceTable(palette.ramps, variant, $0) }
  }

  /// The number of columns: the length of its longest ramp, or how many numbers its steps have.
  var stepCount: Int { tables[0].columns.count }

  /// Two of its steps, as indices of columns.
  func steps(_ first: Int, _ second: Int) -> StepPair {
    StepPair(first: first, second: second, tables: tables)
  }

  /// What a finding says of a colour; `step` is its position from 0.
  func subject(ramp: Int, step: Int, _ representation: Representation) -> Finding.Subject {
    let owner = palette.ramps[ramp]
    let swatch = owner.swatches[variant]?[step]
    let number = palette.stepDistance == .number ? owner.number(ofStep: step) : nil
    var subject = Finding.Subject(
      ramp: owner.name, step: number ?? step + 1, color: swatch.map(representation.text) ?? "",
      position: swatch?.position ?? owner.position)
    subject.label = owner.label(ofStep: step)
    return subject
  }

  /// The two colours of a pair, the one nearer the page first.
  func subjects(of pair: MeasuredPair) -> [Finding.Subject] {
    [(pair.firstRamp, pair.firstStep), (pair.secondRamp, pair.secondStep)].map { ramp, step in
      subject(
        ramp: ramp, step: tables[0].position(ramp: ramp, step: step) ?? step, pair.representation)
    }
  }

  /// The end of a message: which values were measured, where there was a choice.
  func clause(_ representation: Representation) -> String {
    tables.count > 1 ? representation.clause : ""
  }
}
