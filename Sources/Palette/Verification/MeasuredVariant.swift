/// One appearance of a palette, measured once for every check.
struct MeasuredVariant {
  let palette: ColorPalette
  let variant: AppearanceVariant
  /// The sRGB values, then the Display P3 values where the palette has any in any appearance.
  let tables: [LuminanceTable]

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

  /// The length of its longest ramp.
  var stepCount: Int { tables[0].columns.count }

  /// Two of its steps, by position from 0.
  func steps(_ first: Int, _ second: Int) -> StepPair {
    StepPair(first: first, second: second, tables: tables)
  }

  /// What a finding says of a colour; `step` counts from 0.
  func subject(ramp: Int, step: Int, _ representation: Representation) -> Finding.Subject {
    let owner = palette.ramps[ramp]
    let swatch = owner.swatches[variant]?[step]
    return Finding.Subject(
      ramp: owner.name, step: step + 1, color: swatch.map(representation.text) ?? "",
      position: swatch?.position ?? owner.position)
  }

  /// The two colours of a pair, the one nearer the page first.
  func subjects(of pair: MeasuredPair) -> [Finding.Subject] {
    [
      subject(ramp: pair.firstRamp, step: pair.firstStep, pair.representation),
      subject(ramp: pair.secondRamp, step: pair.secondStep, pair.representation),
    ]
  }

  /// The end of a message: which values were measured, where there was a choice.
  func clause(_ representation: Representation) -> String {
    tables.count > 1 ? representation.clause : ""
  }
}
