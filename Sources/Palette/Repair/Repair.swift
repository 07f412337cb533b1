import LittleCMS

/// The least change that makes a palette keep its rules.
public struct Repair: Sendable {
  /// One colour that had to move.
  public struct Move: Hashable, Sendable {
    /// Where: ramp, step by position, appearance.
    public var ramp: String
    /// The step by position, from 1 at the page.
    public var step: Int
    /// The appearance.
    public var variant: AppearanceVariant
    /// The colour it was.
    public var old: SRGB8
    /// The colour it became.
    public var new: SRGB8
    /// CIEDE2000 between the two.
    public var difference: Double
  }

  /// A colour that must not move.
  public struct Lock: Hashable, Sendable {
    /// The ramp's name.
    public var ramp: String
    /// The step by position, from 1 at the page.
    public var step: Int

    /// A step of a ramp, in every appearance.
    public init(ramp: String, step: Int) {
      (self.ramp, self.step) = (ramp, step)
    }
  }

  /// The palette that keeps its rules.
  public let palette: ColorPalette
  /// What moved, in the order of the palette.
  public let moves: [Move]

  /// Repairs a palette.
  ///
  /// Colours that lie where the rules allow stay as they are, to the bit; the others keep hue and, as
  /// far as the gamut does, chroma. Key colours and locked steps stay. A few milliseconds.
  /// - Throws: `BuildError` if a rule cannot be kept at all, or not beside a colour that must stay.
  public init(of palette: ColorPalette, locked: [Lock] = []) throws(BuildError) {
    let engine: ColorEngine
    do {
      engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    } catch {
      throw BuildError(message: "\(error)")
    }
    var repaired = palette
    let derivesIncreased = palette.increasedContrast == .surfaceContent
    for variant in palette.variants where !derivesIncreased || variant.contrast == .standard {
      try repaired.repair(variant, locked, engine)
    }
    // The increased variants follow from the standard ones; they stay as long as they still fit.
    if derivesIncreased, !Verifier.verify(repaired).holds {
      repaired = try repaired.withIncreasedContrast()
    }
    self.palette = repaired
    moves = Self.moves(from: palette, to: repaired, engine)
  }

  private static func moves(
    from old: ColorPalette, to new: ColorPalette, _ engine: ColorEngine
  ) -> [Move] {
    var moves: [Move] = []
    for (before, after) in zip(old.ramps, new.ramps) {
      for variant in before.swatches.variants {
        let pairs = zip(before.swatches[variant] ?? [], after.swatches[variant] ?? [])
        for (index, (one, other)) in pairs.enumerated() where one.color != other.color {
          moves.append(
            Move(
              ramp: before.name, step: index + 1, variant: variant, old: one.color,
              new: other.color, difference: engine.difference(one.color, other.color)))
        }
      }
    }
    return moves
  }
}

extension ColorPalette {
  /// Repairs one appearance: all ramps together, or under the scope `ramp` each for itself.
  fileprivate mutating func repair(
    _ variant: AppearanceVariant, _ locked: [Repair.Lock], _ engine: ColorEngine
  ) throws(BuildError) {
    let present = ramps.indices.filter { ramps[$0].swatches[variant] != nil }
    for group in scope == .palette ? [present] : present.map({ [$0] }) {
      let job = RepairJob(
        ramps: group.map {
          RepairJob.Row(
            ramp: $0, name: ramps[$0].name, swatches: ramps[$0].swatches[variant] ?? [])
        },
        rules: rules, locked: locked,
        isDark: Page.appearance(of: group.map { ramps[$0].swatches[variant] ?? [] }) == .dark)
      for (row, swatches) in try job.repaired(engine) {
        ramps[row.ramp].swatches[variant] = swatches
      }
    }
  }
}
